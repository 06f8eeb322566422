import * as z from 'zod';
import { type WireContext } from '~/cache/source/define-source';
import type { Game } from '~/models/games/game';
import { classId } from './fields/mark';
import { leaveOutByeGames, makeGamesUnique, assignGameIds, listLiveFacts, readListedGames } from './fields/rows';
import { figure, markedNumber } from './fields/stat-figure';
import { tournamentGame } from './fields/tournament-game';
import {
  type RowOf,
  nestedRows,
  optionalIdentifier,
  optionalText,
  text,
  wireObject,
  describeBody,
  selectFittingRows,
  isRecord,
  unwrapData,
  refuse,
  defineGroup,
} from './wire';

/* Games of a landing page: GET /v1/sports/{sportId}/tournament-scoreboard (finals or current round, champions) and /scoreboard (nearest day). */

const define = defineGroup('scoreboards', 'scores', { listTags: ({ sportId }) => ['games', `sport-${sportId}`] });

export interface Scoreboard {
  readonly games: readonly Game[];
  readonly champions: readonly Champions[];
}

export const tournamentScoreboard = define(
  'tournament',
  '/v1/sports/{sportId}/tournament-scoreboard',
  (context) =>
    rowsByClass<Champions | Game>(context, z.union([championsRow(context), tournamentGame(context)])).transform(
      (rows) => ({
        games: makeGamesUnique(
          context,
          leaveOutByeGames(
            context,
            rows.flatMap((row) => ('kind' in row ? [row] : [])),
          ),
        ),
        champions: rows.flatMap((row) => ('kind' in row ? [] : [row])),
      }),
    ),
  {
    sample: { sportId: 'boys-basketball' },
    listRowIds: ({ games }) => assignGameIds(games),
    listLiveRows: ({ games }) => listLiveFacts(games),
    isEmpty: ({ games, champions }) => games.length === 0 && champions.length === 0,
  },
);

export const scoreboardOfDay = define('day', '/v1/sports/{sportId}/scoreboard', readListedGames(tournamentGame), {
  sample: { sportId: 'football' },
  listLiveRows: listLiveFacts,
});

const placed = {
  /** `null` when unknown; tied teams share a place. */
  place: markedNumber(),
  schoolName: text({ required: 'has no school' }),
  points: figure(),
};
const name = text({ required: 'has no name' });
const teamPlace = wireObject(placed);
/** `grade` such as `12`, in upstream's words. */
const individualPlace = wireObject({ ...placed, name, grade: optionalText() });
/** `name` is one name, or two separated by a slash; `event` is `Singles` or `Doubles`. */
const entryPlace = wireObject({ ...placed, name: [name, 'Names'], event: optionalText() });

function championsRow(context: WireContext) {
  return wireObject({
    /** `1A`. */
    classId: [classId(), 'class'],
    tournamentId: optionalIdentifier(),
    teams: nestedRows(context, teamPlace),
    /** Golf's medalists. */
    individuals: [nestedRows(context, individualPlace), 'topIndividuals', 'individuals'],
    /** Tennis singles and doubles. */
    entries: [nestedRows(context, entryPlace), 'topEntries', 'entries'],
  }).refine(({ teams, individuals, entries }) => teams.length + individuals.length + entries.length > 0, {
    error: 'has no champions',
  });
}

export type Champions = RowOf<typeof championsRow>;

/** Rows of a flat array or of an object with arrays by class (`1A`), bare or in `data`. A row without a class takes that of its group. */
function rowsByClass<Row extends { readonly classId: string | null }>(
  context: WireContext,
  rowSchema: z.ZodType<Row>,
): z.ZodType<Row[]> {
  return z.unknown().transform((body, refusal) => {
    const data = unwrapData(body);
    if (Array.isArray(data)) return selectFittingRows(context, rowSchema, data);
    const groups = Object.entries(isRecord(data) ? data : {}).filter(([key]) => parseClassKey(key) !== null);
    if (groups.length === 0) return refuse(refusal, `expected rows or rows by class, got ${describeBody(body)}`);
    return groups.flatMap(([key, group]) => {
      // A `null` group has no rows; any other non-array counts as an invalid row.
      const rows: readonly unknown[] = Array.isArray(group) ? group : group === null ? [] : [group];
      const classId = parseClassKey(key);
      return selectFittingRows(context, rowSchema, rows).map((row) => ({ ...row, classId: row.classId ?? classId }));
    });
  });
}

/** `1A` for `1A`, `1a` and `Class 1A`; also the `A` and `AA` of earlier seasons. */
function parseClassKey(key: string): string | null {
  return /^\s*(?:class[\s_-]*)?(\d{1,2}A|A{1,2})\s*$/i.exec(key)?.[1]?.toUpperCase() ?? null;
}
