import { playoffSportId } from '~/config/association';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import type { GameList } from '~/models/games/game-path';
import type { SourceValue } from '~/page/page-sources';
import { chooseShownDay } from './game-requests';
import { joinRows } from './game-rows';

type Query = Readonly<Record<string, string>>;

/** A week of football, a sport's state series, or a day. A bare id is searched among today's games. */
export function listOfAddress(query: Query, clock: ContentClock): GameList {
  if (query.week !== undefined && query.week !== 'none') return { week: query.week };
  if (query.sport !== undefined) return { sport: query.sport };
  return { date: chooseShownDay(query, clock) };
}

export type GamesValue = SourceValue<Game[]> | null;

/** A game with the answer that contains it. */
export type FoundGame = NonNullable<ReturnType<typeof findGame>>;

/** Finds a game in several answers and merges its rows. Rows of a list of one sport lack the sport, so it is added. */
export function findGame(id: string, list: GameList, answers: readonly GamesValue[]) {
  const listed = answers.flatMap((sourceValue) => {
    const game = sourceValue?.value.find((candidate) => candidate.id === id);
    return sourceValue === null || game === undefined ? [] : [{ game, sourceValue }];
  });
  const [first] = listed;
  if (first === undefined) return null;
  const ofList = 'week' in list ? playoffSportId : 'sport' in list ? list.sport : first.game.sportId;
  const rows = listed.map((row) => ({ ...row, game: { ...row.game, sportId: row.game.sportId ?? ofList } }));
  return { ...rows.reduce(joinRows), list };
}
