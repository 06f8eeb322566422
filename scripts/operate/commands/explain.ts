import { findPolicyName, type SourceRequest } from '~/cache/source/define-source';
import { wasRequestedAtOrBefore } from '~/cache/source/entry';
import { getFreshnessAt, computeLifetimes } from '~/cache/source/freshness';
import type { FreshnessPolicy } from '~/cache/source/policies';
import { buildTags } from '~/cache/source/source-address';
import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { computeNextContentMidnightMs } from '~/models/dates/content-midnight';
import type { StoredCopy } from '~/operations/stored-copies';
import { readPageAddress, type PageAddress } from '~/page/page-address';
import { listSourcesOfPage, type DeclaredSource } from '~/routes/sources-of-page';
import { buildCopyId } from '../../simulation/copy-id';
import { readTextOption, type Command } from '../command';
import { readCurrentPolicy } from '../current-policy';
import { formatDuration, formatMilliseconds, formatSize } from '../durations';
import { formatFrontLine, visitIsolate } from '../platform-cache';
import { longText, number, text, type Section, type Table } from '../report';
import { readSite, readStoredValues, type StoredSite } from '../stored-copies';
import { readPageUrl, readSiteUrl, siteOption, visitPage, type CacheStatusMember, type Visit } from '../visit';

export const explainCommand: Command = {
  name: 'explain',
  summary: 'what a page is made of, how old each part is, and what bounds the page',
  usage: 'URL|PATH [--no-visit]',
  words: [1, 1],
  options: { 'no-visit': { type: 'boolean', help: 'look at the store only, not at the page' }, ...siteOption },
  examples: ['explain /', 'explain "/scores?date=2025-10-11"', 'explain https://www.example.org/scores --remote'],
  run: async (context) => {
    const { admin, words, options, nowMs } = context;
    const url = readPageUrl(words[0] ?? '');
    const { document } = await readCurrentPolicy(admin);
    const site =
      options['no-visit'] === true ? undefined : await readSiteUrl(admin, readTextOption(options, 'site'), url);
    const address = site === undefined ? undefined : site + url.pathname + url.search;
    const seen = address === undefined ? null : await visitPage(address);
    const visit = address === undefined ? null : await visitIsolate(address);
    const stored = await readSite(admin);
    const page = await explainPage(stored, url, document, visit === null ? nowMs : Date.now());
    const members = visit === null ? new Map<ExplainedSource, CacheStatusMember>() : matchMembers(page.sources, visit);
    const dependents = page.sources.filter(({ need }) => need === 'dependent').map(({ source }) => source);
    const bound = visit === null ? null : findBound(visit, dependents, computeSecondsLeftOfDay(stored.clock));
    return {
      report: {
        title: `${page.path} (route ${page.route}) on ${admin.place}`,
        sections: [
          ...(seen === null ? [] : [{ lines: [formatFrontLine(seen)] }]),
          ...(visit === null ? [] : [visitSection(visit, bound)]),
          { table: buildSourceTable(page.sources, members) },
          { title: 'Asked of upstream', table: buildPathTable(page.sources) },
          { lines: LEGEND },
        ],
      },
      json: {
        ...page,
        sources: page.sources.map((source) => ({ ...source, answeredFrom: members.get(source)?.detail ?? null })),
        visit,
        inFront: seen === null ? null : { status: seen.front, age: seen.age },
        bound,
      },
      hasFailed: visit !== null && visit.status >= 500,
    };
  },
};

/** `age` and `left` are in seconds, `left` negative when stale. Facts of the copy are `null` without one in the shared store. */
type ExplainedSource = Awaited<ReturnType<typeof explainPage>>['sources'][number];

