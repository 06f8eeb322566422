import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument } from '~/cache/document/cached-document';
import type { DocumentCache } from '~/cache/document/document-cache';
import { mergeParts, type PagePart } from '~/cache/document/page-part';
import type { SourceCache } from '~/cache/source-cache';
import type { SourceAnswer } from '~/cache/source/answer';
import { hasStrips } from '~/components/shell/strips';
import { findSport, sports } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { getSharedSportId } from '~/models/sports/shop';
import { describeNotLookedUp, NOT_ASKED_RETRY_SECONDS } from '~/page/not-asked';
import { type PageAddress, listLayoutsAround, readPageAddress } from '~/page/page-address';
import { findArticlePath, buildCmsPath, isNamedPage } from '~/routes/cms-page/page';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import {
  computeDeadlineMs,
  type PageRendererDependencies,
  type PageRenderOptions,
  type RenderPage,
  RENDER_ORIGIN,
} from './page-renderer';
import { buildStaticDocument } from './plain-answers';

export type UnknownPagesDependencies = Omit<PageRendererDependencies, 'getHandler' | 'makePicture' | 'sources'> & {
  readonly documents: Pick<DocumentCache, 'serve'>;
  readonly sources: Pick<SourceCache, 'read'>;
};

/**
 * Renders one page for all unknown addresses that look the same, because scanners request thousands. Existence is looked up first; beyond
 * the limit a static page answers.
 */
export function withSharedNotFoundPage(renderPage: RenderPage, dependencies: UnknownPagesDependencies): RenderPage {
  const { documents, clock, environment } = dependencies;
  return async (address, options, waitUntil) => {
    const withoutSport = findSharedSportNotFoundAddress(address);
    if (withoutSport !== null) {
      const document = await renderShared(address, withoutSport, [], waitUntil);
      // The page has its own answer for an unknown sport.
      return document.status === 404 ? document : renderPage(address, options, waitUntil);
    }
    const shared = findSharedNotFoundAddress(address);
    if (shared === null) return renderPage(address, options, waitUntil);
    const startedAtMs = clock.getNowMs();
    const { finding, parts } = await lookUp(dependencies, address, options, waitUntil);
    if (finding === 'missing') return renderShared(address, shared, parts, waitUntil);
    if (finding === 'not-asked') {
      const associationName = environment.ASSOCIATION_NAME;
      const answer = buildNotAskedAnswer(dependencies.contentClock);
      return buildStaticDocument({ clock, associationName }, address.path, answer, parts);
    }
    const waitedMs = options.waitedMs + clock.getNowMs() - startedAtMs;
    return renderPage(address, { ...options, waitedMs }, waitUntil);
  };

  /** `parts` prove that the page is missing, so their purges reach the answer. */
  async function renderShared(
    { path }: PageAddress,
    shared: PageAddress,
    parts: readonly PagePart[],
    waitUntil: WaitUntil,
  ): Promise<CachedDocument> {
    const render = async (options: PageRenderOptions) => {
      const document = await renderPage(shared, options, waitUntil);
      return { ...document, isKept: document.status === 404 };
    };
    const { document } = await documents.serve(shared.path, render, waitUntil);
    return { ...document, isKept: false, path, parts: [...document.parts, ...parts] };
  }
}

/** Reads the page's sources, so that rendering finds them in memory. */
async function lookUp(
  { sources, tuning, environment, contentClock: clock, reporter }: UnknownPagesDependencies,
  address: PageAddress,
  options: PageRenderOptions,
  waitUntil: WaitUntil,
) {
  if (address.refusal !== null) return { finding: 'missing', parts: [] };
  const declared = listSourcesOfPage(address, { environment, clock });
  const answers = await sources.read(
    declared.map(({ need, request }) =>
      need === 'critical' || need === 'subject' ? { ...request, isCritical: true } : request,
    ),
    {
      waitUntil,
      deadlineMs: computeDeadlineMs(options),
      acceptStale: options.acceptStale,
      admitsUnknown: options.admitsUnknown,
      purgedUntilMs: tuning.getCurrent().getPagePurgedUntilMs(address.path),
    },
  );
  const critical = declared.flatMap(({ need, request }, index) => {
    const timed = answers[index];
    return need === 'critical' && timed !== undefined ? [{ request, ...timed }] : [];
  });
  const finding = critical.map(({ answer }) => classifyAnswer(answer)).find((found) => found !== 'other') ?? 'other';
  // A rendering notes its own reads.
  if (finding !== 'other') reporter.noteReads(critical);
  return { finding, parts: mergeParts(critical) };
}

/** An emptied page does not exist. */
function classifyAnswer(answer: SourceAnswer<unknown>): 'missing' | 'not-asked' | 'other' {
  if (answer.status === 'ok') return answer.value === null ? 'missing' : 'other';
  if (answer.reason === 'not-found') return 'missing';
  return answer.reason === 'not-asked' ? 'not-asked' : 'other';
}

/** Beyond the limit of calls for unknown addresses. */
function buildNotAskedAnswer(clock: ContentClock) {
  const { title, text } = describeNotLookedUp(clock);
  return { status: 503, title, text, retryAfterSeconds: NOT_ASKED_RETRY_SECONDS };
}

/** No page or sport has this name, and upstream is not asked. */
const NAMELESS = '.not-found';
/** Sections with their own sponsors, shop and menu mark. */
const sections = ['archives', 'schools', 'sports'];

/** Address at which the page for unknown addresses of a section or sport is rendered once; `null` for other pages. */
function findSharedNotFoundAddress({ kind, route, path, params }: PageAddress): PageAddress | null {
  if (kind !== 'document' || route.path !== '*') return null;
  const contentPath = buildCmsPath(params['*'] ?? '');
  if (findArticlePath(contentPath) !== null || isNamedPage(contentPath)) return null;
  const [, section = '', within = ''] = path.split('/');
  if (!sections.includes(section)) return buildAddressAt(`/${NAMELESS}`, path);
  if (section !== 'sports') return buildAddressAt(`/${section}/${NAMELESS}/${NAMELESS}`, path);
  const sportId = findSport(within) === undefined ? findNamelessSport(within) : within;
  return sportId === null ? null : buildAddressAt(`/sports/${sportId}/${NAMELESS}`, path);
}

/** The same for a page of an unknown sport, rendered once per page. */
function findSharedSportNotFoundAddress({ kind, route, path, params }: PageAddress): PageAddress | null {
  const { sportId } = params;
  const isOfSport = listLayoutsAround(route.layout).includes('sport');
  if (kind !== 'document' || !isOfSport || sportId === undefined || findSport(sportId) !== undefined) return null;
  if (findNamelessSport(sportId) === null) return null;
  const address = buildAddressAt(route.path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, NAMELESS), path);
  return address?.route.id === route.id ? address : null;
}

/** `null` for ids shared by boys and girls, which show their shop. */
function findNamelessSport(sportId: string): string | null {
  const isShared = sports.some(({ id }) => getSharedSportId(id) === getSharedSportId(sportId));
  return isShared ? null : NAMELESS;
}

/** An address with the same strips as a path. */
function buildAddressAt(sharedPath: string, path: string): PageAddress | null {
  if (hasStrips(sharedPath) !== hasStrips(path)) return null;
  return readPageAddress(new URL(sharedPath, RENDER_ORIGIN), () => '2000-01-01');
}
