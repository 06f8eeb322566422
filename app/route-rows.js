/* The kinds of rows of the route table (routes.table.js). Plain JavaScript, as the table is. */

/**
 * How a query parameter is read. A value that does not fit its kind is treated as absent, so a bad value shares the
 * default page and its cached copy.
 * - `date`: `YYYY-MM-DD`, a real calendar day
 * - `slug`: letters, digits and hyphens, in either case
 * - `page`: a whole number from 1
 * - `flag`: `1` when set
 * - `class`: a class such as `1A`, in either case
 * - `week`: a week of the football season, 1 to 14; any other value is `none`, because a page may say that no week is chosen
 * - `id`: a number that upstream gave somebody
 * - `path`: path and query of a page of the site
 * - `text`: free text; pages that carry it are not kept in the document cache
 * - `season`: last season, such as `2030-31` in 2031-32; every other one is the current season's page
 * - `screens`: what a screen shows, such as `scores:boys-soccer,bracket:boys-soccer.1A` (`app/page/screen-items.ts`)
 * - `url`: an address of this site as somebody pasted it; kept as little as text
 * - `picks`: winners that a visitor picks, such as `252300123h.252300127a`; kept as little as text
 * @typedef {'date' | 'slug' | 'page' | 'flag' | 'class' | 'week' | 'id' | 'season' | 'screens' | 'path' | 'text' | 'url' | 'picks'} QueryKind
 */

/**
 * What a parameter names, and by that what it looks like (`app/page/accepted-values.ts`): a number of up to six digits, a game,
 * something of the statistics provider's, a recording, an article, an advisory committee, the file of a followed team, the calendar
 * of a team, the file of games in play, the schema of a file, or a page of
 * the content management system.
 * @typedef {'number' | 'contest' | 'provider' | 'video' | 'article' | 'committee' | 'team-file' | 'calendar-file' | 'live-file' | 'search-file' | 'schema-file' | 'cms-path'} ValueKind
 */

/** @typedef {Readonly<Partial<import('./config/sports').SportTraits>>} SportCondition */

/**
 * @typedef {object} PageRoute
 * @property {string} id unique; that of the specification's row, where it has one
 * @property {string} path React Router path; `*` answers everything that no other row does
 * @property {string} folder below `app/routes`: `route.tsx` is the page, `page.ts` (if any) its sources and its view
 * @property {string} title heading of the page, and its document title unless the page has a more telling one
 * @property {Readonly<Record<string, QueryKind>>} query every query parameter the page reads; all others are ignored
 * @property {import('./config/association-parts').AssociationPart} [onlyWith] what an association needs to have for this page; without it there is no such page
 * @property {SportCondition} [onlyFor] sports with these traits have the page; of any other there is no such page
 * @property {Readonly<Record<string, ValueKind>>} [values] what a path or query parameter has to look like; with any other
 *   value there is no such page
 * @property {boolean} [showsUsualSport] shows a usual sport instead of an unknown one; without it an unknown sport is a 404
 * @property {string} [canonical] path of the row whose page this one shows too; the canonical link leads there
 * @property {string} [layout] the layout around it, below the site layout
 * @property {boolean} [isUnlisted] no page in its own right: the site index and the search leave it out
 * @property {'light'} [document] a document of its own, outside the site layout and the app (`app/document/light-document.tsx`)
 * @property {boolean} [isFramable] pages of other sites may frame it; every other address refuses that (`docs/decisions/0106`)
 * @property {boolean} [isOpenData] scripts of other sites may read it (`docs/decisions/0107`)
 * @property {boolean} [isKeptOffline] the service worker keeps the last seen document of the page on the device
 * @property {LegacyFrame} [frame] the page of the association's old server that it shows
 */

/**
 * A page of the association's old web server that a page shows in a frame.
 * @typedef {object} LegacyFrame
 * @property {string} file its address below `base`; the names in braces are filled in:
 *   - `{abbreviation}`: what upstream calls the sport, such as `vbg`; `{recordsCode}`: what the records server calls it
 *   - `{gender}`: `b` or `g`
 *   - `{class}`: `2a`; `{classNumber}`: `2`. The page has a tab for each class
 *   - `{choice}`: the file of the chosen one of `choice`
 * @property {'LEGACY_BASE_URL' | 'RECORDS_BASE_URL'} [base] name of the environment; the first unless it says otherwise
 * @property {readonly string[]} [classes] the classes that have a file, where upstream is not asked for them
 * @property {FrameChoice} [choice] further pages of each class
 * @property {import('./config/association-parts').AssociationPart} [onlyWith] what an association needs to have for this page; without it there is no such page
 * @property {SportCondition} [onlyFor] sports with these traits have the frame; the page of any other is without it
 * @property {boolean} [isListedWithoutClasses] a sport with one page for all classes has a single tab that names it
 * @property {boolean} [startsWithToday] its sections of today come first, then those to come, then those of past days
 * @property {'page' | 'records'} [size] how high the frame is before its page posts its height
 */

