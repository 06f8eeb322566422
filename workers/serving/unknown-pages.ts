import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument } from '~/cache/document/cached-document';
import type { DocumentCache } from '~/cache/document/document-cache';
import { mergeParts, type PagePart } from '~/cache/document/page-part';
import type { SourceCache } from '~/cache/source-cache';
import type { SourceAnswer } from '~/cache/source/answer';
import { hasStrips } from '~/components/shell/strips';
import { findSport, sports } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import { notPublished } from '~/models/failures/failure';
import { getSharedSportId } from '~/models/sports/shop';
import { describeLookupLimit, LOOKUP_RETRY_SECONDS } from '~/page/lookup-limit';
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
 * Renders the 404 page once for all unknown addresses with the same layout, because scanners request thousands of them. First checks whether
 * the page exists. Over the limit of such checks, responds with a static page.
 */
export function withSharedNotFoundPage(renderPage: RenderPage, dependencies: UnknownPagesDependencies): RenderPage {
  const { documents, clock, offered } = dependencies;
  const associationName = dependencies.environment.ASSOCIATION_NAME;
  return async (address, options, waitUntil) => {
    const { route, path } = address;
    // Light documents have no error page of their own; those in frames say what is missing.
    if (route.document === 'light' && route.isFramable !== true && offered.findRefusal(address) === 'not-published') {
      return buildStaticDocument({ clock, associationName }, path, { status: 404, ...notPublished });
    }
    const withoutSport = findSharedSportNotFoundAddress(address);
    if (withoutSport !== null) {
      const document = await renderShared(address, withoutSport, [], waitUntil);
      // If not 404, the route treats unknown sports in its own way.
      return document.status === 404 ? document : renderPage(address, options, waitUntil);
    }
    const shared = findSharedNotFoundAddress(address);
    if (shared === null) return renderPage(address, options, waitUntil);
    const startedAtMs = clock.getNowMs();
    const { finding, parts } = await checkExistence(dependencies, address, options, waitUntil);
    if (finding === 'missing') return renderShared(address, shared, parts, waitUntil);
    if (finding === 'over-limit') {
      const answer = buildLookupLimitAnswer(dependencies.contentClock);
      return buildStaticDocument({ clock, associationName }, path, answer, parts);
    }
    const waitedMs = options.waitedMs + clock.getNowMs() - startedAtMs;
    return renderPage(address, { ...options, waitedMs }, waitUntil);
  };

  /** `parts` are the answers that show that the page is missing. They are added so that a purge of them reaches this document. */
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

/** Checks whether a page exists, by reading its sources. A later rendering finds them in memory. */
async function checkExistence(
  { sources, tuning, environment, contentClock: clock, reporter, offered }: UnknownPagesDependencies,
  address: PageAddress,
  options: PageRenderOptions,
  waitUntil: WaitUntil,
) {
  if (address.refusal !== null || offered.findRefusal(address) !== null) return { finding: 'missing', parts: [] };
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
  // Otherwise the page is rendered, and the renderer reports the reads.
  if (finding !== 'other') reporter.noteReads(critical);
  return { finding, parts: mergeParts(critical) };
}

/** An empty answer (`null`) counts as missing. */
function classifyAnswer(answer: SourceAnswer<unknown>): 'missing' | 'over-limit' | 'other' {
  if (answer.status === 'ok') return answer.value === null ? 'missing' : 'other';
  if (answer.reason === 'not-found') return 'missing';
  return answer.reason === 'over-limit' ? 'over-limit' : 'other';
}

/** Static page over the limit of checks. */
function buildLookupLimitAnswer(clock: ContentClock) {
  const { title, text } = describeLookupLimit(clock);
  return { status: 503, title, text, retryAfterSeconds: LOOKUP_RETRY_SECONDS };
}

/** Name that no page or sport has. Upstream is not called for it. */
const PLACEHOLDER = '.not-found';
/** Sections whose pages differ in sponsors, shop and the marked menu item. */
const sections = ['archives', 'schools', 'sports'];

/** The address at which the 404 page of an unknown CMS page's section or sport is rendered; `null` for other pages. */
function findSharedNotFoundAddress({ kind, route, path, params }: PageAddress): PageAddress | null {
  if (kind !== 'document' || route.path !== '*') return null;
  const contentPath = buildCmsPath(params['*'] ?? '');
  if (findArticlePath(contentPath) !== null || isNamedPage(contentPath)) return null;
  const [, section = '', within = ''] = path.split('/');
  if (!sections.includes(section)) return buildAddressAt(`/${PLACEHOLDER}`, path);
  if (section !== 'sports') return buildAddressAt(`/${section}/${PLACEHOLDER}/${PLACEHOLDER}`, path);
  const sportId = findSport(within) === undefined ? findSportPlaceholder(within) : within;
  return sportId === null ? null : buildAddressAt(`/sports/${sportId}/${PLACEHOLDER}`, path);
}

/** The address at which a page of an unknown sport is rendered, which all unknown sports share; `null` for other pages. */
function findSharedSportNotFoundAddress({ kind, route, path, params }: PageAddress): PageAddress | null {
  const { sportId } = params;
  const isOfSport = listLayoutsAround(route.layout).includes('sport');
  if (kind !== 'document' || !isOfSport || sportId === undefined || findSport(sportId) !== undefined) return null;
  if (findSportPlaceholder(sportId) === null) return null;
  const address = buildAddressAt(route.path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, PLACEHOLDER), path);
  return address?.route.id === route.id ? address : null;
}

/** The placeholder for an unknown sport. `null` for ids such as `golf`, which boys and girls share: their pages link to a shop. */
function findSportPlaceholder(sportId: string): string | null {
  const isShared = sports.some(({ id }) => getSharedSportId(id) === getSharedSportId(sportId));
  return isShared ? null : PLACEHOLDER;
}

/** Address of the path; `null` if only one of the two paths shows the sponsor and shop strips. */
function buildAddressAt(sharedPath: string, path: string): PageAddress | null {
  if (hasStrips(sharedPath) !== hasStrips(path)) return null;
  return readPageAddress(new URL(sharedPath, RENDER_ORIGIN), () => '2000-01-01');
}
