import type { PrepGame } from './prep-school';

export function aPrepGame(day: string | null, change: Partial<PrepGame> = {}): PrepGame {
  return {
    id: `${day ?? 'none'} ${change.opponent ?? ''}`,
    activityId: null,
    day,
    shortDate: null,
    time: { minutesOfDay: 1080, text: '6:00 PM' },
    opponent: 'Ashgrove',
    isAway: false,
    isConference: false,
    outcome: 'W',
    ownScore: 3,
    opponentScore: 1,
    boxScoreUrl: null,
    sets: [],
    ...change,
  };
}

export function aGameToCome(day: string | null, change: Partial<PrepGame> = {}): PrepGame {
  return aPrepGame(day, { outcome: null, ownScore: null, opponentScore: null, ...change });
}
