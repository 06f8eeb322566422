import type { FinalGame, ForfeitGame, GameFacts, GameTeam, LiveGame, ScheduledGame, UnreportedGame } from './game';

/* Games for tests: a boys soccer game between two invented schools, with whatever a test wants different. */

export function buildGameTeam(name: string, changes: Partial<GameTeam> = {}): GameTeam {
  return { schoolId: null, name, formalName: null, logoUrl: null, seed: null, ...changes };
}

const facts: GameFacts = {
  id: '1',
  day: '2025-10-11',
  time: { minutesOfDay: 19 * 60, text: '7:00 PM' },
  site: 'Rockwell',
  sportId: 'boys-soccer',
  classId: null,
  level: null,
  round: null,
  teams: [buildGameTeam('Ashgrove', { schoolId: '0101' }), buildGameTeam('Fort Harlan', { schoolId: '0202' })],
  hostIndex: null,
  countsSets: false,
  links: { boxScoreUrl: null, watchUrl: null, ticketsUrl: null, audioUrl: null, liveStatsUrl: null },
};

export function buildScheduledGame(changes: Partial<ScheduledGame> = {}): ScheduledGame {
  return { ...facts, kind: 'scheduled', remark: null, scheduleChange: null, ...changes };
}

export function buildLiveGame(changes: Partial<LiveGame> = {}): LiveGame {
  return {
    ...facts,
    kind: 'live',
    columns: [[2, 1]],
    period: null,
    timeRemaining: null,
    scheduleChange: null,
    ...changes,
  };
}

export function buildFinalGame(changes: Partial<FinalGame> = {}): FinalGame {
  return {
    ...facts,
    kind: 'final',
    columns: [[3, 1]],
    decidedIn: null,
    namedWinner: null,
    highlight: null,
    ...changes,
  };
}

export function buildForfeitGame(changes: Partial<ForfeitGame> = {}): ForfeitGame {
  return { ...facts, kind: 'forfeit', isFinal: false, columns: [], namedWinner: 0, ...changes };
}

export function buildUnreportedGame(changes: Partial<UnreportedGame> = {}): UnreportedGame {
  return { ...facts, kind: 'unreported', scheduleChange: null, ...changes };
}
