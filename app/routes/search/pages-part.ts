import { formatCommitteeTitle } from '~/blocks/page-parts/committee-view';
import { listHealthTopics, requestHealthPage } from '~/blocks/page-parts/health-topics';
import { toRegularSeasonNavigation } from '~/blocks/sport/regular-season-navigation';
import { findClassifiedSport } from '~/config/classification';
import { searchWordsOfSports } from '~/config/facts/searchWordsOfSports.generated';
import { footballSeason } from '~/config/football';
import { listNavigationGroups } from '~/config/navigation';
import { findPairingsShow } from '~/config/season-facts';
import { listPagesOfToday, listSitePages } from '~/config/site-index';
import { type Season, type Sport, sportFamilies, sports } from '~/config/sports';
import { buildHref, Route, type SportRoute } from '~/href';
import { listCmsPaths } from '~/models/content/page-links';
import { type RichText, toPlainText } from '~/models/content/rich-text';
import { addDays } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, getDayInSeason, getSeasonOfDay, parseFirstYear } from '~/models/dates/season';
import { listDistinctWords } from '~/models/search/parse-search';
import {
  schoolIdPlace,
  schoolNamePlace,
  type SearchEntry,
  type SearchFacts,
  type TeamSport,
} from '~/models/search/search-entry';
import { pageWords, titles as titlesInSearch } from '~/models/search/search-words.json';
import { listStateSeriesGroups, type StateSeriesRoute } from '~/models/state-series/state-series-sections';
import type { PageRequest } from '~/page/page-sources';
import { pageRoutes } from '~/routes.table.js';
import { clinicsPage } from '~/upstream/clinics';
import { cmsPage, type CmsPage } from '~/upstream/pages';
import { tournamentInfo, type TournamentInfo } from '~/upstream/tournament-info';

/* What the search knows of the site's own pages and sports. The text of content pages finds them, too. */

type SiteRequest = Pick<PageRequest, 'environment' | 'clock' | 'isOffered'>;

/** Content pages by their paths, as far as they could be read. */
export type ContentPages = Readonly<Partial<Record<string, CmsPage | null>>>;

/** What is read for the index of pages. */
export interface SearchTexts {
  readonly pages: ContentPages;
  readonly finals: FinalsOfSports;
  /** The table of clinics; `null` if it could not be read. */
  readonly clinics: RichText | null;
}

const tablePaths: ReadonlySet<string> = new Set(pageRoutes.map(({ path }) => path));

/** Whether only the content management system can have the page. */
function isContentPath(path: string): boolean {
  return !tablePaths.has(path) && !path.startsWith('/sports/');
}

/** The content pages that menus and the page about health lead to. */
export function listContentPaths(product: string, health: CmsPage | null): readonly string[] {
  const areas = listNavigationGroups(product).map(({ id }) => `/${id}`);
  const known = listSitePages(product).flatMap(({ path }) => (isContentPath(path) ? [path] : []));
  const topics = listHealthTopics(health, product).map(({ path }) => path);
  return [...new Set([...areas, ...known, ...topics])];
}

/** The content pages below those that were read, to which only their texts lead. */
export function listLinkedContentPaths(pages: ContentPages): readonly string[] {
  const linked = Object.entries(pages).flatMap(([path, page]) => {
    const [area = ''] = path.split('/').slice(1);
    return listCmsPaths(page?.body ?? []).filter((below) => below.startsWith(`${area}/`));
  });
  return [...new Set(linked.map((path) => `/${path}`))].filter((path) => !(path in pages) && isContentPath(path));
}

export function requestContentPages(paths: readonly string[]) {
  return Object.fromEntries(paths.map((path) => [path, { ...cmsPage.with({ path: path.slice(1) }), isNamed: true }]));
}

/** An article is news for a month. */
const recentDays = 31;