/** Every source of a page with its copy in the shared store. */
async function explainPage(site: StoredSite, url: URL, document: PolicyDocument, nowMs: number) {
  const { clock, copies } = site;
  const address = readPageAddress(url, () => getToday(clock));
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

const NO_TIMES = { age: null, left: null, upstreamMs: null, bytes: null };

function getCopyState(copy: StoredCopy | undefined, policy: FreshnessPolicy, purgedMs: number, nowMs: number) {
  if (copy === undefined) return { standing: 'absent' as const, ...NO_TIMES, receivedRows: null, droppedRows: null };
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
async function listDeclaredSources(site: StoredSite, address: PageAddress): Promise<readonly DeclaredSource[]> {
  const naming: SourceRequest[] = [];
  listSourcesOfPage(address, site, (request) => void naming.push(request));
  // A source that these name may name further ones.
  const named = listSourcesOfPage(address, site, await readStoredValues(naming, site));
  return listSourcesOfPage(
    address,
    site,
    await readStoredValues([...naming, ...named.map(({ request }) => request)], site),
  );
}

const LEGEND = [
  'need: c critical (without it there is no page), s subject, o optional, d dependent (the page stands without it).',
  'from: where the page had it from when it was made. left: how long that is fresh, negative when stale; without a visit, of the copy in the store.',
  'store, age: its copy in the shared store, which may be newer than what the page was made of.',
  'upstream: how long upstream took for it. dropped: rows that did not fit, and how many of them may not before a better copy is kept instead.',
];

function buildPathTable(sources: readonly ExplainedSource[]): Table {
  const columns = [longText('source'), longText('path'), longText('tags')];
  const rows = sources.map(({ source, path, tags }) => [source, path, tags.filter((tag) => tag !== source).join(' ')]);
  return { columns, rows };
}

/** Sources of the same name are matched by their order on the page. */
function matchMembers(sources: readonly ExplainedSource[], { parts }: Visit) {
  const left = [...parts];
  return new Map(
    sources.flatMap((source): [ExplainedSource, CacheStatusMember][] => {
      const index = left.findIndex(({ name }) => name === source.source);
      const [member] = index < 0 ? [] : left.splice(index, 1);
      return member === undefined ? [] : [[source, member]];
    }),
  );
}

function computeSecondsLeftOfDay(clock: ContentClock): number {
  const nowMs = Date.now();
  return Math.floor((computeNextContentMidnightMs(nowMs, clock) - nowMs) / 1000);
}

/** The page's first limit of freshness: a failed part, the first stale one, or the end of the content day. */
export function findBound(
  { parts, document }: Pick<Visit, 'parts' | 'document'>,
  dependents: readonly string[] = [],
  dayLeftSeconds = Infinity,
): string | null {
  const failed = parts.find(({ name, ttl, detail }) => ttl === null && detail !== null && !dependents.includes(name));
  if (failed !== undefined)
    return `${failed.name} failed (${failed.detail ?? ''}): the page is tried again within 15 s`;
  const [first] = parts.filter(({ ttl }) => ttl !== null).sort((a, b) => (a.ttl ?? 0) - (b.ttl ?? 0));
  if (first === undefined || first.ttl === null) return parts.length === 0 ? 'nothing: it reads no source' : null;
  if (first.ttl > dayLeftSeconds) return `the end of the content day, in ${formatDuration(dayLeftSeconds)}`;
  if (first.ttl >= 0) return `${first.name}, fresh for another ${formatDuration(first.ttl)}`;
  const again =
    document === null || document.ttl === null || document.ttl < 0
      ? ''
      : `; the page is made again in ${formatDuration(document.ttl)}`;
  return `${first.name}, stale since ${formatDuration(-first.ttl)}${again}`;
}

function visitSection(visit: Visit, bound: string | null): Section {
  const { status, tookMs, bytes, age, document } = visit;
  const ttl = document === null || document.ttl === null ? '' : `, ${formatTtl(document.ttl)}`;
  return {
    lines: [
      `Answered ${status} in ${formatMilliseconds(tookMs)}, ${formatSize(bytes)}; made ${formatDuration(age)} ago (${document?.detail ?? 'for this visit'})${ttl}.`,
      ...(bound === null ? [] : [`Bounded by ${bound}.`]),
    ],
  };
}

function formatTtl(seconds: number): string {
  return seconds >= 0 ? `fresh for ${formatDuration(seconds)}` : `stale since ${formatDuration(-seconds)}`;
}

/** `3 of 499 (at most 50 %)`; empty when every row fitted. */
function formatDropped(
  { receivedRows, droppedRows }: Readonly<Record<'receivedRows' | 'droppedRows', number | null>>,
  mostPercent: number,
): string {
  if (droppedRows === null || droppedRows === 0) return '';
  return `${droppedRows} of ${receivedRows ?? '?'} (at most ${mostPercent} %)`;
}

function buildSourceTable(
  sources: readonly ExplainedSource[],
  members: ReadonlyMap<ExplainedSource, CacheStatusMember>,
) {
  const columns = [
    text('need'),
    longText('source'),
    text('from'),
    text('store'),
    ...['age', 'left', 'upstream', 'size', 'dropped'].map(number),
  ];
  const rows = sources.map((source) => {
    const { need, standing, age, upstreamMs, bytes } = source;
    const left = members.get(source)?.ttl ?? source.left;
    return [
      need.charAt(0),
      source.source,
      members.get(source)?.detail ?? '',
      standing,
      age === null ? '' : formatDuration(age),
      left === null ? '' : left < 0 ? `-${formatDuration(-left)}` : formatDuration(left),
      upstreamMs === null ? '' : formatMilliseconds(upstreamMs),
      bytes === null ? '' : formatSize(bytes),
      formatDropped(source, source.mostDroppedPercent),
    ];
  });
  return { columns, rows };
}
