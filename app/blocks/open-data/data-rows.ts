import * as z from 'zod';
import { usualSport } from '~/config/sports';
import { formatDecision, type Game, getColumns, type Score, type TeamIndex } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { formatStatus, type ScoreCardView } from '~/models/games/score-card-view';
import { countSetsSoFar } from '~/models/games/sets-won';
import { isMadeId } from '~/models/text/made-id';

/* The rows of the files for other sites. Names and order of columns are a contract: columns may be added at the end, and none is renamed. */

export const id = (what: string) => z.string().nullable().describe(`${what}; null if unknown`);
export const text = (what: string) => z.string().nullable().describe(what);
export const whole = (what: string) => z.int().nullable().describe(what);
const figure = (what: string) => z.number().nullable().describe(what);
const name = z.string().describe('Name as on the site');

export const states = ['scheduled', 'live', 'final', 'forfeit', 'unreported'] as const;

export const ofStart = {
  game_id: id('Id of the game, as in the address of its page'),
  date: z.iso.date().nullable(),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable()
    .describe('Start in the time zone of the association, 24 hours'),
};

export const ofResult = {
  set_scores: text('25-18, 20-25, 15-9'),
  decided_in: text('2OT, SO 4-3'),
  winner: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('The team that won'),
  site: text('Place'),
};

export const gameRow = z.object({
  ...ofStart,
  sport: z
    .string()
    .nullable()
    .describe(usualSport?.id ?? 'id of the sport'),
  state: z.enum(states),
  status: z.string().describe('As on the card: Final, 7:00 PM, 2nd Half 12:04, Postponed'),
  team_1: name,
  team_1_id: id('Id of the school'),
  team_1_score: whole('Points, or sets won'),
  team_2: name,
  team_2_id: id('Id of the school'),
  team_2_score: whole('Points, or sets won'),
  ...ofResult,
  highlight: text('Note of the reporter'),
  schedule_change: text('Note of a new time or place'),
});

export type GameRow = z.infer<typeof gameRow>;

/** The card of a game as a row. Facts that the card shows are those of the card. */
export function toGameRow(card: ScoreCardView, game: Game): GameRow {
  const { start, result } = readGameFields(game, [0, 1]);
  return {
    ...start,
    sport: game.sportId,
    state: card.state,
    status: formatStatus(card),
    team_1: card.teams[0].name,
    team_1_id: game.teams[0].schoolId,
    team_1_score: result.scores[0],
    team_2: card.teams[1].name,
    team_2_id: game.teams[1].schoolId,
    team_2_score: result.scores[1],
    set_scores: result.sets,
    decided_in: result.decidedIn,
    winner: toWinner(card.teams.findIndex(({ outcome }) => outcome === 'won')),
    site: game.site,
    highlight: card.highlight,
    schedule_change: card.scheduleChange,
  };
}

/** What the feed says of a game, its teams in the order of the page. */
export function readGameFields(game: Game, [first, second]: readonly [TeamIndex, TeamIndex]) {
  const order = (points: Score = [null, null]) => [points[first], points[second]] as const;
  const columns = getColumns(game);
  const sets = columns.map(order).filter(([a, b]) => a !== null || b !== null);
  return {
    start: {
      // Upstream has games without ids.
      game_id: mayBeContestId(game.id) ? game.id : null,
      date: game.day,
      time: formatHour(game.time?.minutesOfDay ?? null),
    },
    result: {
      scores: order(game.countsSets ? countSetsSoFar(game.kind, columns) : columns[0]),
      // The feed has three sets, also those that were not played.
      sets: (game.countsSets && sets.map(([a, b]) => `${a ?? '–'}-${b ?? '–'}`).join(', ')) || null,
      decidedIn: game.kind === 'final' ? formatDecision(game) : null,
    },
  };
}

/** @param index of the team that won; -1 or `null` if none did */
export function toWinner(index: number | null): 1 | 2 | null {
  return index === 0 ? 1 : index === 1 ? 2 : null;
}

function formatHour(minutesOfDay: number | null): string | null {
  if (minutesOfDay === null) return null;
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutesOfDay / 60))}:${pad(minutesOfDay % 60)}`;
}

/** Upstream's id; `null` for one that the site has made for a row without. */
export function dropMadeId(given: string): string | null {
  return isMadeId(given) ? null : given;
}

const ofRecords = {
  conference_wins: whole('Wins in the conference'),
  conference_losses: whole('Losses in the conference'),
  wins: whole('Wins overall'),
  losses: whole('Losses overall'),
};

export const conferenceRow = z.object({
  conference: z.string(),
  conference_id: z.string().describe('Id of the provider, as in the address of the page'),
  place: whole('Schools with the same share of conference games share a place; null before their first one'),
  school: name,
  school_id: id('Id of the school'),
  ...ofRecords,
  conference_win_percentage: figure('Share of conference games won, 0 to 1'),
});

export const standingRow = z.object({
  conference: z.string(),
  place: z.int().describe('In the order of the association, which applies the tiebreaks'),
  team: name,
  team_id: id('Id of the team in football'),
  ...ofRecords,
  opponents_wins: figure('Wins of all opponents'),
  points_for: figure('Points scored'),
  points_against: figure('Points allowed'),
  bid: text('R, C, A or E as on the page'),
});

export const ratingRow = z.object({
  class: text('2A; null in a sport that rates all schools together'),
  place: whole('Schools with the same rating share a place'),
  school: name,
  school_id: id('Id of the school'),
  wins: whole('Wins'),
  losses: whole('Losses'),
  rpi: figure('Ratings percentage index'),
  win_percentage: figure('Weighted by the provider'),
  opponents_win_percentage: figure('Of the opponents'),
  their_opponents_win_percentage: figure('Of the opponents’ opponents'),
});

export const leaderRow = z.object({
  class: z.string(),
  place: whole('Null without a score'),
  tied: z.boolean(),
  name,
  school: text('Of a golfer; null for a team'),
  school_id: id('Id of the school'),
  to_par: whole('Strokes against par'),
  through: whole('Holes finished in the round, 1 to 18'),
  round_1: whole('Strokes'),
  round_2: whole('Strokes'),
  total: whole('Strokes'),
  outcome: text('WD, DQ and the like'),
});

export const enrollmentRow = z.object({
  school: name,
  school_id: id('Id of the school'),
  enrollment: figure('Students'),
  counted_enrollment: figure('For sports in which the multiplier applies'),
  multiplied: z.boolean(),
});

export const schoolRow = z.object({
  school_id: id('Id of the school'),
  school: name,
  formal_name: text('Full name'),
  nickname: text('Team name'),
  city: text('City'),
  public: z.boolean(),
});

export const pollRow = z.object({
  class: z.string(),
  released: z.iso.date().nullable().describe('Day of the poll and of the records'),
  rank: text('1, T3 for a shared rank'),
  previous_rank: text('Null for a team that was not ranked'),
  school: name,
  school_id: id('Id of the team in football'),
  first_place_votes: figure('Null without any'),
  votes: figure('Points of the poll'),
  wins: whole('On the day of the poll'),
  losses: whole('On the day of the poll'),
  last_result: text('W, L or T in the latest game, which may be after the poll'),
  last_score: whole('Own points in that game'),
  last_opponent_score: whole('Points of the opponent'),
  last_opponent: text('vs Grandale, at Grandale'),
  next_opponent: text('vs Grandale, at Grandale'),
});