function listTeamSports(isOffered: SiteRequest['isOffered']): readonly TeamSport[] {
  return sports.flatMap((sport): TeamSport[] => {
    const address = listTeamAddresses(sport).find(isOffered);
    return address === undefined ? [] : [[sport.title, address]];
  });
}

export function describeSearch({ environment, clock, isOffered }: SiteRequest): SearchFacts {
  const today = getToday(clock);
  const firstYear = parseFirstYear(getSeasonOfDay(today));
  return {
    teamSports: listTeamSports(isOffered),
    commonWords: [environment.PRODUCT.toLowerCase(), String(firstYear), String(firstYear + 1)],
    recentFrom: addDays(today, -recentDays),
    seasonFrom: getDayInSeason('07-01', getSeasonOfDay(today)),
  };
}

/** Days, sites and administrators of state finals by sport, as far as they could be read. */
export type FinalsOfSports = Readonly<Partial<Record<string, TournamentInfo | null>>>;

/** All that is read for the index of pages, but what is below the pages of menus, which follows from their texts. */
export function listTextRequests(product: string) {
  return {
    health: requestHealthPage(),
    clinics: clinicsPage.with({}),
    ...requestContentPages(listContentPaths(product, null)),
    ...requestFinals(),
  };
}

export function requestFinals() {
  return Object.fromEntries(sports.map(({ id }) => [id, tournamentInfo.with({ sportId: id })]));
}

/** The pages of the site and its sports. No two have one title. */
export function buildPagesPart({ pages, finals, clinics }: SearchTexts, request: SiteRequest) {
  const isOffered = ({ path }: SearchEntry) => request.isOffered(path);
  const ofSports = sports.flatMap((sport): SearchEntry[] => [
    {
      path: buildHref(Route.sportLanding, { sportId: sport.id }),
      title: sport.title,
      words: [searchWordsOfSports[sport.id], listFinalsWords(finals[sport.id])].filter(Boolean).join(' '),
    },
    ...listClassEntries(sport, request.clock),
    ...buildSportEntries(sport),
  ]);
  return {
    sports: ofSports.filter(isOffered),
    pages: tellApart(listPageEntries(pages, clinics, request).filter(isOffered)),
  } satisfies Record<string, readonly SearchEntry[]>;
}

/** The place, the days and the administrator of state finals: `Keswick Oval May 28-30, 2026 Ann Yew`. */
function listFinalsWords(info: TournamentInfo | null | undefined): string {
  if (!info) return '';
  return ['state finals site location', info.site.text, info.dates, info.administrator?.name].filter(Boolean).join(' ');
}

function listPageEntries(pages: ContentPages, clinics: RichText | null, request: SiteRequest): readonly SearchEntry[] {
  const { PRODUCT } = request.environment;
  const sections = new Map(listNavigationGroups(PRODUCT).map(({ id, title }) => [id as string, title]));
  const titles = new Map<string, string>([
    ...Object.entries(pages).flatMap(([path, page]) => (page?.title ? [[path, page.title] as const] : [])),
    ...listHealthTopics(pages['/health-safety'], PRODUCT).map(({ path, title }) => [path, title] as const),
    ...listPagesOfToday(request)
      .filter(({ path }) => !path.startsWith('/sports/'))
      .map(({ path, title }) => [path, title] as const),
    ...Object.entries(titlesInSearch),
    ...sportFamilies.map(
      ({ sharedId }) => [buildHref(Route.aboutCommittee, { slug: sharedId }), formatCommitteeTitle(sharedId)] as const,
    ),
  ]);
  return [...titles].map(([path, title]): SearchEntry => {
    const [, area = '', ...below] = path.split('/');
    const section = below.length > 0 ? sections.get(area) : undefined;
    const page = pages[path];
    const ownTitle = page?.title === title ? null : page?.title;
    const words = [
      (pageWords as Partial<Record<string, string>>)[path],
      ownTitle,
      page?.subtitle,
      ...listHeadings(page?.body ?? []),
    ];
    const body = path === buildHref(Route.officialsClinics) ? clinics : page?.body;
    const text = listDistinctWords(toPlainText(body ?? []));
    return {
      path,
      title,
      ...(section !== undefined && { detail: section }),
      ...(words.some(Boolean) && { words: words.filter(Boolean).join(' ') }),
      ...(text !== '' && { text }),
    };
  });
}