/**
 * Pages of one frame, one of which the query names.
 * @typedef {object} FrameChoice
 * @property {string} label names the row of tabs
 * @property {string} parameter of the query
 * @property {readonly FrameOption[]} options
 * @property {string} [usual] value of the option that is shown when the query names none; the first unless it says otherwise
 */

/** @typedef {{ readonly value: string, readonly text: string, readonly title: string, readonly file: string }} FrameOption */

/**
 * A route without a path around the pages that name it: what they have in common is read and drawn once, and moving from
 * one of them to another fetches the page alone. Its module is `layout.tsx` of its folder, its sources are in `page.ts`
 * beside it.
 * @typedef {object} LayoutRoute
 * @property {string} id
 * @property {string} folder below `app/routes`
 * @property {string} [within] the layout around this one
 */

/**
 * What a row says beside its id, path and title.
 * @typedef {Partial<Omit<PageRoute, 'id' | 'path' | 'title'>>} PageOptions
 */

/**
 * @param {string} id
 * @param {string} path
 * @param {string} folder
 * @param {string} title
 * @param {PageOptions} [options]
 * @returns {PageRoute}
 */
export function page(id, path, folder, title, options = {}) {
  return { id, path, folder, title, query: {}, ...options };
}

/**
 * A page with a search: its id is its path with hyphens, and its folder that path, unless one is named.
 * @param {string} path
 * @param {string} title
 * @param {string} [folder]
 * @returns {PageRoute}
 */
export function searchPage(path, title, folder = path.slice(1)) {
  return page(path.slice(1).replaceAll('/', '-'), path, folder, title, { query: { q: 'text' } });
}

/**
 * A page of one sport: `/sports/:sportId{path}`, built by `routes/sport{path}` unless a folder is named.
 * @param {string} id
 * @param {string} path with a leading slash; empty for the sport's own page
 * @param {string} title
 * @param {PageOptions} [options]
 * @returns {PageRoute}
 */
export function sportPage(id, path, title, options) {
  return page(id, `/sports/:sportId${path}`, `sport${path}`, title, { layout: 'sport', ...options });
}

/**
 * Makes the pages of one area of a sport: `/sports/:sportId/{area}{path}`, each built by the folder that its first segment
 * names. A path has a leading slash; the area's own page has none.
 * @param {string} area the id of its layout, too
 * @param {SportCondition} [onlyFor] sports that have these pages; all unless it says otherwise
 * @returns {(id: string, path: string, title: string, options?: PageOptions) => PageRoute}
 */
export function buildPageRows(area, onlyFor) {
  return (id, path, title, options) => {
    const folder = `sport/${area}/${path.split('/')[1] ?? ''}`;
    return page(id, `/sports/:sportId/${area}${path}`, folder, title, { layout: area, onlyFor, ...options });
  };
}

/**
 * A page of a sport's prep statistics, beside the menu of the regular season: `/sports/:sportId{path}`, built by
 * `routes/sport{path}` unless a folder is named.
 * @param {string} id
 * @param {string} path with a leading slash
 * @param {string} title
 * @param {PageOptions} [options]
 * @returns {PageRoute}
 */
export function statisticsPage(id, path, title, options) {
  return sportPage(id, path, title, { layout: 'regular-season', onlyFor: { hasStatistics: true }, ...options });
}

/** Query of the pages that show a page of the old server: asks for it as it is there. @type {Readonly<Record<string, QueryKind>>} */
export const originalPage = { original: 'flag' };

/** Query of pages whose tables of the old server are sorted by a column. @type {Readonly<Record<string, QueryKind>>} */
const sortedTables = { sort: 'slug', order: 'slug' };

/**
 * A page that shows a page of the old server and nothing else.
 * @param {LegacyFrame} frame
 * @returns {PageOptions}
 */
export function framed(frame) {
  const query = { ...originalPage, ...sortedTables };
  return { folder: 'legacy-frame', frame, query, onlyFor: frame.onlyFor };
}

/**
 * A section of a sport's state series on the old server.
 * @param {string} name what the old server calls it
 * @returns {LegacyFrame}
 */
export function seriesSection(name) {
  return { file: `data/{abbreviation}/{class}${name}.htm` };
}

/**
 * A document for frames in pages of other sites: `/embed{path}`.
 * @param {string} id
 * @param {string} path with a leading slash
 * @param {string} title
 * @param {PageOptions} [options]
 * @returns {PageRoute}
 */
export function embedPage(id, path, title, options) {
  return page(id, `/embed${path}`, 'embed', title, {
    isUnlisted: true,
    document: 'light',
    isFramable: true,
    ...options,
  });
}

/**
 * The files beside a page with what it lists, as CSV and JSON: `{path}.csv` and `{path}.json`.
 * @param {string} name of the table; the ids are `{name}-csv` and `{name}-json`
 * @param {string} path with a leading slash
 * @param {string} title
 * @param {PageOptions} [options]
 * @returns {readonly PageRoute[]}
 */
export function dataFiles(name, path, title, options) {
  return ['csv', 'json'].map((format) =>
    page(`${name}-${format}`, `${path}.${format}`, 'data-file', title, {
      isUnlisted: true,
      isOpenData: true,
      ...options,
    }),
  );
}
