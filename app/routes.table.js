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
 * - `text`: free text; pages that carry it are not kept in the document cache
 * @typedef {'date' | 'slug' | 'page' | 'flag' | 'text'} QueryKind
 */

/**
 * @typedef {object} PageRoute
 * @property {string} id the row of the specification's route table that this page builds
 * @property {string} path React Router path; `*` answers everything that no other row does
 * @property {string} module below `app/`
 * @property {string} group the area it belongs to
 * @property {string} title heading of the page, as the site index lists it
 * @property {Readonly<Record<string, QueryKind>>} query every query parameter the page reads; all others are ignored
 */

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