/** Adds the section to titles that several pages have: `Resources (Officials)`. */
function tellApart(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const isShared = (title: string) => entries.filter((entry) => entry.title === title).length > 1;
  return entries.map((entry) =>
    isShared(entry.title) && entry.detail !== undefined
      ? { ...entry, title: `${entry.title} (${entry.detail})` }
      : entry,
  );
}

function listHeadings(text: RichText): readonly string[] {
  return text.flatMap((node) =>
    typeof node === 'object' && node.tag === 'heading' ? [toPlainText(node.children)] : [],
  );
}

/** Months of the regular season and the state series, 1 to 12. Activities have no season. */
const seasonMonths: Readonly<Record<Season, readonly number[]>> = {
  fall: [8, 9, 10, 11],
  winter: [11, 12, 1, 2, 3],
  spring: [3, 4, 5, 6],
  activities: [],
  unified: [],
};

/** `Football 5A` leads to what the class plays for in its season, and to the cutoffs in the rest of the year. */
function listClassEntries(sport: Sport, clock: ContentClock): readonly SearchEntry[] {
  const classes = sport.hasPlayoffs
    ? footballSeason.classes
    : (findClassifiedSport(sport.id)?.classes ?? []).map(({ id }) => id);
  const [detail, buildPath] = chooseClassPage(sport, clock);
  return classes.map((classId) => ({
    path: buildPath(classId),
    title: `${sport.title} ${classId}`,
    detail,
    words: `class ${classId} classes`,
  }));
}

function chooseClassPage(
  sport: Sport,
  clock: ContentClock,
): readonly [detail: string, buildPath: (classId: string) => string] {
  const { id: sportId, finals, season } = sport;
  const today = getToday(clock);
  if (!seasonMonths[season].includes(Number(today.slice(5, 7))))
    return ['Classification', () => buildHref(Route.schoolsClassifications)];
  if (sport.hasPlayoffs) {
    const show = findPairingsShow(findCurrentSeason(clock));
    return show !== null && today <= show.day
      ? ['Playoff Outlook', () => buildHref(Route.fbPlayoffOutlook, { sportId })]
      : ['Bracket', (classId) => buildHref(Route.fbPlayoffBrackets, { sportId, classId })];
  }
  if (finals === 'golf') return ['Leaderboard', (classId) => buildHref(Route.ssGolfLeaderboard, { sportId, classId })];
  if (finals === 'tennis') return ['Bracket', (classId) => buildHref(Route.ssTennisBrackets, { sportId, classId })];
  if (finals === 'cross-country')
    return ['XC State Central', (classId) => buildHref(Route.ssXcCentral, { sportId, class: classId })];
  if (finals === 'games') return ['Bracket', (classId) => buildHref(Route.ssBrackets, { sportId, classId })];
  return ['State Series', () => buildHref(Route.ssIndex, { sportId })];
}

/** Address of a school's team in a sport, if it has one, and the school's page. */
function listTeamAddresses(sport: Sport): readonly string[] {
  const { id: sportId, hasStatistics, hasRegularSeasonPages } = sport;
  return [
    ...(hasStatistics ? [buildHref(Route.teamOfSchool, { sportId, school: schoolIdPlace })] : []),
    ...(hasRegularSeasonPages ? [buildHref(Route.fbRsSchoolList, { sportId, query: { q: schoolNamePlace } })] : []),
    buildHref(Route.schoolsDetails, { schoolId: schoolIdPlace, hash: 'teams' }),
  ];
}

