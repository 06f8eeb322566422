import { createStateOrder } from '~/models/games/state-order';
import { playoffSportId } from './association';
import { buildSportId, type SportKind } from './sport-kinds';
import { sportRows } from './sport-rows.generated';

/** The most points of one score, by kinds of sports; one in all others. No trait of sports, because browsers have no use for it. */
const pointsOfOneScore: Readonly<Partial<Record<SportKind, number>>> = {
  football: 8,
  'flag-football': 8,
  basketball: 3,
};

const pointsBySport = new Map(sportRows.map((row) => [buildSportId(row), pointsOfOneScore[row.kind] ?? 1]));

/** A feed that names no sport is that of the playoffs' sport. */
const getPointsOfOneScore = (sportId: string | null) => pointsBySport.get(sportId ?? playoffSportId) ?? 1;

/** Games in play first, then those that are over, then those to come, each by time. */
export const compareByState = createStateOrder(getPointsOfOneScore);
