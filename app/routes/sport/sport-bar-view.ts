import { sportPath, type Sport, type SportArt } from '~/config/sports';
import type { SportFacts, SportLink } from '~/models/sports/sport-facts';

/** What the bar above every page of a sport shows. */
export interface SportBarView {
  readonly title: string;
  readonly to: string;
  readonly art: SportArt;
  readonly links: readonly SportLink[];
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

export function toSportBarView(sport: Sport, facts: SportFacts | null): SportBarView {
  const to = sportPath(sport);
  const builtIn = everySport.map(([text, segment]) => ({ text, to: `${to}/${segment}` }));
  // The sport's own page is the bar's title.
  const links = (facts?.links ?? builtIn).filter((link) => link.to !== to);
  return { title: sport.title, to, art: sport.art, links, isComplete: facts !== null };
}
