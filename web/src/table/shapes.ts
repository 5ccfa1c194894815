/** Shapes in a box of 24 × 24: with colour and letter they tell kinds of pieces apart. */

export const SHAPES = [
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z', // disc
  'M12 1.5 23 21H1z', // triangle
  'M3 3h18v18H3z', // square
  'M12 .8 23.2 12 12 23.2.8 12z', // diamond
  'M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.8L12 18l-6.8 4 1.7-7.8L1 9l7.8-.8z', // star
  'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z', // hexagon
  'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z', // cross
  'M12 1c5 6.5 8 9.5 8 13.500a8 8 0 0 1-16 0C4 10.5 7 7.5 12 1z', // drop
  'M12 22S1.5 15.5 1.5 8.500A5.5 5.5 0 0 1 12 6a5.5 5.5 0 0 1 10.5 2.500C22.5 15.5 12 22 12 22z', // heart
  'M12 1.5 22 5v7c0 5.5-4.5 9-10 11C6.5 21 2 17.5 2 12V5z', // shield
  'M1 12C5 4.5 10 4 14.5 7.5 17 9.3 18.5 9 23 5v14c-4.5-4-6-4.3-8.5-2.500C10 20 5 19.5 1 12z', // fish
  'M4 3h16v9a8 8 0 0 1-16 0z', // cup
  'M7 1.500h10L22.5 7v10L17 22.500H7L1.5 17V7z', // octagon
  'M12 2l11 9-4 11H5L1 11z', // pentagon
  'M1.5 7h21L19 19H5z', // boat
  'M12 23.200C-2 13 5 3 12 7.5 19 3 26 13 12 23.200z', // shell
]
