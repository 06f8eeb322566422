import { areaKinds, type AreaKind, listAreaLinks, requestAreaLists } from '~/blocks/daily-games/area-filter';
import { joinClocks } from '~/blocks/daily-games/game-clocks';
import { choosePolicyOfDay, chooseShownDay } from '~/blocks/daily-games/game-requests';
import { requestKeptScoreboards } from '~/blocks/daily-games/games-of-school';
import { getSportId, getSportTitle } from '~/blocks/daily-games/score-sports';
import { compareByState } from '~/config/game-order';
import { isLowScoreWinning } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { formatDayName, toDateStrip } from '~/models/dates/date-strip';
import { formatAgateGame } from '~/models/games/agate';
import { type Game, getColumns } from '~/models/games/game';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';

/** Games and areas; today also the clocks of games in play, as far as other pages have kept the scoreboards. */
export function sources({ query, clock }: Pick<PageRequest, 'query' | 'clock'>) {
  const day = chooseShownDay(query, clock);
  const games = dailyGames.with({ day }, choosePolicyOfDay(day, clock));
  const scoreboards = day === chooseShownDay({}, clock) ? requestKeptScoreboards(games) : {};
  return {
    optional: { games, ...requestAreaLists(areaKinds) },
    dependent: scoreboards,
    mayBeAbsent: Object.keys(scoreboards),
  };
}

export type AreasView = ReturnType<typeof toView>['areas'];

const titles: Readonly<Record<AreaKind, string>> = {
  county: 'Counties',
  conference: 'Conferences',
  division: 'Board Divisions',
};

/** The areas whose schools play on the day, with the number of their games and the one that is most worth a look. */
export function toView({ optional, dependent }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const { directory = null, districts = null, conferences = null } = optional;
  const lists = { schools: directory, districts, conferences };
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const day = chooseShownDay(query, clock);
  const kept = { date: day === today ? null : day, sport: query.sport ?? null };
  const search = query.q?.trim() ?? '';
  const games = optional.games ? joinClocks(optional.games, dependent).value : [];
  const ofSport = games.filter((game) => query.sport === undefined || getSportId(game) === query.sport);
  const liveCount = ofSport.filter(({ kind }) => kind === 'live').length;
  const sport = query.sport === undefined ? '' : `, ${getSportTitle(query.sport)}`;
  const groups = areaKinds.map((kind) => ({
    kind,
    title: titles[kind],
    areas: listAreaLinks(kind, lists, ofSport, kept).map(({ games: ofArea, ...area }) => ({
      ...area,
      count: ofArea.length,
      first: toFirstGame(ofArea),
    })),
    /** A list could not be read without which it is not known who plays. */
    isMissing: directory === null || (kind === 'conference' ? conferences : districts) === null,
  }));
  const names = groups.flatMap(({ areas }) => areas.map(({ title }) => title));
  const { matches, isLoose } = chooseTextMatcher(search, names);
  const foundCount = names.filter(matches).length;
  return {
    areas: {
      search,
      /** `3 areas`, of those that were searched for; `null` without a search. */
      foundText: search === '' ? null : labelFound(formatCount(foundCount, 'area'), isLoose),
      /** What a search keeps. */
      kept: Object.fromEntries(
        Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
      /** `Saturday, October 11` */
      dayName: formatDayName(day, today) + sport,
      strip: toDateStrip({
        selected: day,
        today,
        daysBefore: 3,
        length: 7,
        buildHref: (date) =>
          buildHref(Route.scoresAreas, { query: { ...kept, date: date === today ? null : date, q: search || null } }),
      }),
      /** `238 games`, of the sport in the address if it names one. */
      countText: formatCount(ofSport.length, 'game'),
      scoresHref: buildHref(Route.scores, { query: kept }),
      /** `198 live`; `null` without games in play. */
      liveText: liveCount === 0 ? null : `${liveCount} live`,
      liveHref: buildHref(Route.scores, { query: { ...kept, live: '1' } }),
      /** While searching, only those with an area that was found. */
      groups: groups
        .map((group) => ({ ...group, areas: group.areas.filter(({ title }) => matches(title)) }))
        .filter(({ areas, isMissing }) => search === '' || areas.length > 0 || isMissing),
    },
  };
}

/** The first game of a list with a score, in play or over: `Ashgrove 21, Fort Harlan 14, 4th 2:10`; `null` before all games. */
function toFirstGame(games: readonly Game[]) {
  const [first] = games.filter(hasScore).sort(compareByState);
  if (first === undefined) return null;
  const text = formatAgateGame(first, isLowScoreWinning(first.sportId));
  // The mark of a game in play says so.
  return { isLive: first.kind === 'live', text: text.replace(/, in progress$/, '') };
}

function hasScore(game: Game): boolean {
  return getColumns(game).some((score) => score.every((points) => points !== null));
}
