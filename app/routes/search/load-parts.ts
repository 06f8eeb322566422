import { requestHealthPage } from '~/blocks/page-parts/health-topics';
import { type FailedAnswer, heldBackDetail } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { loadSources } from '~/page/load-page';
import type { SiteContext } from '~/page/site-context';
import { clinicsPage } from '~/upstream/clinics';
import { requestFinalTeams } from './coaches-part';
import { buildDirectorySources, requestCommittees } from './directory-part';
import { buildVideosSource } from './page';
import {
  listContentPaths,
  listLinkedContentPaths,
  requestContentPages,
  requestFinals,
  type SearchTexts,
} from './pages-part';

/** What came in time of many sources of one kind. */
interface ReadAll<Value> {
  readonly values: Readonly<Partial<Record<string, Value>>>;
  /** A source failed. One that is merely late is there at the next search. */
  readonly hasFailed: boolean;
  /** Every source has answered; a 404 is an answer, too. */
  readonly isComplete: boolean;
}

/** An answer that comes later: upstream is slow, or the budget of calls is spent. */
function isLate({ reason, detail }: FailedAnswer): boolean {
  return reason === 'timeout' || detail === heldBackDetail;
}

async function readAll<Value>(
  site: Pick<SiteContext, 'readSources'>,
  requests: Readonly<Record<string, SourceRequest<Value>>>,
): Promise<ReadAll<Value>> {
  const names = Object.keys(requests);
  const answers = await site.readSources(Object.values(requests));
  const failures = answers.filter(
    (answer): answer is FailedAnswer =>
      answer.status === 'failed' && answer.reason !== 'not-found' && answer.reason !== 'not-published',
  );
  return {
    // Each answer is that of the request with its name.
    values: Object.fromEntries(
      names.flatMap((name, index) => {
        const answer = answers[index];
        return answer?.status === 'ok' ? [[name, answer.value as Value]] : [];
      }),
    ),
    hasFailed: failures.some((failure) => !isLate(failure)),
    isComplete: failures.length === 0,
  };
}

/** The content pages that menus lead to and those below them, and what sports tell of their state finals. */
export async function loadTexts(site: SiteContext) {
  const product = site.environment.PRODUCT;
  const known = { ...requestContentPages(listContentPaths(product, null)), '/health-safety': requestHealthPage() };
  const [first, finals, clinics] = await Promise.all([
    readAll(site, known),
    readAll(site, requestFinals()),
    readAll(site, { clinics: clinicsPage.with({}) }),
  ]);
  const below = [
    ...listContentPaths(product, first.values['/health-safety'] ?? null),
    ...listLinkedContentPaths(first.values),
  ].filter((path) => !(path in known));
  const further = await readAll(site, requestContentPages([...new Set(below)]));
  const reads = [first, finals, clinics, further];
  const texts: SearchTexts = {
    pages: { ...first.values, ...further.values },
    finals: finals.values,
    clinics: clinics.values.clinics ?? null,
  };
  return {
    texts,
    hasFailed: reads.some(({ hasFailed }) => hasFailed),
    isComplete: reads.every(({ isComplete }) => isComplete),
  };
}

/** Coaches of teams in state finals, sport by sport. */
export function loadFinalTeams(site: SiteContext) {
  return readAll(site, requestFinalTeams());
}

export function loadVideos(site: SiteContext) {
  return readAll(site, buildVideosSource());
}

/** Schools, people, organizations and documents. */
export async function loadDirectory(site: SiteContext) {
  const sources = buildDirectorySources();
  const [{ optional, unavailable }, committees] = await Promise.all([
    loadSources(site, { optional: sources, vanishing: Object.keys(sources) }),
    readAll(site, requestCommittees()),
  ]);
  return {
    values: optional,
    committees: committees.values,
    unavailable,
    hasFailedCommittees: committees.hasFailed,
    isComplete: unavailable.length === 0 && committees.isComplete,
  };
}
