import * as z from 'zod';
import { defineSource, type WireContext } from '~/cache/define-source';
import type { Game } from '~/models/games/game';
import type { Champions } from '~/models/state-series/champions';
import { makeGamesUnique } from './fields/game-lists';
import { listLiveFacts } from './fields/live-facts';
import { assignGameIds } from './fields/row-ids';
import { rowsByClass } from './fields/rows-by-class';
import { tournamentGame } from './fields/tournament-game';
import type { SportParams } from './sports';
import { dataRows, decimal, nestedRows, optionalIdentifier, optionalText, text, wholeNumber, wireObject } from './wire';

/*
Games of a landing page: GET /v1/sports/{sportId}/tournament-scoreboard (finals or current round; champions in golf and tennis) and
/scoreboard (nearest day).
 */

export interface Scoreboard {
  readonly games: readonly Game[];
  readonly champions: readonly Champions[];
}

export const tournamentScoreboard = defineSource<SportParams, Scoreboard>({
  name: 'scoreboards.tournament',
  sample: { sportId: 'boys-basketball' },
  path: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-scoreboard`,
  policy: 'scores',
  tags: ({ sportId }) => ['games', `sport-${sportId}`],
  rowIds: ({ games }) => assignGameIds(games),
  liveRows: ({ games }) => listLiveFacts(games),
  isEmpty: ({ games, champions }) => games.length === 0 && champions.length === 0,
  schema: (context) =>
    rowsByClass<Champions | Game>(context, z.union([championsRow(context), tournamentGame(context)])).transform(
      (rows) => ({
        games: makeGamesUnique(
          context,
          rows.flatMap((row) => ('kind' in row ? [row] : [])),
        ),
        champions: rows.flatMap((row) => ('kind' in row ? [] : [row])),
      }),
    ),
});

export const scoreboardOfDay = defineSource<SportParams, Game[]>({
  name: 'scoreboards.day',
  sample: { sportId: 'football' },
  path: ({ sportId }) => `/v1/sports/${encodeURIComponent(sportId)}/scoreboard`,
  policy: 'scores',
  liveRows: listLiveFacts,
  tags: ({ sportId }) => ['games', `sport-${sportId}`],
  schema: (context) => dataRows(context, tournamentGame(context)).transform((rows) => makeGamesUnique(context, rows)),
});

function championsRow(context: WireContext): z.ZodType<Champions> {
  const placed = {
    place: wholeNumber(),
    schoolName: text({ required: 'has no school' }),
    points: decimal(),
  };
  const named = { ...placed, name: text({ required: 'has no name' }) };
  return wireObject(
    {
      classId: optionalText(),
      tournamentId: optionalIdentifier(),
      teams: nestedRows(context, wireObject(placed)),
      individuals: nestedRows(context, wireObject({ ...named, grade: optionalText() })),
      entries: nestedRows(context, wireObject({ ...named, event: optionalText() }, { name: ['Names'] })),
    },
    { classId: ['class'], individuals: ['topIndividuals', 'individuals'], entries: ['topEntries', 'entries'] },
  ).refine(({ teams, individuals, entries }) => teams.length + individuals.length + entries.length > 0, {
    error: 'has no champions',
  });
}

export const scoreboardsSources = [tournamentScoreboard, scoreboardOfDay];