/** The pages that every sport has. */
const everySport: readonly (readonly [text: string, route: SportRoute, words?: string])[] = [
  ['Calendar', Route.sportCalendar, 'five-year dates season begins when first practice start starts last day'],
  ['Records & History', Route.sportHistory, 'past state champions winners titles years record book most points'],
  ['Tickets & Coverage', Route.sportTickets, 'buy tv stream parking lodging title game championship state finals'],
  ['Resources', Route.sportResources, 'terms conditions manual documents forms qualifying standards times'],
  ['Advisory Committee', Route.sportAdvisory, 'members minutes'],
];

/** What people call what a section shows. */
const sectionWords: Readonly<Partial<Record<StateSeriesRoute, string>>> = {
  [Route.fbPairingsGuide]: 'tiebreakers criteria playoff points seeding rules',
  [Route.fbPlayoffOutlook]: 'playoff points projected projections bubble in or out chances',
  [Route.fbTitleTeamInfo]: 'championship finalists',
  [Route.ssGolfLeaderboard]: 'live scores scoring leaders',
  [Route.ssGolfTeeTimes]: 'start starting pairings groups',
};

const centralWords = 'box boxes assignments qualifiers results course map individuals teams';
const whatIfWords = 'playoffs simulator pick winners predictions playoff points chances clinch';

/** Search entries of one sport besides the sport itself: its permanent pages. */
function buildSportEntries(sport: Sport): readonly SearchEntry[] {
  const sportId = sport.id;
  const buildEntry = (path: string, text: string, detail: string | null, words?: string): SearchEntry => ({
    path,
    title: `${sport.title}: ${text}`,
    ...(detail !== null && { detail }),
    ...(words !== undefined && { words }),
  });
  // Sections of a state series differ by sport, except those of finals and playoffs.
  const lastingGroups = listStateSeriesGroups(sport, []).filter(({ title }) => title !== 'State Series');
  const entries = [
    ...(sport.hasDailyGames
      ? [buildEntry(buildHref(Route.sportScores, { sportId }), 'Scores', null, 'games today schedule')]
      : []),
    // Searches do not ask upstream which pages of a state series exist.
    buildEntry(
      buildHref(Route.ssIndex, { sportId }),
      'State Series',
      sport.finals === 'games' ? 'Brackets, schedules and scores' : 'Entries, sites and results',
      'brackets regionals sectionals sites assignments state finals tournament playoffs rosters',
    ),
    ...(sport.finals === 'games' && !sport.hasPlayoffs
      ? [buildEntry(buildHref(Route.ssBrackets, { sportId }), 'Brackets', 'State Series', 'pairings seeds playoffs')]
      : []),
    ...(sport.finals === 'cross-country'
      ? [buildEntry(buildHref(Route.ssXcCentral, { sportId }), 'XC State Central', 'State Series', centralWords)]
      : []),
    ...lastingGroups.flatMap(({ title, sections }) =>
      sections.map(({ route, text, about }) =>
        buildEntry(
          buildHref(route, { sportId }),
          text,
          title,
          [about, sectionWords[route]].filter(Boolean).join(' ') || undefined,
        ),
      ),
    ),
    ...(sport.hasPlayoffs
      ? [buildEntry(buildHref(Route.fbPlayoffWhatIf, { sportId }), 'What If?', 'Playoffs', whatIfWords)]
      : []),
    ...toRegularSeasonNavigation(sport).groups.flatMap(({ title, links }) =>
      links.map(({ to, text }) => buildEntry(to, text, title === 'Statistics' ? null : 'Regular Season')),
    ),
    ...everySport.map(([text, route, words]) => buildEntry(buildHref(route, { sportId }), text, null, words)),
  ];
  // The daily scores and those of the statistics are one page to a visitor.
  const isFirst = ({ title, detail }: SearchEntry, index: number) =>
    entries.findIndex((other) => other.title === title && other.detail === detail) === index;
  return tellApart(entries.filter(isFirst));
}
