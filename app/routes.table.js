/**
 * The URL contract: every path the site answers, the module behind it and the query parameters it reads.
 * This is the only list of routes. `remix.config.js` builds the route tree from it; canonical cache keys, the site index
 * and the coverage tests read it too. It is plain JavaScript because `remix.config.js` is loaded without a build.
 */

/**
 * How a query parameter is read. A value that does not fit its kind is treated as absent, so a bad value shares the
 * default page and its cached copy.
 * - `date`: `YYYY-MM-DD`, a real calendar day
 * - `slug`: lower-case letters, digits and hyphens
 * - `page`: a whole number from 1
 * - `flag`: `1` when set
 * - `class`: a class such as `1A`, in either case
 * - `id`: a number that upstream gave somebody
 * - `text`: free text; pages that carry it are not kept in the document cache
 * @typedef {'date' | 'slug' | 'page' | 'flag' | 'class' | 'id' | 'text'} QueryKind
 */

/**
 * @typedef {object} PageRoute
 * @property {string} id the row of the specification's route table that this page builds
 * @property {string} path React Router path; `*` answers everything that no other row does
 * @property {string} module below `app/`
 * @property {string} group the area it belongs to
 * @property {string} title heading of the page, as the site index lists it
 * @property {Readonly<Record<string, QueryKind>>} query every query parameter the page reads; all others are ignored
 * @property {string} [layout] the layout around it, below the frame that all pages share
 */

/**
 * A route without a path around the pages that name it: what they have in common is read and drawn once, and moving from
 * one of them to another fetches the page alone.
 * @typedef {object} LayoutRoute
 * @property {string} id
 * @property {string} module below `app/`
 * @property {string} [within] the layout around this one
 */

/** @type {readonly LayoutRoute[]} */
export const layoutRoutes = [
  { id: 'sport', module: 'routes/sport/layout.tsx' },
  { id: 'state-series', module: 'routes/sport/state-series/layout.tsx', within: 'sport' },
];

