import { playoffSportId } from '~/config/association';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import type { OpenGame, PictureInput } from '~/models/football/playoff-picture';
import { mostPicks, type Picks, readPicks } from '~/models/football/playoff-scenario';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher } from '~/models/text/search-text';

export type WhatIfAddress = ReturnType<typeof readAddress>;

export function readAddress(parameters: URLSearchParams) {
  const getChosenValue = (name: string) => parameters.get(name) ?? '';
  return {
    picks: getChosenValue('picks'),
    week: getChosenValue('week'),
    /** The shown class, or `out`. */
    show: getChosenValue('show'),
    search: getChosenValue('q').trim(),
  };
}

export function buildWhatIfHref({ picks, week, show, search }: Partial<WhatIfAddress>): string {
  return buildHref(Route.fbPlayoffWhatIf, { sportId: playoffSportId, query: { picks, week, show, q: search } });
}

export interface GameChoice {
  readonly id: string;
  /** The host first. */
  readonly names: readonly [string, string];
  /** Of a game in play; otherwise `null`. */
  readonly live: OpenGame['live'];
}

export function getSideName(
  { teams }: Pick<PictureInput, 'teams'>,
  { teams: sides, visitor }: OpenGame,
  side: 0 | 1,
): string {
  return sides[side] === null ? (visitor ?? 'TBD') : (teams[sides[side]]?.shortName ?? 'TBD');
}

export type DayOfGames = ReturnType<typeof toGamesView>['days'][number];

/** The games to pick: those of a week, or of the searched teams. */
export function toGamesView({ open, teams }: PictureInput, { week, search }: Pick<WhatIfAddress, 'week' | 'search'>) {
  const weeks = [...new Set(open.map((game) => game.week))].sort((a, b) => a - b);
  const shown = weeks.find((candidate) => String(candidate) === week) ?? weeks[0] ?? null;
  const listWholeNames = (game: OpenGame) => game.teams.map((team) => (team === null ? '' : (teams[team]?.name ?? '')));
  const getNames = (game: OpenGame) => [
    ...listWholeNames(game),
    getSideName({ teams }, game, 0),
    getSideName({ teams }, game, 1),
  ];
  const { matches } = chooseTextMatcher(search, open.flatMap(getNames));
  const isWanted = (game: OpenGame) => (search === '' ? game.week === shown : getNames(game).some(matches));
  const found = open.filter(isWanted);
  const [inPlay, toCome] = [found.filter(({ live }) => live !== null), found.filter(({ live }) => live === null)];
  const liveCount = open.filter(({ live }) => live !== null).length;
  const openText = `${formatCount(open.length, 'game')}${liveCount === 0 ? '' : `, ${liveCount} live`}`;
  return {
    /** Weeks with remaining games; empty for one or none. */
    weeks: weeks.length < 2 ? [] : weeks,
    /** `null` for a search, which covers all weeks. */
    week: search === '' ? shown : null,
    /** Games in play, then the others by day. */
    days: [...groupBy([...inPlay, ...toCome], ({ day, live }) => (live === null ? day : 'In play'))].map(
      ([day, games]) => ({
        day,
        games: games.map((game): GameChoice => ({
          id: game.id,
          names: [getSideName({ teams }, game, 0), getSideName({ teams }, game, 1)],
          live: game.live,
        })),
      }),
    ),
    /** `541 games, 12 live`, or `3 of 541 games, 12 live` for a search. */
    countText: search === '' ? openText : `${found.length} of ${openText}`,
  };
}

/** Picks for remaining games, and a note about the others. */
export interface ReadScenario {
  readonly picks: Picks;
  /** One sentence; `null` when nothing was ignored. */
  readonly ignored: string | null;
}

/** Ignores picks for finished or unknown games. */
export function readScenario({ open }: Pick<PictureInput, 'open'>, text: string): ReadScenario {
  const { picks: given, unreadable } = readPicks(text);
  const left = new Set(open.map(({ id }) => id));
  const picks = new Map([...given].filter(([id]) => left.has(id)));
  const ignored = given.size - picks.size + unreadable;
  return { picks, ignored: ignored === 0 ? null : describeIgnored(ignored) };
}

function describeIgnored(count: number): string {
  const why = `their games are over or do not exist, or there are more than ${mostPicks}`;
  return count === 1
    ? '1 pick of this address is ignored: its game is over or does not exist.'
    : `${count} picks of this address are ignored: ${why}.`;
}
