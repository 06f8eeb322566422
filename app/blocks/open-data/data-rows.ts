import * as z from 'zod';
import { usualSport } from '~/config/sports';
import type { Game } from '~/models/games/game';
import { countSetsWon, formatDecision, getColumns } from '~/models/games/game';
import { mayBeContestId } from '~/models/games/game-path';
import { formatStatus, type ScoreCardView } from '~/models/games/score-card-view';
import { isMadeId } from '~/models/text/made-id';

/* The rows of the files for other sites. Names and order of columns are a contract: columns may be added at the end, and none is renamed. */

const id = (what: string) => z.string().nullable().describe(`${what}; null if unknown`);
const text = (what: string) => z.string().nullable().describe(what);
const whole = (what: string) => z.int().nullable().describe(what);
const figure = (what: string) => z.number().nullable().describe(what);
const name = z.string().describe('Name as on the site');

export const gameRow = z.object({
  game_id: id('Id of the game, as in the address of its page'),
  date: z.iso.date().nullable(),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable()
    .describe('Start in the time zone of the association, 24 hours'),
  sport: z
    .string()
    .nullable()
    .describe(usualSport?.id ?? 'id of the sport'),
  state: z.enum(['scheduled', 'live', 'final', 'forfeit', 'unreported']),
  status: z.string().describe('As on the card: Final, 7:00 PM, 2nd Half 12:04, Postponed'),
  team_1: name,
  team_1_id: id('Id of the school'),
  team_1_score: whole('Points, or sets won'),
  team_2: name,
  team_2_id: id('Id of the school'),
  team_2_score: whole('Points, or sets won'),
  set_scores: text('25-18, 20-25, 15-9'),
  decided_in: text('2OT, SO 4-3'),
  winner: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('The team that won'),
  site: text('Place'),
  highlight: text('Note of the reporter'),
  schedule_change: text('Note of a new time or place'),
});

export type GameRow = z.infer<typeof gameRow>;

/** The card of a game as a row. Facts that the card shows are those of the card. */
export function toGameRow(card: ScoreCardView, game: Game): GameRow {
  const [first, second] = game.teams;
  const columns = getColumns(game);
  const points = game.countsSets ? countSetsWon(columns) : (columns[0] ?? [null, null]);
  const won = card.teams.findIndex(({ outcome }) => outcome === 'won');
  return {
    // Upstream has games without ids.
    game_id: mayBeContestId(game.id) ? game.id : null,
    date: game.day,
    time: formatHour(game.time?.minutesOfDay ?? null),
    sport: game.sportId,
    state: card.state,
    status: formatStatus(card),
    team_1: card.teams[0].name,
    team_1_id: first.schoolId,
    team_1_score: points[0],
    team_2: card.teams[1].name,
    team_2_id: second.schoolId,
    team_2_score: points[1],
    set_scores:
      game.countsSets && columns.length > 0 ? columns.map(([a, b]) => `${a ?? '–'}-${b ?? '–'}`).join(', ') : null,
    decided_in: game.kind === 'final' ? formatDecision(game) : null,
    winner: won === -1 ? null : won === 0 ? 1 : 2,
    site: game.site,
    highlight: card.highlight,
    schedule_change: card.scheduleChange,
  };
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

export const standingRow = z.object({
  conference: z.string(),
  place: z.int().describe('In the order of the association, which applies the tiebreaks'),
  team: name,
  team_id: id('Id of the team in football'),
  conference_wins: whole('Wins in the conference'),
  conference_losses: whole('Losses in the conference'),
  wins: whole('Wins overall'),
  losses: whole('Losses overall'),
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
