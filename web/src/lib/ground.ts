/** What kind of page lies under the bar at the top: the document says it, for whatever looks otherwise there. */

import type { Attachment } from 'svelte/attachments'

/** On the document while a page is shown; to look for the page in all of it (`:has`) costs time at every change. */
export function ground(kind: 'home' | 'world' | 'afloat', game = '', hasMenu = false): Attachment {
  return () => {
    const { dataset } = document.documentElement
    const marks = { ground: kind, game, ...(hasMenu && { menu: '' }) }
    Object.assign(dataset, marks)
    return () => Object.keys(marks).forEach((mark) => delete dataset[mark])
  }
}
