import {
  framed,
  originalPage,
  page,
  buildPageRows,
  dataFiles,
  embedPage,
  searchPage,
  seriesSection,
  sportPage,
  statisticsPage,
} from './route-rows.js';

/**
 * The URL contract: every path the site answers, the folder behind it and the query parameters it reads.
 * This is the only list of routes. `remix.config.js` builds the route tree from it; the registry of page sources, titles,
 * canonical links, cache keys and the coverage tests follow from it. It is plain JavaScript because `remix.config.js` is
 * loaded without a build.
 */

/** @typedef {import('./route-rows.js').QueryKind} QueryKind */
/** @typedef {import('./route-rows.js').ValueKind} ValueKind */
/** @typedef {import('./route-rows.js').SportCondition} SportCondition */
/** @typedef {import('./route-rows.js').PageRoute} PageRoute */
/** @typedef {import('./route-rows.js').LegacyFrame} LegacyFrame */
/** @typedef {import('./route-rows.js').FrameChoice} FrameChoice */
/** @typedef {import('./route-rows.js').FrameOption} FrameOption */
/** @typedef {import('./route-rows.js').LayoutRoute} LayoutRoute */

/** @type {readonly LayoutRoute[]} */
export const layoutRoutes = [
  { id: 'sport', folder: 'sport' },
  { id: 'state-series', folder: 'sport/state-series', within: 'sport' },
  // Around the pages of the regular season and those of the statistics.
  { id: 'regular-season', folder: 'sport/regular-season', within: 'sport' },
];

const seriesPage = buildPageRows('state-series');
const playoffPage = buildPageRows('state-series', { hasPlayoffs: true });
const golfFinalsPage = buildPageRows('state-series', { finals: 'golf' });
const regularSeasonPage = buildPageRows('regular-season', { hasRegularSeasonPages: true });

/** Query of the pages that list the games of a day. @type {Readonly<Record<string, QueryKind>>} */
const dailyGames = { date: 'date', sport: 'slug', q: 'text', final: 'flag', live: 'flag', page: 'page' };
/** Query of the files with the games of a day. @type {Readonly<Record<string, QueryKind>>} */
const dayOfArea = { date: 'date', sport: 'slug', county: 'slug', conference: 'slug' };
/** Query of the pages that list something; toggles and pages are added where a page has them. @type {Readonly<Record<string, QueryKind>>} */
const list = { letter: 'slug', q: 'text' };
/** What the events of the calendar are narrowed to, on its page and in its file. @type {Readonly<Record<string, QueryKind>>} */
const events = { type: 'slug', sport: 'slug', school: 'slug' };
/** @type {import('./route-rows.js').PageOptions} */
const footballScores = {
  folder: 'sport/football-scores',
  query: { week: 'week', class: 'class', q: 'text', final: 'flag', page: 'page' },
  isKeptOffline: true,
};
/** @type {Readonly<Record<string, QueryKind>>} */
const scorecards = { class: 'class', memberId: 'id', season: 'season' };
/** @type {Readonly<Record<string, QueryKind>>} */
const leaderboard = { board: 'slug', q: 'text', season: 'season' };
const tennisFinals = { classes: ['1A', '2A'], onlyFor: { finals: /** @type {const} */ ('tennis') } };
/** @type {LegacyFrame} */
const tennisPairings = { file: 'data/tn{gender}/{classNumber}qual.htm', ...tennisFinals };
const playoffs = {
  classes: ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'],
  onlyFor: { hasPlayoffs: true },
};
/** @type {LegacyFrame} */
const records = { base: 'RECORDS_BASE_URL', file: '{recordsCode}.htm', size: 'records' };