/** @type {readonly PageRoute[]} */
export const pageRoutes = [
  { id: 'home', path: '/', module: 'routes/home/route.tsx', group: 'general', title: 'Home', query: {} },
  { id: 'home-alias', path: '/home', module: 'routes/home/route.tsx', group: 'general', title: 'Home', query: {} },
  {
    id: 'scores',
    path: '/scores',
    module: 'routes/scores/route.tsx',
    group: 'scores',
    title: 'Scores',
    query: { date: 'date', sport: 'slug', q: 'text', final: 'flag', page: 'page' },
  },
  {
    id: 'scores2',
    path: '/scores2',
    module: 'routes/scores-by-date/route.tsx',
    group: 'scores',
    title: 'Scores by Date',
    query: { date: 'date' },
  },
  {
    ...sportPage('sport-landing', 'landing', 'Sport'),
    path: '/sports/:sportId',
  },
  {
    id: 'sport-scores',
    path: '/sports/:sportId/scores',
    module: 'routes/sport/scores/route.tsx',
    group: 'sports',
    title: 'Daily Games & Scores',
    query: { date: 'date', sport: 'slug', q: 'text', final: 'flag', page: 'page' },
  },
  sportPage('sport-calendar', 'calendar', 'Five-Year Calendar'),
  sportPage('sport-advisory', 'advisory-committee', 'Advisory Committee'),
  sportPage('sport-history', 'history', 'Records & History'),
  {
    ...sportPage('sport-records-history', 'records-history', 'Records & History'),
    module: 'routes/sport/history/route.tsx',
  },
  sportPage('sport-resources', 'resources', 'Tournament Resources'),
  sportPage('sport-tickets', 'tickets-coverage', 'Tickets & Coverage'),
  stateSeriesPage('ss-index', '', 'State Series Information & Results'),
  stateSeriesPage('ss-entries', '/entries/:classId?', 'Entries', 'embedded'),
  stateSeriesPage('ss-sites', '/sites/:classId?', 'Sites', 'embedded'),
  stateSeriesPage('ss-assignments', '/assignments/:classId?', 'Assignments', 'embedded'),
  stateSeriesPage('ss-seeds', '/seeds/:classId?', 'Seeds', 'embedded'),
  stateSeriesPage('ss-schedules', '/schedules/:classId?', 'Schedules', 'embedded'),
  stateSeriesPage('ss-brackets', '/brackets/:classId?', 'Brackets', 'brackets', { part: 'slug' }),
  stateSeriesPage('ss-results', '/results/:classId?', 'Results', 'embedded'),
  stateSeriesPage('ss-scores', '/scores/:class?', 'Scores (State Series)', 'scores', { date: 'date' }),
  {
    // Outside the frame and beyond the specification: see `app/config/light-pages.ts`.
    id: 'state-series-live',
    path: '/sports/:sportId/state-series/live',
    module: 'routes/sport/state-series/live/route.tsx',
    group: 'sports',
    title: 'Live',
    query: {},
  },
  stateSeriesPage('ss-golf-tee-times', '/state-tee-times/:classId?', 'State Final Tee Times'),
  stateSeriesPage('ss-alias-tee-times', '/tee-times/:classId?', 'State Final Tee Times', 'state-tee-times'),
  // Golf, tennis and all other sports have one address for the results of their finals.
  stateSeriesPage('ss-state-results-generic', '/state-results/:classId?', 'State Final Results', 'state-results', {
    day: 'slug',
  }),
  stateSeriesPage('ss-tennis-pairings', '/state-pairings/:classId?', 'State Final Pairings'),
  stateSeriesPage('ss-tennis-brackets', '/state-brackets/:classId?', 'State Final Brackets', 'state-brackets', {
    event: 'slug',
  }),
  stateSeriesPage('ss-pairings', '/pairings/:classId?', 'State Final Pairings', 'state-pairings'),
  stateSeriesPage('ss-box-scores', '/box-scores/:classId?', 'State Tournament Box Scores'),
  stateSeriesPage('ss-team-info', '/team-info/:classId?', 'Team Information'),
  stateSeriesPage('ss-golf-leaderboard', '/state-leaderboard/:classId?', 'State Final Leaderboard'),
  stateSeriesPage('ss-alias-leaderboard', '/leaderboard/:classId?', 'State Final Leaderboard', 'state-leaderboard'),
  stateSeriesPage('ss-golf-scorecards', '/state-scorecards', 'State Final Scorecards', undefined, {
    class: 'class',
    memberId: 'id',
  }),
  stateSeriesPage('ss-alias-scorecards', '/scorecards/:classId?', 'State Final Scorecards', 'state-scorecards', {
    class: 'class',
    memberId: 'id',
  }),
  stateSeriesPage('ss-team-detail', '/team-info-detail/:schoolId', 'State Final Team Information'),
  stateSeriesPage('ss-winner-report', '/winner-report', 'Winner Report', 'winner-report', { class: 'slug' }),
  stateSeriesPage('ss-winner-detail', '/winner-report/:siteId', 'Winner Report Details', 'winner-report-detail'),
  stateSeriesPage('ss-xc-central', '/xc-state-central/:class?', 'XC State Central', 'xc-state-central', { q: 'text' }),
  {
    id: 'bracket-test',
    path: '/bracket-test',
    module: 'routes/bracket-test/route.tsx',
    group: 'scores',
    title: 'Boys Soccer 1A State Bracket',
    query: { part: 'slug' },
  },
  {
    id: 'not-found',
    path: '*',
    module: 'routes/not-found/route.tsx',
    group: 'general',
    title: 'Page not found',
    query: {},
  },
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

/**
 * A page of one sport: `/sports/:sportId/{segment}`, built by `routes/sport/{segment}`.
 * @param {string} id
 * @param {string} segment
 * @param {string} title
 * @returns {PageRoute}
 */
function sportPage(id, segment, title) {
  const path = `/sports/:sportId/${segment}`;
  return { id, path, module: `routes/sport/${segment}/route.tsx`, group: 'sports', title, query: {}, layout: 'sport' };
}

/**
 * A page of a sport's state series: `/sports/:sportId/state-series{path}`.
 * @param {string} id
 * @param {string} path with a leading slash; empty for the area's own page
 * @param {string} title
 * @param {string} [folder] below `routes/sport/state-series`; the path's first segment unless given
 * @param {Readonly<Record<string, QueryKind>>} [query]
 * @returns {PageRoute}
 */
function stateSeriesPage(id, path, title, folder = path.split('/')[1] ?? 'index', query = {}) {
  return {
    id,
    path: `/sports/:sportId/state-series${path}`,
    module: `routes/sport/state-series/${folder}/route.tsx`,
    group: 'sports',
    title,
    query,
    layout: 'state-series',
  };
}
