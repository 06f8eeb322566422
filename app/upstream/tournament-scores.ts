import type { Game } from '../models/game';
import { defineSource, type SourceParams } from './define-source';
import { tournamentGame } from './fields/tournament-game';
import { uniqueGames } from './fields/unique-games';
import { dataRows } from './wire';

/* State-series games of one sport: GET /v1/sports/{sportId}/tournament-scores. */

interface SportDayParams extends SourceParams {
  /** Sport slug, such as `girls-cross-country`. */
  readonly sportId: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The state-series games of one sport on one day, all classes. */
export const tournamentScoresOfDay = defineSource<SportDayParams, Game[]>({
  name: 'tournament-scores.day',
  path: ({ sportId, day }) => `/v1/sports/${encodeURIComponent(sportId)}/tournament-scores?GameDate=${paddedDate(day)}`,
  schema: (context) => dataRows(context, tournamentGame()).transform((rows) => uniqueGames(context, rows)),
  policy: 'scores',
  tags: ({ sportId, day }) => ['games', `games-${day}`, `sport-${sportId}`],
});

/** `MM/dd/yyyy`, as this endpoint wants it. */
function paddedDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
}
