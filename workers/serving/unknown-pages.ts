import type { SourceAnswer } from '~/cache/answer';
import type { CachedDocument } from '~/cache/cached-document';
import type { Clock } from '~/cache/clock';
import type { DocumentCache, RenderOptions } from '~/cache/document-cache';
import { mergeParts, type PagePart } from '~/cache/page-part';
import type { WaitUntil } from '~/cache/single-flight';
import type { SourceCache } from '~/cache/source-cache';
import type { TuningWatch } from '~/cache/tuning/tuning-watch';
import type { Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PageAddress } from '~/page/page-address';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import type { OperationsReporter } from '../operations-reporter';
import { computeDeadlineMs, type RenderPage } from './page-renderer';
import { buildStaticDocument } from './plain-answers';
import { findSharedNotFoundAddress, findSharedSportNotFoundAddress } from './shared-not-found';

export interface UnknownPagesTools {
  readonly documents: Pick<DocumentCache, 'serve'>;
  readonly sources: Pick<SourceCache, 'read'>;
  readonly tuning: Pick<TuningWatch, 'current'>;
  readonly environment: Environment;
  readonly contentClock: ContentClock;
  readonly clock: Clock;
  readonly reporter: Pick<OperationsReporter, 'noteReads'>;
}

/**
 * Renders one page for all unknown addresses that look the same, because scanners request thousands. Existence is looked up first; beyond
 * the limit a static page answers.
 */
export function withSharedNotFoundPage(renderPage: RenderPage, tools: UnknownPagesTools): RenderPage {
  return async (address, options, waitUntil) => {
    const withoutSport = findSharedSportNotFoundAddress(address);
    if (withoutSport !== null) {
      const document = await renderSharedNotFoundPage(
        tools,
        renderPage,
        { address, shared: withoutSport },
        [],
        waitUntil,
      );
      // The page has its own answer for an unknown sport.
      return document.status === 404 ? document : renderPage(address, options, waitUntil);
    }
    const shared = findSharedNotFoundAddress(address);
    if (shared === null) return renderPage(address, options, waitUntil);
    const startedAtMs = tools.clock.nowMs();
    const { finding, parts } = await lookUp(tools, address, options, waitUntil);
    if (finding === 'missing')
      return renderSharedNotFoundPage(tools, renderPage, { address, shared }, parts, waitUntil);
    if (finding === 'not-asked') {
      const associationName = tools.environment.ASSOCIATION_NAME;
      return buildStaticDocument({ clock: tools.clock, associationName }, address.path, notAsked, parts);
    }
    const waitedMs = options.waitedMs + tools.clock.nowMs() - startedAtMs;
    return renderPage(address, { ...options, waitedMs }, waitUntil);
  };
}

interface LookedUp {
  readonly finding: 'missing' | 'not-asked' | 'other';
  readonly parts: readonly PagePart[];
}

/** Reads the page's sources, so that rendering finds them in memory. */
async function lookUp(
  { sources, tuning, environment, contentClock: clock, reporter }: UnknownPagesTools,
  address: PageAddress,
  options: RenderOptions,
  waitUntil: WaitUntil,
): Promise<LookedUp> {
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
      purgedUntilMs: tuning.current().pagePurgedUntilMs(address.path),
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
function classifyAnswer(answer: SourceAnswer<unknown>): LookedUp['finding'] {
  if (answer.status === 'ok') return answer.value === null ? 'missing' : 'other';
  if (answer.reason === 'not-found') return 'missing';
  return answer.reason === 'not-asked' ? 'not-asked' : 'other';
}

/** `parts` prove that the page is missing, so their purges reach the answer. */
async function renderSharedNotFoundPage(
  { documents }: UnknownPagesTools,
  renderPage: RenderPage,
  { address, shared }: { readonly address: PageAddress; readonly shared: PageAddress },
  parts: readonly PagePart[],
  waitUntil: WaitUntil,
): Promise<CachedDocument> {
  const render = async (options: RenderOptions) => {
    const document = await renderPage(shared, options, waitUntil);
    return { ...document, isKept: document.status === 404 };
  };
  const { document } = await documents.serve(shared.path, render, waitUntil);
  return { ...document, isKept: false, path: address.path, parts: [...document.parts, ...parts] };
}

const notAsked = {
  status: 503,
  title: 'This page cannot be looked up right now',
  text: 'Very many addresses that this site does not have were asked for just now. Please try again in a minute.',
  retryAfterSeconds: 60,
};
