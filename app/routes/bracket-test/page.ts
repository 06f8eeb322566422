import { toDrawnBracketView } from '~/blocks/state-series/drawn-bracket-view';
import { listClassIds } from '~/config/classification';
import { usualSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatClass } from '~/models/text/label';
import { notFound } from '~/page/page-outcome';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { tournamentScoresOfClass } from '~/upstream/tournament-scores';

const sampleBracket = { sportId: usualSport?.id ?? '', classId: listClassIds(usualSport?.id ?? '')[0] ?? '1A' };

/** The games of the one bracket that the page shows. */
export const sources = () => ({ optional: { games: tournamentScoresOfClass.with(sampleBracket) } });

/** The page has one address. */
export const bracketTestPath = buildHref(Route.bracketTest);

export function toView({ optional }: ValuesOf<typeof sources>, request: PageRequest) {
  const sport = usualSport;
  if (sport === undefined) return notFound;
  const bracket = { ...sampleBracket, path: bracketTestPath, isOnOneSheet: true };
  const drawn = toDrawnBracketView(optional.games, bracket, request);
  const parts = [sport.title, formatClass(sampleBracket.classId), drawn?.season ?? null];
  return {
    heading: parts.filter((part) => part !== null).join(', '),
    art: sport.art,
    bracketsPath: buildHref(Route.ssBrackets, { sportId: sport.id }),
    drawn,
  };
}
