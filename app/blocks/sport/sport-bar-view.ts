import type { Sport } from '~/config/sports';
import { buildHref, Route, type SportRoute } from '~/href';
import type { SportFacts, SportLink } from '~/upstream/sports';
import { isReplacedPath } from './regular-season-navigation';

/** Links of every sport, for use when upstream has none. */
const everySport: readonly (readonly [text: string, route: SportRoute])[] = [
  ['State Series', Route.ssIndex],
  ['Calendar', Route.sportCalendar],
  ['Records & History', Route.sportHistory],
  ['Advisory Committee', Route.sportAdvisory],
];

/** Links that visitors want most, in this order; the others keep upstream's order. */
const first: readonly SportRoute[] = [Route.sportScores, Route.ssBrackets, Route.fbRsIndex, Route.ssIndex];

/** The bar above every page of a sport. */
export function toSportBarView(sport: Sport, facts: SportFacts | null) {
  const to = buildHref(Route.sportLanding, { sportId: sport.id });
  const usual = everySport.map(([text, route]) => ({ text, to: buildHref(route, { sportId: sport.id }) }));
  // The sport's own page is the bar's title.
  const given = (facts?.links ?? usual).filter((link) => link.to !== to && !isReplacedPath(sport, link.to));
  const brackets = { text: 'Brackets', to: buildHref(Route.ssBrackets, { sportId: sport.id }) };
  const hasBrackets =
    facts?.stateSeries.includes('brackets') === true && given.every((link) => link.to !== brackets.to);
  const ordered = [...given, ...(hasBrackets ? [brackets] : [])].sort(
    (a, b) => rankLink(a, sport.id) - rankLink(b, sport.id),
  );
  const fitting = countThatFits(sport.title, ordered);
  return {
    title: sport.title,
    to,
    art: sport.art,
    /** Links that fit into a row, most wanted first. */
    links: ordered.slice(0, fitting),
    /** The other links, under a button. */
    more: ordered.slice(fitting),
    /** False when upstream had nothing about the sport, so that the bar shows the links of every sport. */
    isComplete: facts !== null,
  };
}

function rankLink(link: SportLink, sportId: string): number {
  const rank = first.findIndex((route) => link.to === buildHref(route, { sportId }));
  return rank === -1 ? first.length : rank;
}

/** Row width in a window of 1280 px, beside the button for the rest. */
const rowPx = 1100;
const letterPx = 6.8;
const spacePx = 24;

/** Number of links that fit beside the title, by the length of their texts. */
function countThatFits(title: string, links: readonly SportLink[]): number {
  let usedPx = title.length * letterPx + spacePx;
  const index = links.findIndex(({ text }) => {
    usedPx += text.length * letterPx + spacePx;
    return usedPx > rowPx;
  });
  return index === -1 ? links.length : index;
}
