import type { OutlookTeam } from '~/upstream/football-qualification';

/** A team of the outlook; `changes` replace its fields. */
export function buildOutlookTeam(changes: Partial<OutlookTeam>): OutlookTeam {
  return {
    id: '7',
    name: 'Ashgrove Township',
    shortName: 'Ashgrove',
    logoUrl: null,
    classId: '1A',
    playsUp: false,
    wins: 5,
    losses: 1,
    opponentsWins: 21,
    enrollment: 140.5,
    bid: 'E',
    rank: 1,
    nextGame: 'vs. Dell (5-1)',
    ...changes,
  };
}
