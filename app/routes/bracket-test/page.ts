import { tournamentScoresOfClass } from '~/upstream/tournament-scores';

/** The one bracket that this page shows (specification 3 §7). */
export const shownBracket = { sportId: 'boys-soccer', classId: '1A' } as const;

export function sources() {
  return { optional: { games: tournamentScoresOfClass.with(shownBracket) } };
}
