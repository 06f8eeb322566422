import { beforeAll, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { isOwnFile } from '~/cache/source/define-source';
import { buildSourceUrl } from '~/cache/source/source-address';
import { buildPageRequest } from '~/page/page-address';
import { declareSources, type DeclaredSource } from '~/routes/sources-of-page';
import { askHealthyUpstream, openInProcessSite, type InProcessSite, type Upstream } from '../support/in-process-site';
import { listProblems, readWords } from '../support/outage-checks';
import { buildAddress, listDeclaredSources, pageEnvironment, upstreamBases } from '../support/page-environment';
import { listBuiltPagePaths, gamePaths } from '../support/route-rows';
import { drawSample } from '../support/sample';

/* A source fails without copies: the page omits its part or fails clearly. */

const pages = [
  ...listBuiltPagePaths().filter((path) => buildAddress(path).route.path !== '*'),
  // All content pages share one module and one source, so two represent them: an ordinary one and one with special text.
  '/about/mission',
  '/statequalifier',
  // Beyond the specification.
  '/search?q=ash',
  '/my-teams?teams=0101.football',
  '/scores/areas',
  '/scores/changes',
  '/scores/missing',
  // Live pages on which something is on.
  ...['boys-golf', 'boys-soccer'].map((sportId) => `/sports/${sportId}/state-series/live`),
  '/sports/girls-tennis',
  '/sports/football/state-series/playoff-outlook/what-if',
  '/sports/boys-soccer/state-series/path/1383',
  ...gamePaths,
];

/** Name of an optional source's part on a page. */
const partByPage: Readonly<Record<string, RegExp>> = {
  'alerts.sport': /^(?:Further a|A)lerts$/,
  'alerts.tennis': /^(?:Further a|A)lerts$/,
  'alerts.web': /^(?:Further a|A)lerts$/,
  'committees.members': /^(?:Members|Minutes|The members of committees)$/,
  'committees.minutes': /^(?:Members|Minutes)$/,
  'broadcasts.search': /^(?:The b|B)roadcasts$/,
  'clinics.page': /^The (?:clinics|texts of pages)$/,
  'classification.enrollments': /^(?:The e|E)nrollments$/,
  'conferences.all': /^The conferences$/,
  'cross-country.entries': /^Box assignments and qualifiers$/,
  'events.all': /^(?:Upcoming|The) events$/,
  'website-resources.download-center': /^The documents$/,
  'features.front': /^Featured stories$/,
  'features.sport': /^Featured stories$/,
  'football-schools.all': /^The schools$/,
  'football-schools.conference-schedules': /^Schedules and scores$/,
  'football-schools.conference-standings': /^Standings$/,
  'football-schools.conferences': /^The conferences$/,
  'football-schools.cooperative-teams': /^The cooperative teams$/,
  'football-schools.enrollments-by-name': /^(?:The enrollments|The field and the games left)$/,
  'football-schools.schedule': /^The schedule$/,
  'football-schools.standings': /^The (?:standings|field and the games left)$/,
  'football-qualification.clinchers': /^The clinchers$/,
  'football-qualification.games': /^The field and the games left$/,
  'football-qualification.outlook': /^The outlook$/,
  'football-qualification.qualifiers': /^The qualifiers$/,
  'football-lists.out-of-state': /^The games$/,
  'football-lists.weekly-schedules': /^The schedules$/,
  'football-polls.class': /^The poll$/,
  'football-polls.last-next': /^Last and next games$/,
  'football-games.week': /^The scores$/,
  'football-games.week-class': /^The scores$/,
  'game-changes.all': /^The changes$/,
  'golf.first-round': /^Round 1$/,
  'golf.individual-leaders': /^(?:The individual leaderboard|The leaders of class \dA)$/,
  'golf.second-round': /^Round 2$/,
  'golf.team-leaders': /^(?:The team leaderboard|The teams of class \dA)$/,
  'licensed-vendors.all': /^The vendors$/,
  'maxpreps.day': /^(?:The (?:(?:daily )?scores|games of some days)|Some games of this week)$/,
  'maxpreps.home': /^(?:Today’s scores|The other games of today)$/,
  'media-directory.outlets': /^The media directory$/,
  'news.page': /^(?:The (?:headlines|summaries)|News)$/,
  'news.recent': /^Latest news$/,
  'pages.content': /^(?:The topics of health and safety|The texts of pages)$/,
  'people.board': /^The directors$/,
  'playoff-summary.class': /^The team summary$/,
  'playoff-summary.edition': /^The team summary$/,
  'playoff-timetable.classes': /^The pairings of the classes$/,
  'people.leadership': /^The leadership$/,
  'people.support': /^The support staff$/,
  'prep-schools.all': /^The (?:schools|team’s page)$/,
  'prep-schools.info': /^The team’s details$/,
  'prep-schools.schedule': /^The schedule$/,
  'prep-standings.conferences': /^The conferences$/,
  'prep-standings.rpi': /^(?:The|Some of the) ratings$/,
  'officials.associations': /^The associations$/,
  'officials.clinicians': /^The clinicians$/,
  'people.legislative-commission': /^The members$/,
  'photos.galleries': /^The photo galleries$/,
  'rules-videos.all': /^The videos of the sports$/,
  'scoreboards.day': /^Scores of the day$/,
  'scoreboards.tournament': /^(?:State series scores|Scores)$/,
  'school-lists.cooperative-teams': /^The cooperative teams$/,
  'school-lists.emerging-sports': /^The sports and activities$/,
  'school-lists.exchange-programs': /^The programs$/,
  'school-lists.open-dates': /^The open dates$/,
  'school-lists.rules-meetings': /^The meetings$/,
  'school-records.seasons': /^The records$/,
  'schools.all': /^The (?:schools|counties|conferences|board divisions)$/,
  'schools.by-district': /^The (?:schools|counties|board divisions)$/,
  'schools.entries': /^Sports &amp; Activities$/,
  'schools.one': /^School Information$/,
  'schools.staff': /^Staff$/,
  'site-alert.file': /^(?:Further a|A)lerts$/,
  'social.history': /^The posts$/,
  'social.recent': /^Posts$/,
  'sport-calendar.five-years': /^(?:The calendar|Road to State)$/,
  'sport-documents.resources': /^The resources$/,
  'sport-documents.results': /^(?:Results|State Final Results|State Final Tee Times)$/,
  'sport-documents.state-final': /^State Final Documents$/,
  'sponsors.partners': /^The partners$/,
  'stat-leaders.category': /^The leaders$/,
  'state-finals.teams': /^The (?:teams|coaches)$/,
  'state-finals.coach': /^Coaching Record$/,
  'state-finals.history': /^Tournament History$/,
  'state-finals.rosters': /^(?:Roster|Team Stats)$/,
  'state-finals.scores': /^Scores$/,
  'streams.all': /^Streaming events$/,
  'streams.day': /^The streams$/,
  'timeline.features': /^The timeline$/,
  'tournament-info.facts':
    /^(?:Tournament Information|State Finals|The texts of pages|Tickets and coverage|Links to streams and tickets|Streams and contacts)$/,
  'tournament-programs.all': /^The programs$/,
  'tournament-scores.class': /^The (?:scores|drawn bracket|bracket)$/,
  'tournament-scores.day': /^(?:Girls|Boys) Cross Country$/,
  'tournament-scores.all': /^(?:The scores|Box scores|Today|The state series)$/,
  'videos.all': /^The videos$/,
  'videos.random': /^Archive videos$/,
  'website-resources.all-access': /^The documents$/,
};

const partUnavailable = /([A-Z][^.!?\n]*?) could not be loaded right now\./g;

let site: InProcessSite;

beforeAll(async () => {
  site = await openInProcessSite();
});

describe.each(drawSample(pages, 10))('the page %s with one failing source', (page) => {
  it('renders when any one source fails, and says which part could not be loaded', async () => {
    const asked = new Set<string>();
    const watch: Upstream = (url) => {
      asked.add(url.pathname + url.search);
      return askHealthyUpstream(url);
    };
    // The demo association has computed its answers before the page is judged, so that no part is late.
    await site.startIsolate(askHealthyUpstream)(page);
    const whole = await site.startIsolate(watch)(page);
    const wholeHtml = await whole.text();
    expect([whole.status, listProblems(wholeHtml), findUnavailableParts(readWords(wholeHtml))]).toEqual([200, [], []]);
    // May be empty: a page may have no calls that may fail.
    for (const failing of chooseFailing(asked)) {
      const get = site.startIsolate((url) =>
        url.pathname + url.search === failing ? Promise.resolve(buildRefusal()) : askHealthyUpstream(url),
      );
      const response = await get(addDebugParameter(page));
      expect([failing, response.status]).toEqual([failing, expect.toBeOneOf([200, 502])]);
      const html = await response.text();
      expect([failing, listProblems(html)]).toEqual([failing, []]);
      expect(response.headers.get('cache-status'), failing).toContain('detail=upstream-error');
      if (response.status !== 200) continue;
      for (const declared of listDeclaredSourcesAt(page, failing)) expectWordsFor(declared, readWords(html));
    }
  });
});

/** Texts of empty pages, which would be wrong after a failure. */
const emptyTexts =
  /No (?:calendar|minutes|data|golfers|teams|results|roster|stats|coaching record|State Series box scores) available|No leaders available|No RPI data available|No (?:schools|conferences|standings) found|No committee members found|No games (?:found|available)|No team information found/;

const pagesWithSources = pages.filter((page) =>
  listDeclaredSources(page).some(({ mayBeAbsent, request }) => !mayBeAbsent && !isOwnFile(request.definition)),
);

describe.each(drawSample(pagesWithSources, 30))('the page %s without any source', (page) => {
  it('says that its data could not be loaded', async () => {
    const response = await site.startIsolate(() => Promise.resolve(buildRefusal()))(page);
    const words = readWords(await response.text());
    expect(words).toMatch(/could not be loaded|Error loading sport data|Error Loading Content/);
    expect(words).not.toMatch(emptyTexts);
  });
});

it.each([
  ['/sports/football/teams/0101', 'Team'],
  ['/sports/boys-soccer/teams/0101', 'Team'],
  ['/sports/football/regular-season/schedule-detail/123', 'School Schedule'],
])('the page %s stands without any source, under its own heading', async (page, heading) => {
  const response = await site.startIsolate(() => Promise.resolve(buildRefusal()))(page);
  const html = await response.text();
  expect([response.status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([200, heading]);
});

it('a school that the directory names keeps its page without any other source', async () => {
  const get = site.startIsolate((url) =>
    url.pathname === '/v1/schools' ? askHealthyUpstream(url) : Promise.resolve(buildRefusal()),
  );
  expect((await get('/schools/details/0101')).status).toBe(200);
  expect((await get('/schools/details/9999')).status).toBe(502);
});

it('each page names only its own optional sources as possibly absent', () => {
  for (const page of pages) {
    const address = buildAddress(page);
    const request = buildPageRequest(address, pageEnvironment);
    const { optional = {}, dependent = {}, mayBeAbsent = [] } = declareSources(address.route.id, request) ?? {};
    expect(Object.keys({ ...optional, ...dependent }), page).toEqual(expect.arrayContaining([...mayBeAbsent]));
  }
});

/** All addresses, but only the first and last part of a long list, because its parts fail alike. */
function chooseFailing(asked: ReadonlySet<string>): readonly string[] {
  const addresses = [...asked];
  const kinds = addresses.map((address) =>
    address.replaceAll(/\d+|(?<=\/v1\/pages\/).+|(?<=\/v1\/sports\/)[^/]+(?=\/(?:committee|tournament-info))/g, '#'),
  );
  return addresses.filter((_, index) => {
    const kind = kinds[index] ?? '';
    const isFirstOrLast = kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index;
    return isFirstOrLast || kinds.filter((other) => other === kind).length < 8;
  });
}

/** Declared reads of an upstream address. */
function listDeclaredSourcesAt(page: string, address: string): readonly DeclaredSource[] {
  const bases = { ...upstreamBases, site: upstreamBases.v1, store: upstreamBases.v1 };
  return listDeclaredSources(page).filter(({ request: { definition, params } }) => {
    const url = new URL(buildSourceUrl(bases[definition.base], definition.buildPath(params)));
    return url.pathname + url.search === address;
  });
}

function expectWordsFor({ need, mayBeAbsent, request }: DeclaredSource, words: string): void {
  const { name } = request.definition;
  if (need === 'optional' && mayBeAbsent) expect([name, findUnavailableParts(words)]).toEqual([name, []]);
  if (need === 'subject' && partByPage[name] === undefined) {
    expect(words, name).toContain('Error loading sport data');
    return;
  }
  if (need === 'critical' || mayBeAbsent) return;
  const parts = findUnavailableParts(words);
  expect([name, parts.length > 0 && parts.every((part) => partByPage[name]?.test(part))], parts.join()).toEqual([
    name,
    true,
  ]);
}

function findUnavailableParts(words: string): string[] {
  return [...words.matchAll(partUnavailable)].map(([, part = '']) => part);
}

/** A failure without retry. */
function buildRefusal(): Response {
  return new Response(null, { status: 403 });
}
