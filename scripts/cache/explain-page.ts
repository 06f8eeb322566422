import { findPolicyName, type SourceRequest } from '~/cache/define-source';
import { parseEntry, wasRequestedAtOrBefore } from '~/cache/entry';
import { getFreshnessAt, computeLifetimes, type Freshness } from '~/cache/freshness';
import type { FreshnessPolicy } from '~/cache/policies';
import { buildTags } from '~/cache/source-address';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import { getCalendarDay } from '~/models/dates/content-clock';
import { readPageAddress, type PageAddress } from '~/page/page-address';
import { listSourcesOfPage, type DeclaredSource } from '~/routes/sources-of-page';
import { buildCopyId, type StoredCopy, type StoredSite } from './stored-copies';

export interface ExplainedSource {
  readonly source: string;
  readonly path: string;
  readonly declaredBy: string;
  readonly need: DeclaredSource['need'];
  readonly policy: string;
  /** Tags by which a purge reaches it. */
  readonly tags: readonly string[];
  /** `absent`: the shared store has no copy. */
  readonly standing: Freshness | 'purged' | 'absent';
  /** Seconds. */
  readonly age: number | null;
  /** Seconds for which it is still fresh; negative when stale. */
  readonly left: number | null;
  readonly upstreamMs: number | null;
  readonly bytes: number | null;
  /** Rows of the answer, and those of them that did not fit. */
  readonly receivedRows: number | null;
  readonly droppedRows: number | null;
  /** An answer that loses more rows is refused while this copy may be served. */
  readonly mostDroppedPercent: number;
}

export interface ExplainedPage {
  readonly route: string;
  /** The canonical address. */
  readonly path: string;
  readonly sources: readonly ExplainedSource[];
}

/** Every source of a page with its copy in the shared store. */
export async function explainPage(
  site: StoredSite,
  url: URL,
  document: PolicyDocument,
  nowMs: number,
): Promise<ExplainedPage> {
  const { environment, clock, copies } = site;
  const address = readPageAddress(url, () => getCalendarDay(clock.getNowMs(), environment.TIME_ZONE));
  const declared = await listDeclaredSources(site, address);
  const unique = [...new Map(declared.map((source) => [buildCopyId(source.request), source])).values()];
  const tuning = getTuningAt(document, nowMs);
  const pagePurgedMs = tuning.getPagePurgedUntilMs(address.path);
  return {
    route: address.route.id,
    path: address.query.search === '' ? address.path : `${address.path}?${address.query.search}`,
    sources: unique.map(({ request, declaredBy, need }) => {
      const copy = copies.get(buildCopyId(request));
      const purgedMs = Math.max(pagePurgedMs, tuning.getPurgedUntilMs(request));
      const policy = tuning.getPolicy(request);
      return {
        source: request.definition.name,
        path: request.definition.buildPath(request.params),
        declaredBy,
        need,
        policy: findPolicyName(request),
        tags: buildTags(request),
        ...getCopyState(copy, policy, purgedMs, nowMs),
        mostDroppedPercent: policy.mostDroppedPercent,
      };
    }),
  };
}

const NO_COPY = { standing: 'absent', age: null, left: null, upstreamMs: null, bytes: null } as const;

function getCopyState(copy: StoredCopy | undefined, policy: FreshnessPolicy, purgedMs: number, nowMs: number) {
  if (copy === undefined) return { ...NO_COPY, receivedRows: null, droppedRows: null };
  const { fetchedAtMs, upstreamMs, bytes, receivedRows, droppedRows } = copy.metadata;
  const lifetimes = computeLifetimes(copy.metadata, policy, purgedMs);
  const standing = wasRequestedAtOrBefore(copy.metadata, purgedMs)
    ? ('purged' as const)
    : getFreshnessAt(lifetimes, nowMs);
  const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  const [age, left] = [toSeconds(nowMs - fetchedAtMs), toSeconds(lifetimes.freshUntilMs - nowMs)];
  return { standing, age, left, upstreamMs, bytes, receivedRows, droppedRows };
}

/** Sources that depend on another one's value are included only if the store has that value. */
async function listDeclaredSources(
  { environment, clock, copies, admin }: StoredSite,
  address: PageAddress,
): Promise<readonly DeclaredSource[]> {
  const naming: SourceRequest[] = [];
  const about = { clock, environment };
  listSourcesOfPage(address, about, (request) => void naming.push(request));
  const values = new Map<string, unknown>();
  for (const request of naming) {
    const copy = copies.get(buildCopyId(request));
    const text = copy === undefined ? null : await admin.get(copy.key);
    const entry = text === null ? undefined : parseEntry(text);
    if (entry !== undefined) values.set(buildCopyId(request), entry.value);
  }
  return listSourcesOfPage(address, about, (request) => values.get(buildCopyId(request)));
}
