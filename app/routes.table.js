import {
  buildFrameOptions,
  originalPage,
  definePage,
  buildPageRows,
  defineSearchPage,
  buildSeriesSection,
  defineSportPage,
  defineStatisticsPage,
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

const defineSeriesPage = buildPageRows('state-series');
const definePlayoffPage = buildPageRows('state-series', { hasPlayoffs: true });
const defineGolfFinalsPage = buildPageRows('state-series', { finals: 'golf' });
const defineRegularSeasonPage = buildPageRows('regular-season', { hasRegularSeasonPages: true });

/** Query of the pages that list the games of a day. @type {Readonly<Record<string, QueryKind>>} */
const dailyGames = { date: 'date', sport: 'slug', q: 'text', final: 'flag', live: 'flag', page: 'page' };
/** Query of the pages that list something; toggles and pages are added where a page has them. @type {Readonly<Record<string, QueryKind>>} */
const list = { letter: 'slug', q: 'text' };
/** What the events of the calendar are narrowed to, on its page and in its file. @type {Readonly<Record<string, QueryKind>>} */
const events = { type: 'slug', sport: 'slug', school: 'slug' };
/** @type {Readonly<Record<string, QueryKind>>} */
const footballScores = { week: 'week', class: 'class', q: 'text', final: 'flag' };
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
  definePage('home', '/', 'home', 'Home', { isKeptOffline: true }),
  definePage('home-alias', '/home', 'home', 'Home', { canonical: '/' }),
  definePage('scores', '/scores', 'scores', 'Scores', {
    query: { ...dailyGames, county: 'slug', conference: 'slug', division: 'slug' },
    isKeptOffline: true,
  }),
  // Beyond the specification: the counties, conferences and divisions whose schools play on a day.
  definePage('scores-areas', '/scores/areas', 'scores/areas', 'Scores by Area', {
    query: { date: 'date', sport: 'slug' },
  }),
  definePage('scores2', '/scores2', 'scores-by-date', 'Scores by Date', {
    query: { date: 'date' },
    isKeptOffline: true,
  }),
  // Beyond the specification: every game has an address. The query names the list in which it is found.
  definePage('game', '/games/:contestId', 'game', 'Game', {
    query: { date: 'date', sport: 'slug', week: 'week' },
    values: { contestId: 'contest' },
    isKeptOffline: true,
  }),
  // Beyond the specification: scores for a screen in a gym, and the page that builds its address.
  definePage('board', '/board', 'board', 'Board', {
    query: { show: 'screens', every: 'page', site: 'slug', turn: 'page', results: 'flag' },
    isUnlisted: true,
    document: 'light',
  }),
  definePage('board-setup', '/board/setup', 'board-setup', 'Set up a screen', {
    query: { first: 'screens', second: 'screens', third: 'screens', fourth: 'screens', every: 'page', place: 'text' },
  }),
  defineSportPage('sport-landing', '', 'Sport', { folder: 'sport/landing' }),
  // Without the bar of the sport: it shares everything with /scores.
  defineSportPage('sport-scores', '/scores', 'Daily Games & Scores', {
    layout: undefined,
    query: dailyGames,
    sportInstead: 'boys-soccer',
    isKeptOffline: true,
  }),
  defineSportPage('sport-calendar', '/calendar', 'Five-Year Calendar'),
  defineSportPage('sport-advisory', '/advisory-committee', 'Advisory Committee'),
  defineSportPage('sport-history', '/history', 'Records & History', buildFrameOptions(records)),
  defineSportPage('sport-records-history', '/records-history', 'Records & History', {
    ...buildFrameOptions(records),
    canonical: '/sports/:sportId/history',
  }),
  defineSportPage('sport-resources', '/resources', 'Tournament Resources'),
  defineSportPage('sport-tickets', '/tickets-coverage', 'Tickets & Coverage'),
  defineSeriesPage('ss-index', '', 'State Series Information & Results', {
    folder: 'sport/state-series/index',
    isKeptOffline: true,
  }),
  defineSeriesPage(
    'ss-entries',
    '/entries/:classId?',
    'Entries',
    buildFrameOptions({ ...buildSeriesSection('entry'), isListedWithoutClasses: true }),
  ),
  defineSeriesPage('ss-sites', '/sites/:classId?', 'Sites', buildFrameOptions(buildSeriesSection('site'))),
  defineSeriesPage(
    'ss-assignments',
    '/assignments/:classId?',
    'Assignments',
    buildFrameOptions(buildSeriesSection('assign')),
  ),
  defineSeriesPage('ss-seeds', '/seeds/:classId?', 'Seeds', buildFrameOptions(buildSeriesSection('seed'))),
  defineSeriesPage('ss-schedules', '/schedules/:classId?', 'Schedules', buildFrameOptions(buildSeriesSection('pair'))),
  defineSeriesPage('ss-brackets', '/brackets/:classId?', 'Brackets', {
    query: { part: 'slug', list: 'flag', ...originalPage },
    frame: buildSeriesSection('bracket'),
    isKeptOffline: true,
  }),
  // Golf has a winner report instead and is redirected there.
  defineSeriesPage('ss-results', '/results/:classId?', 'Results', {
    query: originalPage,
    frame: buildSeriesSection('winner'),
    isKeptOffline: true,
  }),
  defineSeriesPage('ss-scores', '/scores/:class?', 'Scores (State Series)', {
    query: { date: 'date' },
    isKeptOffline: true,
  }),
  // Beyond the specification.
  defineSeriesPage('state-series-live', '/live', 'Live', { layout: undefined, isKeptOffline: true, document: 'light' }),
  defineGolfFinalsPage('ss-golf-tee-times', '/state-tee-times/:classId?', 'State Final Tee Times', {
    isKeptOffline: true,
  }),
  defineGolfFinalsPage('ss-alias-tee-times', '/tee-times/:classId?', 'State Final Tee Times', {
    folder: 'sport/state-series/state-tee-times',
    isKeptOffline: true,
  }),
  // Golf, tennis and all other sports have one address for the results of their finals.
  defineSeriesPage('ss-state-results-generic', '/state-results/:classId?', 'State Final Results', {
    query: { day: 'slug', ...originalPage },
    // The days to choose from are those of the season.
    frame: { file: 'data/tn{gender}/{classNumber}{choice}.htm', ...tennisFinals },
  }),
  defineSeriesPage(
    'ss-tennis-pairings',
    '/state-pairings/:classId?',
    'State Final Pairings',
    buildFrameOptions(tennisPairings),
  ),
  defineSeriesPage('ss-tennis-brackets', '/state-brackets/:classId?', 'State Final Brackets', {
    ...buildFrameOptions({
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
  defineSeriesPage('ss-pairings', '/pairings/:classId?', 'State Final Pairings', {
    ...buildFrameOptions(tennisPairings),
    canonical: '/sports/:sportId/state-series/state-pairings/:classId?',
  }),
  defineSeriesPage('ss-box-scores', '/box-scores/:classId?', 'State Tournament Box Scores', { isKeptOffline: true }),
  // The old server's list of teams is shown where upstream has none.
  defineSeriesPage('ss-team-info', '/team-info/:classId?', 'Team Information', {
    query: originalPage,
    frame: buildSeriesSection('info1'),
    isKeptOffline: true,
  }),
  defineGolfFinalsPage('ss-golf-leaderboard', '/state-leaderboard/:classId?', 'State Final Leaderboard', {
    query: leaderboard,
    isKeptOffline: true,
  }),
  defineGolfFinalsPage('ss-alias-leaderboard', '/leaderboard/:classId?', 'State Final Leaderboard', {
    folder: 'sport/state-series/state-leaderboard',
    query: leaderboard,
    isKeptOffline: true,
  }),
  defineGolfFinalsPage('ss-golf-scorecards', '/state-scorecards/:classId?', 'State Final Scorecards', {
    query: scorecards,
    isKeptOffline: true,
  }),
  defineGolfFinalsPage('ss-alias-scorecards', '/scorecards/:classId?', 'State Final Scorecards', {
    folder: 'sport/state-series/state-scorecards',
    query: scorecards,
    isKeptOffline: true,
  }),
  defineSeriesPage('ss-team-detail', '/team-info-detail/:schoolId', 'State Final Team Information', {
    values: { schoolId: 'number' },
    isKeptOffline: true,
  }),
  // Beyond the specification: whom a team may meet from round to round.
  defineSeriesPage('state-series-path', '/path/:schoolId', 'The Path Ahead', {
    values: { schoolId: 'number' },
    isKeptOffline: true,
  }),
  defineSeriesPage('ss-winner-report', '/winner-report', 'Winner Report', { query: { class: 'slug' } }),
  defineSeriesPage('ss-winner-detail', '/winner-report/:siteId', 'Winner Report Details', {
    folder: 'sport/state-series/winner-report/detail',
  }),
  defineSeriesPage('ss-xc-central', '/xc-state-central/:class?', 'XC State Central', {
    query: { q: 'text', season: 'season' },
    onlyFor: { finals: 'cross-country' },
  }),
  definePlayoffPage(
    'fb-pairings-guide',
    '/pairings-guide',
    'Pairings Guide',
    buildFrameOptions({ file: 'football/guide.htm', onlyFor: { hasPlayoffs: true } }),
  ),
  definePlayoffPage('fb-playoff-brackets', '/playoff-brackets/:classId?', 'Playoff Brackets', {
    query: { part: 'slug', list: 'flag', ...originalPage },
    frame: { file: 'football/{class}bracket.htm', ...playoffs },
    isKeptOffline: true,
  }),
  definePlayoffPage('fb-playoff-scores', '/playoff-scores', 'Playoff Scores', {
    query: footballScores,
    isKeptOffline: true,
  }),
  definePlayoffPage('fb-playoff-schedules', '/playoff-schedules/:classId?', 'Playoff Schedules', {
    ...buildFrameOptions({ file: 'football/{class}pair.htm', ...playoffs }),
  }),
  defineRegularSeasonPage('fb-rs-index', '', 'Regular Season Schedules', {
    folder: 'sport/regular-season/index',
    isKeptOffline: true,
  }),
  defineRegularSeasonPage('fb-rs-school-list', '/school-list', 'Schools', { query: list }),
  defineRegularSeasonPage('fb-rs-school-schedules', '/school-schedules', 'School Schedules', {
    folder: 'sport/regular-season/school-list',
    query: list,
    canonical: '/sports/:sportId/regular-season/school-list',
  }),
  // Football has numbers of its own for schools.
  defineRegularSeasonPage('fb-rs-schedule-detail', '/schedule-detail/:footballId', 'School Schedule', {
    values: { footballId: 'number' },
    isKeptOffline: true,
  }),
  defineRegularSeasonPage('fb-rs-conf-list', '/conference-schedules', 'Conference Schedules', { query: { q: 'text' } }),
  defineRegularSeasonPage('fb-rs-conf-detail', '/conference-schedules/:conferenceId', 'Conference', {
    folder: 'sport/regular-season/conference-detail',
    values: { conferenceId: 'number' },
    isKeptOffline: true,
  }),
  defineRegularSeasonPage('fb-rs-standings', '/conference-standings', 'Conference Standings', {
    query: list,
    isKeptOffline: true,
  }),
  defineRegularSeasonPage('fb-rs-enrollments', '/enrollments', 'Enrollments', { query: { q: 'text' } }),
  defineRegularSeasonPage('fb-rs-coop', '/cooperative-teams', 'Cooperative Teams', { query: { q: 'text' } }),
  definePlayoffPage('fb-playoff-maps', '/playoff-maps', 'Playoff Maps'),
  definePlayoffPage('fb-playoff-team-info', '/playoff-team-info/:classNumber?', 'Playoff Team Info'),
  definePlayoffPage('fb-playoff-team-info-1900', '/playoff-team-info-1900', 'Playoff Team Info', {
    folder: 'sport/state-series/playoff-team-info/of-1900',
    query: { class: 'class' },
  }),
  // The pages that thousands reload on the evening of the show.
  definePage('pairings', '/pairings', 'pairings', 'Football Pairings Show', { isKeptOffline: true, document: 'light' }),
  definePage('fb-timetable', '/sports/football/state-series/timetable', 'pairings', 'Pairings Day', {
    canonical: '/pairings',
    isKeptOffline: true,
    document: 'light',
  }),
  definePlayoffPage('fb-title-team-info', '/title-team-info', 'Title Game Team Info', {
    folder: 'sport/state-series/team-info/title',
  }),
  definePlayoffPage('fb-title-box-scores', '/title-box-scores', 'Title Box Scores', {
    folder: 'sport/state-series/box-scores/title',
  }),
  definePlayoffPage('fb-playoff-outlook', '/playoff-outlook', 'Football Playoff Outlook'),
  definePlayoffPage('fb-playoff-outlook-987', '/playoff-outlook-987', 'Football Playoff Outlook', {
    folder: 'sport/state-series/playoff-outlook',
    canonical: '/sports/:sportId/state-series/playoff-outlook',
  }),
  // Beyond the specification: the field if the games that are left ended as somebody picks them.
  definePlayoffPage('fb-playoff-what-if', '/playoff-outlook/what-if', 'Playoffs: What If?', {
    folder: 'sport/state-series/playoff-what-if',
    query: { picks: 'picks', pick: 'picks', week: 'slug', show: 'slug', q: 'text' },
  }),
  definePlayoffPage('fb-clinchers', '/clinchers', 'Clinchers'),
  definePlayoffPage('fb-qualifiers', '/qualifiers', 'Qualifiers'),
  defineStatisticsPage('mp-leaders', '/maxpreps-leaders', 'Stat Leaders', {
    query: { category: 'slug', sort: 'slug', order: 'slug' },
  }),
  defineRegularSeasonPage('fb-rs-ap-poll', '/ap-poll', 'AP Polls', { query: { class: 'class' } }),
  defineRegularSeasonPage('fb-rs-out-of-state', '/out-of-state', 'Out of State Games'),
  defineRegularSeasonPage('fb-rs-weekly', '/weekly-schedules', 'Weekly Schedules', {
    query: { week: 'week' },
    isKeptOffline: true,
  }),
  defineRegularSeasonPage('fb-rs-weekly-compact', '/weekly-schedules-compact', 'Weekly Schedules (compact)', {
    folder: 'sport/regular-season/weekly-schedules/compact',
    query: { week: 'week' },
    isKeptOffline: true,
  }),
  defineRegularSeasonPage('fb-rs-scores', '/scores', 'Scores', { query: footballScores, isKeptOffline: true }),
  definePage('gameday', '/gameday', 'gameday', 'Girls Flag Football State Finals', { isKeptOffline: true }),
  defineStatisticsPage('mp-standings', '/maxpreps-standings', 'Conferences', { query: { q: 'text' } }),
  defineStatisticsPage('mp-standings-detail', '/maxpreps-standings/:leagueId', 'Conference Standings', {
    folder: 'sport/maxpreps-standings-detail',
    values: { leagueId: 'provider' },
    isKeptOffline: true,
  }),
  // Leads to the page of a school's team, beyond the specification: many places know the school's id alone.
  defineSportPage('team-of-school', '/teams/:school', 'Team', {
    folder: 'sport/team-of-school',
    onlyFor: { hasStatistics: true },
    values: { school: 'number' },
  }),
  defineStatisticsPage('mp-rpi', '/maxpreps-rpi', 'RPI Rankings', { query: { class: 'class', school: 'slug' } }),
  defineStatisticsPage('mp-schools', '/maxpreps-schools', 'Schools', { query: { class: 'class', q: 'text' } }),
  defineStatisticsPage('mp-school-detail', '/maxpreps-schools/:UID', 'School', {
    folder: 'sport/maxpreps-school-detail',
    values: { UID: 'provider' },
    isKeptOffline: true,
  }),
  defineStatisticsPage('mp-scores', '/maxpreps-scores', 'Scores', {
    query: { date: 'date', q: 'text', final: 'flag', live: 'flag', page: 'page' },
    canonical: '/sports/:sportId/scores',
    isKeptOffline: true,
  }),
  definePage('news-article', '/news-media/article/:slug', 'news-media/article', 'Article', {
    values: { slug: 'article' },
  }),
  definePage('news-headlines', '/news-media/headlines', 'news-media/headlines', 'Headlines', {
    query: { sport: 'slug', category: 'slug', page: 'page' },
  }),
  definePage(
    'news-board-summaries',
    '/news-media/board-meeting-summaries',
    'news-media/board-summaries',
    'Board of Directors Summaries',
    { query: { page: 'page' } },
  ),
  definePage('news-social', '/news-media/social-media', 'news-media/social-media', 'Social Media', {
    query: { page: 'page' },
  }),
  definePage('news-photos', '/news-media/photos', 'news-media/photos', 'Photos', {
    query: { q: 'text', page: 'page' },
  }),
  definePage('schools-directory', '/schools/school-directory', 'schools/directory', 'School Directory', {
    query: { ...list, 'hide-public': 'flag', 'hide-non-boundary': 'flag', page: 'page' },
  }),
  definePage('schools-records', '/schools/records/:schoolId', 'schools/records', 'School Records', {
    values: { schoolId: 'number' },
  }),
  definePage('schools-details', '/schools/details/:schoolId', 'schools/details', 'School', {
    values: { schoolId: 'number' },
    isKeptOffline: true,
  }),
  definePage(
    'schools-classifications',
    '/schools/enrollments-classifications',
    'schools/classifications',
    'Classifications',
    {
      query: { school: 'slug', q: 'text' },
    },
  ),
  definePage('schools-index', '/schools/index', 'schools/index', 'School Directory Index'),
  definePage('schools-enrollments', '/schools/enrollments', 'schools/enrollments', 'School Enrollments', {
    query: { ...list, multiplied: 'flag', page: 'page' },
  }),
  definePage('streaming', '/streaming', 'streaming', 'Streaming', {
    query: { date: 'date', sport: 'slug', q: 'text', page: 'page' },
  }),
  definePage('archives', '/archives', 'archives/list', 'Video Archives', {
    query: { activity: 'slug', decade: 'slug', 'buzzer-beaters': 'flag', q: 'text', page: 'page' },
  }),
  definePage('archives-video', '/archives/:videoId', 'archives/video', 'Archive Video', {
    values: { videoId: 'video' },
  }),
  definePage('anniversary', '/125', 'anniversary', '125th Anniversary Timeline'),
  defineSearchPage('/schools/cooperative-teams', 'Cooperative Teams'),
  defineSearchPage('/schools/emerging-sports', 'Emerging Sports & Activities'),
  defineSearchPage('/schools/open-dates', 'Schools – Reported Open Dates'),
  defineSearchPage('/schools/foreign-exchange', 'Approved Foreign Exchange Programs'),
  definePage(
    'schools-town-meetings',
    '/schools/town-meetings',
    'schools/town-meetings',
    "Town Meetings / Principals' Rules Meetings",
  ),
  defineSearchPage('/schools/board-divisions', 'Schools by district'),
  definePage('schools-conferences', '/schools/conferences', 'schools/conferences', 'Conference Affiliations', {
    query: list,
  }),
  defineSearchPage('/about/leadership', 'Leadership'),
  defineSearchPage('/about/support-staff', 'Support Staff'),
  defineSearchPage('/about/board', 'Board of Directors'),
  defineSearchPage('/about/legislative-commission', 'Legislative Commission'),
  definePage('officials-clinics', '/officials/clinics', 'officials/clinics', 'Clinics'),
  definePage('file-clinics', '/data/official/clinics.htm', 'officials/clinics/file', 'Clinics', {
    isUnlisted: true,
    document: 'light',
  }),
  defineSearchPage('/officials/clinicians', 'Registered Clinicians'),
  definePage(
    'officials-association',
    '/officials/officials-association',
    'officials/associations',
    'Official Associations',
    {
      query: { q: 'text' },
    },
  ),
  definePage('news-media-directory', '/news-media/media-directory', 'news-media/media-directory', 'Media Directory', {
    query: { q: 'text' },
  }),
  defineSearchPage('/resources/rules-videos', 'Rules Videos'),
  defineSearchPage('/resources/download-center', 'Download Center'),
  defineSearchPage('/resources/licensed-vendors', 'Licensed Vendors'),
  defineSearchPage('/about/advisory-committees', 'Advisory Committees'),
  definePage('about-committee', '/about/committees/:slug', 'about/committee', 'Advisory Committee', {
    values: { slug: 'committee' },
  }),
  defineSearchPage('/about/foundation-board', 'Foundation Board Members'),
  definePage('about-ihsaf-board', '/about/ihsaf-board-members', 'about/ihsaf-board-members', 'Board Members', {
    query: { q: 'text' },
  }),
  defineSearchPage('/about/partners', 'Our Partners'),
  definePage('resources-programs', '/resources/state-programs', 'resources/programs', 'State Final & Other Programs', {
    query: { 'by-sport': 'flag', q: 'text' },
  }),
  definePage('calendar', '/calendar', 'calendar', 'Events Calendar', {
    query: { date: 'date', ...events },
    values: { school: 'number' },
  }),
  definePage('file-ics', '/calendar/events.ics', 'calendar/export', 'Events Calendar', {
    query: events,
    values: { school: 'number' },
    isUnlisted: true,
  }),
  // Beyond the specification: the games of a school's team.
  definePage('team-ics', '/calendar/teams/:sportId/:file', 'calendar/team-file', 'Team Calendar', {
    query: { results: 'flag' },
    values: { file: 'calendar-file' },
    onlyFor: { hasStatistics: true },
    isUnlisted: true,
  }),
  definePage('calendar2', '/calendar2', 'calendar-widget', 'Calendar'),
  definePage('sitemap', '/sitemap.xml', 'sitemap/index', 'Sitemap', { isUnlisted: true }),
  definePage('sitemap-part', '/sitemaps/:file', 'sitemap/part', 'Sitemap', { isUnlisted: true }),
  definePage('feed', '/feeds/:file', 'feed', 'Feed', { isUnlisted: true }),
  // Pictures of link previews; see docs/decisions/0023.
  definePage('game-picture', '/pictures/games/:contestId', 'game/picture', 'Picture', {
    query: { date: 'date', sport: 'slug', week: 'week' },
    values: { contestId: 'contest' },
    isUnlisted: true,
  }),
  definePage('article-picture', '/pictures/news/:slug', 'news-media/article/picture', 'Picture', {
    values: { slug: 'article' },
    isUnlisted: true,
  }),
  definePage(
    'bracket-picture',
    '/pictures/brackets/:sportId/:classId?',
    'sport/state-series/brackets/picture',
    'Picture',
    {
      isUnlisted: true,
    },
  ),
  definePage('robots', '/robots.txt', 'robots', 'Robots', { isUnlisted: true }),
  definePage('web-manifest', '/manifest.webmanifest', 'web-manifest', 'Manifest', { isUnlisted: true }),
  // Where the service worker leads without a network: what can be read on the device.
  definePage('offline', '/offline', 'offline', 'Read Offline', { isUnlisted: true, isKeptOffline: true }),
  definePage('about-landing', '/about', 'area-landing', 'About'),
  definePage('resources-landing', '/resources', 'area-landing', 'Resources'),
  defineSearchPage('/resources/all-access', 'All-Access Archives'),
  // Beyond the specification: one search for the whole site, and what the field in the header finds as somebody types.
  definePage('search', '/search', 'search', 'Search', { query: { q: 'text' } }),
  definePage('search-index', '/search/index.json', 'search/index-file', 'Search', { isUnlisted: true }),
  definePage('search-news', '/search/news.json', 'search/news-file', 'Search', { isUnlisted: true }),
  // Beyond the specification: what somebody follows. The list is in the link or on the device; the file of each team is everybody's.
  definePage('my-teams', '/my-teams', 'my-teams', 'My Teams', { query: { teams: 'picks' } }),
  definePage('my-teams-file', '/my-teams/:file', 'my-teams/team-file', 'My Teams', {
    values: { file: 'team-file' },
    isUnlisted: true,
  }),
  // Beyond the specification: what open pages ask for between their refreshes, where operators allow it.
  definePage('live-file', '/live/:file', 'live-file', 'Live', { values: { file: 'live-file' }, isUnlisted: true }),
  // Beyond the specification: the games of these teams on one day, on one sheet.
  definePage('my-teams-plan', '/my-teams/plan', 'my-teams/plan', 'Plan of the Day', {
    query: { teams: 'picks', date: 'date' },
    isUnlisted: true,
    document: 'light',
  }),
  definePage('site-index', '/site-index', 'site-index', 'Site Index'),
  // Beyond the specification.
  definePage('accessibility', '/accessibility', 'accessibility', 'Accessibility'),
  // Short addresses of the member portal.
  definePage('town', '/town', 'member-portal', 'Member Portal', { isUnlisted: true }),
  definePage('chess', '/chess', 'member-portal', 'Member Portal', { isUnlisted: true }),
  definePage('bracket-test', '/bracket-test', 'bracket-test', 'Boys Soccer 1A State Bracket', {
    query: { part: 'slug', list: 'flag' },
    isUnlisted: true,
  }),
  definePage('tobywins', '/tobywins', 'tobywins', 'Week 9 Football Games'),
  // Any other path: a page of the content management system, or the not-found page.
  definePage('cms-generic', '*', 'cms-page', 'Page', { values: { '*': 'cms-path' } }),
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
