import { areaKinds, type AreaKind, listAreaLinks, requestAreaLists } from '~/blocks/daily-games/area-filter';
import { choosePolicyOfDay, chooseShownDay } from '~/blocks/daily-games/game-requests';
import { getSportId, getSportTitle } from '~/blocks/daily-games/score-sports';
import { buildHref, Route } from '~/href';
import { getCalendarDay } from '~/models/dates/content-clock';
import { formatDayName, toDateStrip } from '~/models/dates/date-strip';
import { formatCount } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import { dailyGames } from '~/upstream/maxpreps';

export function sources({ query, clock }: Pick<PageRequest, 'query' | 'clock'>) {
  const day = chooseShownDay(query, clock);
  return {
    optional: { games: dailyGames.with({ day }, choosePolicyOfDay(day, clock)), ...requestAreaLists(areaKinds) },
  };
}

export type AreasView = ReturnType<typeof toView>['areas'];

const titles: Readonly<Record<AreaKind, string>> = {
  county: 'Counties',
  conference: 'Conferences',
  division: 'Board Divisions',
};

/** The areas whose schools play on the day, with the number of their games. */
export function toView({ optional }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const { games, directory = null, districts = null, conferences = null } = optional;
  const lists = { schools: directory, districts, conferences };
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const day = chooseShownDay(query, clock);
  const kept = { date: day === today ? null : day, sport: query.sport ?? null };
  const search = query.q?.trim() ?? '';
  const ofSport = (games?.value ?? []).filter((game) => query.sport === undefined || getSportId(game) === query.sport);
  const sport = query.sport === undefined ? '' : `, ${getSportTitle(query.sport)}`;
  const groups = areaKinds.map((kind) => ({
    kind,
    title: titles[kind],
    areas: listAreaLinks(kind, lists, ofSport, kept),
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
      /** While searching, only those with an area that was found. */
      groups: groups
        .map((group) => ({ ...group, areas: group.areas.filter(({ title }) => matches(title)) }))
        .filter(({ areas, isMissing }) => search === '' || areas.length > 0 || isMissing),
    },
  };
}
