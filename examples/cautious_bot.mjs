#!/usr/bin/env node
// A bot in JavaScript for any game: avoids what is warned of, prefers what brings points, else takes any choice.
// tablereef arena carcasse --bots examples/cautious_bot.mjs,plankton --games 100
import { createInterface } from 'node:readline';

const points = (words) =>
  words.key === 'points-more' ? words.fields.number : words.key === 'points-less' ? -words.fields.number : 0;
const worth = (offer) =>
  (offer.about ?? []).reduce((sum, words) => sum + points(words), 0) - (offer.warning ? 100 : 0);

const generators = {};
const random = (seed) => {
  generators[seed] = ((generators[seed] ?? seed % 2147483647) * 48271) % 2147483647;
  return generators[seed] / 2147483647;
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const best = Math.max(...asked.view.offers.map(worth));
  const good = asked.view.offers.filter((offer) => worth(offer) === best);
  const chosen = good[Math.floor(random(asked.seed) * good.length)];
  console.log(JSON.stringify({ code: chosen.code }));
}
