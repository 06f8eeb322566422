import type { PrepGame } from '~/upstream/prep-schools';

export function buildPrepGame(day: string | null, change: Partial<PrepGame> = {}): PrepGame {
  return {
    id: `${day ?? 'none'} ${change.opponent ?? ''}`,
    activityId: null,
    day,
    shortDate: null,
    time: { minutesOfDay: 1080, text: '6:00 PM' },
    opponent: 'Ashgrove',
    side: 'home',
    isConference: false,
    outcome: 'W',
    ownScore: 3,
    opponentScore: 1,
    shootout: [null, null],
    boxScoreUrl: null,
    sets: [],
    ...change,
  };
}

export function buildGameToCome(day: string | null, change: Partial<PrepGame> = {}): PrepGame {
  return buildPrepGame(day, { outcome: null, ownScore: null, opponentScore: null, ...change });
}
