import type { PageRequest } from '~/routes/page-sources';
import { sportFacts } from '~/upstream/sports';
import { tournamentScores, tournamentScoresOfClass } from '~/upstream/tournament-scores';
import { askedClass } from '../class-of-address';

/** Every day of the class that the address asks for, and which classes there are. Without games the page stands, with words. */
export function stateScoresSources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    ...gamesOfClass(sportId, askedClass(sportId, params.class)),
    subject: { facts: sportFacts.with({ sportId }) },
  };
}

/** The games alone, for an address whose class turns out not to be one of the sport's. */
export function gamesOfClass(sportId: string, classId: string | null) {
  const games =
    classId === null ? tournamentScores.with({ sportId }) : tournamentScoresOfClass.with({ sportId, classId });
  return { critical: {}, optional: { games } };
}
