import { buildSportPath, type Sport, type SportArt } from '~/config/sports';
import type { SportFacts, SportLink } from '~/models/sports/sport-facts';

/** What the bar above every page of a sport shows. */
export interface SportBarView {
  readonly title: string;
  readonly to: string;
  readonly art: SportArt;
  /** Those that fit into a row, the most wanted in front. */
  readonly links: readonly SportLink[];
  /** The others, under a button. */
  readonly more: readonly SportLink[];
  /** False when upstream could not say anything of the sport: the bar then shows what every sport has. */
  readonly isComplete: boolean;
}

/** What every sport has, when upstream does not say. */
const everySport: readonly (readonly [text: string, segment: string])[] = [
  ['State Series', 'state-series'],
  ['Calendar', 'calendar'],
  ['Records & History', 'history'],
  ['Advisory Committee', 'advisory-committee'],
];

/** What visitors want most of a sport, by the end of its address, in this order; all else keeps upstream's order. */
const first = ['/scores', '/state-series/brackets', '/regular-season', '/state-series'];

export function toSportBarView(sport: Sport, facts: SportFacts | null): SportBarView {
  const to = buildSportPath(sport);
  const usual = everySport.map(([text, segment]) => ({ text, to: `${to}/${segment}` }));
  // The sport's own page is the bar's title.
  const given = (facts?.links ?? usual).filter((link) => link.to !== to);
  const brackets = { text: 'Brackets', to: `${to}/state-series/brackets` };
  const hasBrackets =
    facts?.stateSeries.includes('brackets') === true && given.every((link) => link.to !== brackets.to);
  const ordered = [...given, ...(hasBrackets ? [brackets] : [])].sort(
    (one, other) => rankLink(one, to) - rankLink(other, to),
  );
  const fitting = countThatFits(sport.title, ordered);
  return {
    title: sport.title,
    to,
    art: sport.art,
    links: ordered.slice(0, fitting),
    more: ordered.slice(fitting),
    isComplete: facts !== null,
  };
}

function rankLink(link: SportLink, sportTo: string): number {
  const rank = first.findIndex((end) => link.to === sportTo + end);
  return rank === -1 ? first.length : rank;
}

/** Of the row in a window of 1280 px, beside the button for the rest. */
const rowPx = 1100;
const letterPx = 6.8;
const spacePx = 24;

/** How many links fit beside the title by the length of their words; all of them, or so many that the rest is a list. */
function countThatFits(title: string, links: readonly SportLink[]): number {
  let usedPx = title.length * letterPx + spacePx;
  const index = links.findIndex(({ text }) => {
    usedPx += text.length * letterPx + spacePx;
    return usedPx > rowPx;
  });
  return index === -1 ? links.length : index;
}
