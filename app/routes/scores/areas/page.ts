import { areaKinds, type AreaKind, listAreaLinks, requestAreaLists } from '~/blocks/daily-games/area-filter';
import { joinClocks, requestScoreboards } from '~/blocks/daily-games/game-clocks';
import { choosePolicyOfDay, chooseShownDay } from '~/blocks/daily-games/game-requests';
import { addGamesOfWeek, requestKeptWeek } from '~/blocks/daily-games/games-of-week';
import { getSportId, getSportTitle } from '~/blocks/daily-games/score-sports';
import { compareByState } from '~/config/game-order';
import { isLowScoreWinning } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { toDateStrip } from '~/models/dates/date-strip';
import { updateStamp } from '~/models/dates/update-stamp';
import { findWinner, type Game, getColumns } from '~/models/games/game';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';
import { countSetsSoFar } from '~/models/games/sets-won';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';

/** Games and areas; today also clocks of games in play, and football games that the feed lacks, as far as other pages have kept them. */
export function sources({ query, clock }: Pick<PageRequest, 'query' | 'clock'>) {
  const day = chooseShownDay(query, clock);
  const games = dailyGames.with({ day }, choosePolicyOfDay(day, clock));
  const isToday = day === chooseShownDay({}, clock);
  const kept = isToday ? { ...requestScoreboards(games), ...requestKeptWeek(day) } : {};
  return {
    optional: { games, ...requestAreaLists(areaKinds) },
    dependent: kept,
    mayBeAbsent: Object.keys(kept),
  };
}

export type AreasView = ReturnType<typeof toView>['areas'];

const titles: Readonly<Record<AreaKind, string>> = {
  county: 'Counties',
  conference: 'Conferences',
  division: 'Board Divisions',
};

/** The areas whose schools play on the day, with the number of their games and those that are most worth a look. */
export function toView({ optional, dependent }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const { directory = null, districts = null, conferences = null } = optional;
  const lists = { schools: directory, districts, conferences };
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const day = chooseShownDay(query, clock);
  const kept = { date: day === today ? null : day, sport: query.sport ?? null };
  const search = query.q?.trim() ?? '';
  const read = optional.games && addGamesOfWeek(joinClocks(optional.games, dependent), dependent);
  const games = read?.value ?? [];
  const ofSport = games.filter((game) => query.sport === undefined || getSportId(game) === query.sport);
  const liveCount = ofSport.filter(({ kind }) => kind === 'live').length;
  const groups = areaKinds.map((kind) => ({
    kind,
    title: titles[kind],
    areas: withFirstGames(listAreaLinks(kind, lists, ofSport, kept)),
    /** A list could not be read without which it is not known who plays. */
    isMissing: directory === null || (kind === 'conference' ? conferences : districts) === null,
  }));
  const names = groups.flatMap(({ areas }) => areas.map(({ title }) => title));
  const { matches, isLoose } = chooseTextMatcher(search, names);
  const buildPath = (date: string) =>
    buildHref(Route.scoresAreas, { query: { ...kept, date: date === today ? null : date, q: search || null } });
  const foundCount = names.filter(matches).length;
  return {
    areas: {
      /** Age of the scores; `null` when they could not be read. */
      stamp: read && updateStamp(read, clock),
      path: buildPath(day),
      search,
      /** `3 areas`, of those that were searched for; `null` without a search. */
      foundText: search === '' ? null : labelFound(formatCount(foundCount, 'area'), isLoose),
      /** What a search keeps. */
      kept: Object.fromEntries(
        Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
      /** `Football`; `null` for all sports. */
      sportTitle: query.sport === undefined ? null : getSportTitle(query.sport),
      strip: toDateStrip({
        selected: day,
        today,
        daysBefore: 3,
        length: 7,
        buildHref: buildPath,
      }),
      /** `All 238 games`, of the sport in the address if it names one, and `198 live` while games are in play. */
      links: [
        { to: buildHref(Route.scores, { query: kept }), text: `All ${formatCount(ofSport.length, 'game')}` },
        ...(liveCount === 0
          ? []
          : [{ to: buildHref(Route.scores, { query: { ...kept, live: '1' } }), text: `${liveCount} live` }]),
      ],
      /** While searching, only those with an area that was found. */
      groups: groups
        .map((group) => ({ ...group, areas: group.areas.filter(({ title }) => matches(title)) }))
        .filter(({ areas, isMissing }) => search === '' || areas.length > 0 || isMissing),
    },
  };
}

type AreaLink = ReturnType<typeof listAreaLinks>[number];

/** Games of an area that are shown. */
const MOST_GAMES = 3;

/** Each area with the number of its games and the first ones with a score that no area before it names. */
function withFirstGames(links: readonly AreaLink[]) {
  const named = new Set<Game>();
  return links.map(({ games, ...area }) => {
    const shown = games
      .filter((game) => hasScore(game) && !named.has(game))
      .sort(compareByState)
      .slice(0, MOST_GAMES);
    for (const game of shown) named.add(game);
    const moreCount = shown.length === 0 ? 0 : games.length - shown.length;
    return { ...area, countText: formatCount(games.length, 'game'), moreCount, shown: shown.map(toGame) };
  });
}

/** A game in play or over, in which the winner comes first. */
function toGame(game: Game) {
  const winner = findWinner(game, isLowScoreWinning(game.sportId));
  const columns = getColumns(game);
  const score = game.countsSets ? countSetsSoFar(game.kind, columns) : (columns[0] ?? [null, null]);
  const order = winner === 1 ? ([1, 0] as const) : ([0, 1] as const);
  return {
    key: game.id,
    /** `Girls Basketball` */
    sport: getSportTitle(getSportId(game)),
    isLive: game.kind === 'live',
    /** `4th 2:10`, `Live`, `Final` */
    status: formatStatus(toScoreCardView(game)),
    sides: order.map((index) => ({
      name: game.teams[index].name,
      score: score[index] === null ? null : String(score[index]),
      hasWon: index === winner,
    })),
  };
}

function hasScore(game: Game): boolean {
  return getColumns(game).some((score) => score.every((points) => points !== null));
}
