import { tournamentScoresOfClass } from '~/upstream/tournament-scores';

/** The one bracket that this page shows. */
export const shownBracket = { sportId: 'boys-soccer', classId: '1A' } as const;

export function sources() {
  return { optional: { games: tournamentScoresOfClass.with(shownBracket) } };
}