/** @type {readonly PageRoute[]} */
export const pageRoutes = [
  page('home', '/', 'home', 'Home', { isKeptOffline: true }),
  page('home-alias', '/home', 'home', 'Home', { canonical: '/' }),
  page('scores', '/scores', 'scores', 'Scores', {
    query: { ...dailyGames, county: 'slug', conference: 'slug', division: 'slug', view: 'slug' },
    isKeptOffline: true,
  }),
  // Beyond the specification: the counties, conferences and divisions whose schools play on a day.
  page('scores-areas', '/scores/areas', 'scores/areas', 'Scores by Area', {
    query: { date: 'date', sport: 'slug', q: 'text' },
  }),
  // Beyond the specification: what changed in two weeks, and games without a score.
  page('scores-changes', '/scores/changes', 'scores/changes', 'Changed Scores and Games', {
    query: { sport: 'slug', corrections: 'flag', page: 'page' },
  }),
  page('scores-missing', '/scores/missing', 'scores/missing', 'Missing Scores', {
    query: { by: 'slug', page: 'page' },
  }),
  page('scores2', '/scores2', 'scores-by-date', 'Scores by Date', {
    query: { date: 'date', page: 'page' },
    isKeptOffline: true,
  }),
  // Beyond the specification: every game has an address. The query names the list in which it is found.
  page('game', '/games/:contestId', 'game', 'Game', {
    query: { date: 'date', sport: 'slug', week: 'week' },
    values: { contestId: 'contest' },
    isKeptOffline: true,
  }),
  // Beyond the specification: scores for a screen in a gym, and the page that builds its address.
  page('board', '/board', 'board', 'Board', {
    query: { show: 'screens', every: 'page', site: 'slug', turn: 'page', results: 'flag' },
    isUnlisted: true,
    document: 'light',
  }),
  page('board-setup', '/board/setup', 'board-setup', 'Set up a screen', {
    query: { first: 'screens', second: 'screens', third: 'screens', fourth: 'screens', every: 'page', place: 'text' },
  }),
  sportPage('sport-landing', '', 'Sport', { folder: 'sport/landing' }),
  // Without the bar of the sport: it shares everything with /scores.
  sportPage('sport-scores', '/scores', 'Daily Games & Scores', {
    layout: undefined,
    query: dailyGames,
    showsUsualSport: true,
    isKeptOffline: true,
  }),
  sportPage('sport-calendar', '/calendar', 'Five-Year Calendar'),
  sportPage('sport-advisory', '/advisory-committee', 'Advisory Committee'),
  sportPage('sport-history', '/history', 'Records & History', framed(records)),
  sportPage('sport-records-history', '/records-history', 'Records & History', {
    ...framed(records),
    canonical: '/sports/:sportId/history',
  }),
  sportPage('sport-resources', '/resources', 'Tournament Resources'),
  sportPage('sport-tickets', '/tickets-coverage', 'Tickets & Coverage'),
  seriesPage('ss-index', '', 'State Series Information & Results', {
    folder: 'sport/state-series/index',
    isKeptOffline: true,
  }),
  seriesPage(
    'ss-entries',
    '/entries/:classId?',
    'Entries',
    framed({ ...seriesSection('entry'), isListedWithoutClasses: true }),
  ),
  seriesPage('ss-sites', '/sites/:classId?', 'Sites', framed({ ...seriesSection('site'), startsWithToday: true })),
  seriesPage('ss-assignments', '/assignments/:classId?', 'Assignments', framed(seriesSection('assign'))),
  seriesPage('ss-seeds', '/seeds/:classId?', 'Seeds', framed(seriesSection('seed'))),
  seriesPage(
    'ss-schedules',
    '/schedules/:classId?',
    'Schedules',
    framed({ ...seriesSection('pair'), startsWithToday: true }),
  ),
  seriesPage('ss-brackets', '/brackets/:classId?', 'Brackets', {
    query: { part: 'slug', list: 'flag', ...originalPage },
    frame: seriesSection('bracket'),
    isKeptOffline: true,
  }),
  // Golf has a winner report instead and is redirected there.
  seriesPage('ss-results', '/results/:classId?', 'Results', {
    ...framed(seriesSection('winner')),
    isKeptOffline: true,
  }),
  seriesPage('ss-scores', '/scores/:class?', 'Scores (State Series)', {
    query: { date: 'date', page: 'page' },
    isKeptOffline: true,
  }),
  // Beyond the specification.
  seriesPage('state-series-live', '/live', 'Live', { layout: undefined, isKeptOffline: true, document: 'light' }),
  golfFinalsPage('ss-golf-tee-times', '/state-tee-times/:classId?', 'State Final Tee Times', { isKeptOffline: true }),
  golfFinalsPage('ss-alias-tee-times', '/tee-times/:classId?', 'State Final Tee Times', {
    folder: 'sport/state-series/state-tee-times',
    isKeptOffline: true,
  }),
  // Golf, tennis and all other sports have one address for the results of their finals.
  seriesPage('ss-state-results-generic', '/state-results/:classId?', 'State Final Results', {
    query: { day: 'slug', ...originalPage },
    // The days to choose from are those of the season.
    frame: { file: 'data/tn{gender}/{classNumber}{choice}.htm', ...tennisFinals },
  }),
  seriesPage('ss-tennis-pairings', '/state-pairings/:classId?', 'State Final Pairings', framed(tennisPairings)),
  seriesPage('ss-tennis-brackets', '/state-brackets/:classId?', 'State Final Brackets', {
    ...framed({
      file: 'data/tn{gender}/{classNumber}{choice}.htm',
      ...tennisFinals,
      choice: {
        label: 'Events',
        parameter: 'event',
        options: [
          { value: 'singles', text: 'Singles', title: 'Singles', file: 'singles' },
          { value: 'doubles', text: 'Doubles', title: 'Doubles', file: 'doubles' },
        ],
      },
    }),
    query: { event: 'slug', ...originalPage },
  }),
  seriesPage('ss-pairings', '/pairings/:classId?', 'State Final Pairings', {
    ...framed(tennisPairings),
    canonical: '/sports/:sportId/state-series/state-pairings/:classId?',
  }),
  seriesPage('ss-box-scores', '/box-scores/:classId?', 'State Tournament Box Scores', {
    query: { page: 'page' },
    isKeptOffline: true,
  }),
  // The old server's list of teams is shown where upstream has none.
  seriesPage('ss-team-info', '/team-info/:classId?', 'Team Information', {
    query: originalPage,
    frame: seriesSection('info1'),
    isKeptOffline: true,
  }),
  golfFinalsPage('ss-golf-leaderboard', '/state-leaderboard/:classId?', 'State Final Leaderboard', {
    query: leaderboard,
    isKeptOffline: true,
  }),
  golfFinalsPage('ss-alias-leaderboard', '/leaderboard/:classId?', 'State Final Leaderboard', {
    folder: 'sport/state-series/state-leaderboard',
    query: leaderboard,
    isKeptOffline: true,
  }),
  golfFinalsPage('ss-golf-scorecards', '/state-scorecards/:classId?', 'State Final Scorecards', {
    query: scorecards,
    isKeptOffline: true,
  }),
  golfFinalsPage('ss-alias-scorecards', '/scorecards/:classId?', 'State Final Scorecards', {
    folder: 'sport/state-series/state-scorecards',
    query: scorecards,
    isKeptOffline: true,
  }),
  seriesPage('ss-team-detail', '/team-info-detail/:schoolId', 'State Final Team Information', {
    values: { schoolId: 'number' },
    isKeptOffline: true,
  }),
  // Beyond the specification: whom a team may meet from round to round.
  seriesPage('state-series-path', '/path/:schoolId', 'The Path Ahead', {
    values: { schoolId: 'number' },
    isKeptOffline: true,
  }),
  seriesPage('ss-winner-report', '/winner-report', 'Winner Report', { query: { class: 'slug' } }),
  seriesPage('ss-winner-detail', '/winner-report/:siteId', 'Winner Report Details', {
    folder: 'sport/state-series/winner-report/detail',
  }),
  seriesPage('ss-xc-central', '/xc-state-central/:class?', 'XC State Central', {
    query: { q: 'text', season: 'season' },
    onlyFor: { finals: 'cross-country' },
  }),
  playoffPage(
    'fb-pairings-guide',
    '/pairings-guide',
    'Pairings Guide',
    framed({ file: 'football/guide.htm', onlyFor: { hasPlayoffs: true } }),
  ),
  playoffPage('fb-playoff-brackets', '/playoff-brackets/:classId?', 'Playoff Brackets', {
    query: { part: 'slug', list: 'flag', ...originalPage },
    frame: { file: 'football/{class}bracket.htm', ...playoffs },
    isKeptOffline: true,
  }),
  playoffPage('fb-playoff-scores', '/playoff-scores', 'Playoff Scores', footballScores),
  playoffPage('fb-playoff-schedules', '/playoff-schedules/:classId?', 'Playoff Schedules', {
    ...framed({ file: 'football/{class}pair.htm', ...playoffs, startsWithToday: true }),
  }),
  regularSeasonPage('fb-rs-index', '', 'Regular Season Schedules', {
    folder: 'sport/regular-season/index',
    isKeptOffline: true,
  }),
  regularSeasonPage('fb-rs-school-list', '/school-list', 'Schools', { query: list }),
  regularSeasonPage('fb-rs-school-schedules', '/school-schedules', 'School Schedules', {
    folder: 'sport/regular-season/school-list',
    query: list,
    canonical: '/sports/:sportId/regular-season/school-list',
  }),
  // Football has numbers of its own for schools.
  regularSeasonPage('fb-rs-schedule-detail', '/schedule-detail/:footballId', 'School Schedule', {
    values: { footballId: 'number' },
    isKeptOffline: true,
  }),
  regularSeasonPage('fb-rs-conf-list', '/conference-schedules', 'Conference Schedules', { query: { q: 'text' } }),
  regularSeasonPage('fb-rs-conf-detail', '/conference-schedules/:conferenceId', 'Conference', {
    folder: 'sport/regular-season/conference-detail',
    values: { conferenceId: 'number' },
    isKeptOffline: true,
  }),
  regularSeasonPage('fb-rs-standings', '/conference-standings', 'Conference Standings', {
    query: list,
    isKeptOffline: true,
  }),
  regularSeasonPage('fb-rs-enrollments', '/enrollments', 'Enrollments', { query: { q: 'text' } }),
  regularSeasonPage('fb-rs-coop', '/cooperative-teams', 'Cooperative Teams', { query: { q: 'text' } }),
  playoffPage('fb-playoff-maps', '/playoff-maps', 'Playoff Maps'),
  playoffPage('fb-playoff-team-info', '/playoff-team-info/:classNumber?', 'Playoff Team Info'),
  playoffPage('fb-playoff-team-info-1900', '/playoff-team-info-1900', 'Playoff Team Info', {
    folder: 'sport/state-series/playoff-team-info',
    query: { class: 'class' },
  }),
  // The pages that thousands reload on the evening of the show.
  page('pairings', '/pairings', 'pairings', 'Football Pairings Show', {
    onlyWith: 'playoffs',
    isKeptOffline: true,
    document: 'light',
  }),
  page('fb-timetable', '/sports/football/state-series/timetable', 'pairings', 'Football Pairings Show', {
    onlyWith: 'playoffs',
    canonical: '/pairings',
    isKeptOffline: true,
    document: 'light',
  }),
  playoffPage('fb-title-team-info', '/title-team-info', 'Title Game Team Info', {
    folder: 'sport/state-series/team-info/title',
  }),
  playoffPage('fb-title-box-scores', '/title-box-scores', 'Title Box Scores', {
    folder: 'sport/state-series/box-scores',
    query: { page: 'page' },
  }),
  playoffPage('fb-playoff-outlook', '/playoff-outlook', 'Football Playoff Outlook', { query: { q: 'text' } }),
  playoffPage('fb-playoff-outlook-987', '/playoff-outlook-987', 'Football Playoff Outlook', {
    folder: 'sport/state-series/playoff-outlook',
    query: { q: 'text' },
    canonical: '/sports/:sportId/state-series/playoff-outlook',
  }),
  // Beyond the specification: the field if the games that are left ended as somebody picks them.
  playoffPage('fb-playoff-what-if', '/playoff-outlook/what-if', 'Playoffs: What If?', {
    folder: 'sport/state-series/playoff-what-if',
    query: { picks: 'picks', pick: 'picks', week: 'slug', show: 'slug', q: 'text' },
  }),
  playoffPage('fb-clinchers', '/clinchers', 'Clinchers', { query: { q: 'text' } }),
  playoffPage('fb-qualifiers', '/qualifiers', 'Qualifiers', { query: { q: 'text' } }),
  statisticsPage('mp-leaders', '/maxpreps-leaders', 'Stat Leaders', {
    query: { category: 'slug', sort: 'slug', order: 'slug' },
  }),
  regularSeasonPage('fb-rs-ap-poll', '/ap-poll', 'AP Polls', { query: { class: 'class' } }),
  regularSeasonPage('fb-rs-out-of-state', '/out-of-state', 'Out of State Games'),
  regularSeasonPage('fb-rs-weekly', '/weekly-schedules', 'Weekly Schedules', {
    query: { week: 'week' },
    isKeptOffline: true,
  }),
  regularSeasonPage('fb-rs-weekly-compact', '/weekly-schedules-compact', 'Weekly Schedules (compact)', {
    folder: 'sport/regular-season/weekly-schedules',
    query: { week: 'week' },
    isKeptOffline: true,
  }),
  regularSeasonPage('fb-rs-scores', '/scores', 'Scores', footballScores),
  page('gameday', '/gameday', 'gameday', 'Girls Flag Football State Finals', {
    onlyWith: 'gameday',
    isKeptOffline: true,
  }),
  statisticsPage('mp-standings', '/maxpreps-standings', 'Conferences', { query: { q: 'text' } }),
  statisticsPage('mp-standings-detail', '/maxpreps-standings/:leagueId', 'Conference Standings', {
    folder: 'sport/maxpreps-standings-detail',
    values: { leagueId: 'provider' },
    isKeptOffline: true,
  }),
  // Leads to the page of a school's team, beyond the specification: many places know the school's id alone.
  sportPage('team-of-school', '/teams/:school', 'Team', {
    folder: 'sport/team-of-school',
    onlyFor: { hasStatistics: true },
    values: { school: 'number' },
  }),
  statisticsPage('mp-rpi', '/maxpreps-rpi', 'RPI Rankings', { query: { class: 'class', school: 'slug', q: 'text' } }),
  statisticsPage('mp-schools', '/maxpreps-schools', 'Schools', { query: { class: 'class', q: 'text' } }),
  statisticsPage('mp-school-detail', '/maxpreps-schools/:UID', 'School', {
    folder: 'sport/maxpreps-school-detail',
    values: { UID: 'provider' },
    isKeptOffline: true,
  }),
  statisticsPage('mp-scores', '/maxpreps-scores', 'Scores', {
    query: { date: 'date', q: 'text', final: 'flag', live: 'flag', page: 'page' },
    canonical: '/sports/:sportId/scores',
    isKeptOffline: true,
  }),
  page('news-article', '/news-media/article/:slug', 'news-media/article', 'Article', { values: { slug: 'article' } }),
  page('news-headlines', '/news-media/headlines', 'news-media/headlines', 'Headlines', {
    query: { sport: 'slug', category: 'slug', page: 'page' },
  }),
  page(
    'news-board-summaries',
    '/news-media/board-meeting-summaries',
    'news-media/board-summaries',
    'Board of Directors Summaries',
    { query: { page: 'page' } },
  ),
  page('news-social', '/news-media/social-media', 'news-media/social-media', 'Social Media', {
    query: { page: 'page' },
  }),
  page('news-photos', '/news-media/photos', 'news-media/photos', 'Photos', { query: { q: 'text', page: 'page' } }),
  page('schools-directory', '/schools/school-directory', 'schools/directory', 'School Directory', {
    query: { ...list, 'hide-public': 'flag', 'hide-non-boundary': 'flag', page: 'page' },
  }),
  page('schools-records', '/schools/records/:schoolId', 'schools/records', 'School Records', {
    values: { schoolId: 'number' },
  }),
  page('schools-details', '/schools/details/:schoolId', 'schools/details', 'School', {
    values: { schoolId: 'number' },
    isKeptOffline: true,
  }),
  page(
    'schools-classifications',
    '/schools/enrollments-classifications',
    'schools/classifications',
    'Classifications',
    {
      query: { school: 'slug', q: 'text' },
    },
  ),
  page('schools-index', '/schools/index', 'schools/index', 'School Directory Index'),
  page('schools-enrollments', '/schools/enrollments', 'schools/enrollments', 'School Enrollments', {
    query: { ...list, multiplied: 'flag', page: 'page' },
  }),
  page('streaming', '/streaming', 'streaming', 'Streaming', {
    query: { date: 'date', sport: 'slug', q: 'text', page: 'page' },
  }),
  page('archives', '/archives', 'archives/list', 'Video Archives', {
    query: { activity: 'slug', decade: 'slug', 'buzzer-beaters': 'flag', q: 'text', page: 'page' },
  }),
  page('archives-video', '/archives/:videoId', 'archives/video', 'Archive Video', { values: { videoId: 'video' } }),
  page('anniversary', '/125', 'anniversary', '125th Anniversary Timeline', { onlyWith: 'anniversary' }),
  searchPage('/schools/cooperative-teams', 'Cooperative Teams'),
  searchPage('/schools/emerging-sports', 'Emerging Sports & Activities'),
  searchPage('/schools/open-dates', 'Schools – Reported Open Dates'),
  searchPage('/schools/foreign-exchange', 'Approved Foreign Exchange Programs'),
  page(
    'schools-town-meetings',
    '/schools/town-meetings',
    'schools/town-meetings',
    "Town Meetings / Principals' Rules Meetings",
  ),
  searchPage('/schools/board-divisions', 'Schools by district'),
  page('schools-conferences', '/schools/conferences', 'schools/conferences', 'Conference Affiliations', {
    query: list,
  }),
  searchPage('/about/leadership', 'Leadership', 'about/people'),
  searchPage('/about/support-staff', 'Support Staff', 'about/people'),
  searchPage('/about/board', 'Board of Directors', 'about/people'),
  searchPage('/about/legislative-commission', 'Legislative Commission', 'about/people'),
  page('officials-clinics', '/officials/clinics', 'officials/clinics', 'Clinics'),
  page('file-clinics', '/data/official/clinics.htm', 'officials/clinics/file', 'Clinics', {
    isUnlisted: true,
    document: 'light',
  }),
  searchPage('/officials/clinicians', 'Registered Clinicians'),
  page('officials-association', '/officials/officials-association', 'officials/associations', 'Official Associations', {
    query: { q: 'text' },
  }),
  page('news-media-directory', '/news-media/media-directory', 'news-media/media-directory', 'Media Directory', {
    query: { q: 'text' },
  }),
  searchPage('/resources/rules-videos', 'Rules Videos'),
  searchPage('/resources/download-center', 'Download Center'),
  searchPage('/resources/licensed-vendors', 'Licensed Vendors'),
  searchPage('/about/advisory-committees', 'Advisory Committees'),
  page('about-committee', '/about/committees/:slug', 'about/committee', 'Advisory Committee', {
    values: { slug: 'committee' },
  }),
  searchPage('/about/foundation-board', 'Foundation Board Members', 'about/people'),
  page('about-ihsaf-board', '/about/ihsaf-board-members', 'about/people', 'Board Members', {
    onlyWith: 'own-foundation',
    query: { q: 'text' },
  }),
  searchPage('/about/partners', 'Our Partners'),
  page('resources-programs', '/resources/state-programs', 'resources/programs', 'State Final & Other Programs', {
    query: { 'by-sport': 'flag', q: 'text' },
  }),
  page('calendar', '/calendar', 'calendar', 'Events Calendar', {
    query: { date: 'date', ...events },
    values: { school: 'number' },
  }),
  page('file-ics', '/calendar/events.ics', 'calendar/export', 'Events Calendar', {
    query: events,
    values: { school: 'number' },
    isUnlisted: true,
  }),
  // Beyond the specification: the games of a school's team.
  page('team-ics', '/calendar/teams/:sportId/:file', 'calendar/team-file', 'Team Calendar', {
    query: { results: 'flag' },
    values: { file: 'calendar-file' },
    onlyFor: { hasStatistics: true },
    isUnlisted: true,
  }),
  page('calendar2', '/calendar2', 'calendar-widget', 'Calendar'),
  page('sitemap', '/sitemap.xml', 'sitemap/index', 'Sitemap', { isUnlisted: true }),
  page('sitemap-part', '/sitemaps/:file', 'sitemap/part', 'Sitemap', { isUnlisted: true }),
  page('feed', '/feeds/:file', 'feed', 'Feed', { isUnlisted: true }),
  // Pictures of link previews; see docs/decisions/0023.
  page('game-picture', '/pictures/games/:contestId', 'game/picture', 'Picture', {
    query: { date: 'date', sport: 'slug', week: 'week' },
    values: { contestId: 'contest' },
    isUnlisted: true,
  }),
  page('article-picture', '/pictures/news/:slug', 'news-media/article/picture', 'Picture', {
    values: { slug: 'article' },
    isUnlisted: true,
  }),
  page('bracket-picture', '/pictures/brackets/:sportId/:classId?', 'sport/state-series/brackets/picture', 'Picture', {
    isUnlisted: true,
  }),
  // Beyond the specification: the address of a page as a code, for the page on paper.
  page('address-code', '/code.svg', 'address-code', 'Code', { query: { path: 'path' }, isUnlisted: true }),
  page('robots', '/robots.txt', 'robots', 'Robots', { isUnlisted: true }),
  page('security-contact', '/.well-known/security.txt', 'security-contact', 'Security', { isUnlisted: true }),
  page('web-manifest', '/manifest.webmanifest', 'web-manifest', 'Manifest', { isUnlisted: true }),
  // Where the service worker leads without a network: what can be read on the device.
  page('offline', '/offline', 'offline', 'Read Offline', { isUnlisted: true, isKeptOffline: true }),
  page('about-landing', '/about', 'area-landing', 'About'),
  page('resources-landing', '/resources', 'area-landing', 'Resources'),
  searchPage('/resources/all-access', 'All-Access Archives'),
  // Beyond the specification: one search for the whole site, and what the field in the header finds as somebody types.
  page('search', '/search', 'search', 'Search', { query: { q: 'text', kind: 'slug' } }),
  page('search-file', '/search/:file', 'search/part-file', 'Search', {
    values: { file: 'search-file' },
    isUnlisted: true,
  }),
  // Beyond the specification: what somebody follows. The list is in the link or on the device; the file of each team is everybody's.
  page('my-teams', '/my-teams', 'my-teams', 'My teams', { query: { teams: 'picks' } }),
  page('my-teams-file', '/my-teams/:file', 'my-teams/team-file', 'My teams', {
    values: { file: 'team-file' },
    isUnlisted: true,
  }),
  // Beyond the specification: what open pages ask for between their refreshes, where operators allow it.
  page('live-file', '/live/:file', 'live-file', 'Live', { values: { file: 'live-file' }, isUnlisted: true }),
  // Beyond the specification: the games of these teams on one day, on one sheet.
  page('my-teams-plan', '/my-teams/plan', 'my-teams/plan', 'Plan of the Day', {
    query: { teams: 'picks', date: 'date' },
    isUnlisted: true,
    document: 'light',
  }),
  // Beyond the specification: parts of pages for frames in other sites, and their description for programs (oembed.com).
  embedPage('embed-team', '/teams/:sportId/:school', 'Team', {
    onlyFor: { hasStatistics: true },
    values: { school: 'number' },
  }),
  embedPage('embed-scores', '/scores', 'Scores', {
    query: dayOfArea,
  }),
  embedPage('embed-game', '/games/:contestId', 'Game', {
    query: { date: 'date', sport: 'slug', week: 'week' },
    values: { contestId: 'contest' },
  }),
  embedPage('embed-bracket', '/brackets/:sportId/:classId?', 'Bracket', {
    onlyFor: { finals: 'games' },
    query: { part: 'slug' },
  }),
  embedPage('embed-leaderboard', '/leaderboards/:sportId/:classId?', 'State Final Leaderboard', {
    onlyFor: { finals: 'golf' },
    query: { board: 'slug' },
  }),
  embedPage('embed-standings', '/standings/:sportId/:conference', 'Conference Standings', {
    onlyFor: { hasRegularSeasonPages: true },
  }),
  embedPage('embed-conference', '/standings/:sportId/leagues/:leagueId', 'Conference Standings', {
    onlyFor: { hasStatistics: true },
    values: { leagueId: 'provider' },
  }),
  page('oembed', '/oembed', 'oembed', 'oEmbed', {
    query: { url: 'url', maxwidth: 'page', maxheight: 'page', format: 'slug' },
    isUnlisted: true,
  }),
  // Beyond the specification: files for newsrooms and programs, beside the pages that list the same.
  page('press', '/press', 'press', 'Press Desk', { query: { url: 'url' } }),
  ...dataFiles('scores', '/scores', 'Scores', { query: dayOfArea }),
  ...dataFiles('standings', '/sports/:sportId/regular-season/conference-standings', 'Conference Standings', {
    onlyFor: { hasRegularSeasonPages: true },
  }),
  ...dataFiles('conferences', '/sports/:sportId/maxpreps-standings', 'Conference Standings', {
    query: { league: 'slug' },
    onlyFor: { hasStatistics: true },
    values: { league: 'provider' },
  }),
  ...dataFiles('ratings', '/sports/:sportId/maxpreps-rpi', 'RPI Rankings', { onlyFor: { hasStatistics: true } }),
  ...dataFiles('leaderboard', '/sports/:sportId/state-series/state-leaderboard', 'State Final Leaderboard', {
    query: { class: 'class', board: 'slug' },
    onlyFor: { finals: 'golf' },
  }),
  ...dataFiles('brackets', '/sports/:sportId/state-series/brackets', 'Brackets', {
    query: { class: 'class' },
    onlyFor: { finals: 'games' },
  }),
  ...dataFiles('polls', '/sports/:sportId/regular-season/ap-poll', 'AP Polls', {
    query: { class: 'class' },
    onlyFor: { hasRegularSeasonPages: true },
  }),
  ...dataFiles('enrollments', '/schools/enrollments', 'School Enrollments'),
  ...dataFiles('schools', '/schools/school-directory', 'School Directory'),
  page('data-schema', '/schemas/:file', 'data-schema', 'Schema', {
    values: { file: 'schema-file' },
    isUnlisted: true,
    isOpenData: true,
  }),
  page('scores-agate', '/scores/agate', 'scores/agate', 'Scores for Print', { query: dayOfArea, isUnlisted: true }),
  page('agate-file', '/scores/agate.txt', 'scores/agate-file', 'Scores for Print', {
    query: dayOfArea,
    isUnlisted: true,
  }),
  page('site-index', '/site-index', 'site-index', 'Site Index'),
  // Beyond the specification.
  page('accessibility', '/accessibility', 'accessibility', 'Accessibility'),
  // Short addresses of the member portal.
  page('town', '/town', 'member-portal', 'Member Portal', { isUnlisted: true }),
  page('chess', '/chess', 'member-portal', 'Member Portal', { isUnlisted: true }),
  page('bracket-test', '/bracket-test', 'bracket-test', 'Boys Soccer 1A State Bracket', {
    query: { part: 'slug', list: 'flag' },
    isUnlisted: true,
  }),
  page('tobywins', '/tobywins', 'tobywins', 'Week 9 Football Games', {
    onlyWith: 'playoffs',
    query: { page: 'page' },
  }),
  // Any other path: a page of the content management system, or the not-found page.
  page('cms-generic', '*', 'cms-page', 'Page', { values: { '*': 'cms-path' } }),
];

/**
 * Paths that are answered outside the page routes: by the worker itself or as static files.
 * @type {readonly { id: string, path: string }[]}
 */
export const fileRoutes = [
  { id: 'file-version', path: '/version.json' },
  { id: 'file-sitealerts', path: '/siteAlerts/siteAlerts.json' },
  { id: 'health', path: '/healthz' },
];
