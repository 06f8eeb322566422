import { setTimeout as sleep } from 'node:timers/promises';
import { readPage } from '../operate/visit';

/** A version of the site that is uploaded, and may serve nobody yet. */
export interface TrialVersion {
  readonly siteUrl: string;
  readonly workerName: string;
  /** `null` for the public version. */
  readonly versionId: string | null;
  readonly buildId: string;
}

/** A page of each kind with many visits on the busiest days. */
const trialPages: readonly string[] = [
  '/',
  '/scores',
  '/calendar',
  '/schools',
  '/about/mission',
  '/sports/football',
  '/sports/football/scores',
  '/sports/football/state-series/playoff-brackets',
  '/sports/boys-basketball/state-series/brackets',
  '/sports/boys-golf/state-series/state-leaderboard',
];

/** A new deployment is known everywhere within seconds. */
const KNOWN_WITHIN = { tries: 15, pauseMs: 2000 };

/** Checks health and ten pages of a version by the platform's version header. Returns one line per fault. */
export async function findTrialProblems(version: TrialVersion, { tries, pauseMs } = KNOWN_WITHIN): Promise<string[]> {
  if (!(await isAnswering(version, tries, pauseMs))) {
    return [`${version.siteUrl}/healthz does not name build ${version.buildId}: the new version is not reached.`];
  }
  const problems: string[] = [];
  for (const path of trialPages) {
    const problem = await findPageProblem(version, path);
    if (problem !== null) problems.push(`${path} ${problem}`);
  }
  return problems;
}

async function isAnswering(version: TrialVersion, tries: number, pauseMs: number): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await sleep(pauseMs);
    const answer = await readPage(`${version.siteUrl}/healthz`, nameVersion(version)).catch(() => null);
    if (answer?.visit.status === 200 && answer.text.includes(`"buildId":"${version.buildId}"`)) return true;
  }
  return false;
}

/** The site ignores the query, which bypasses caches. */
async function findPageProblem(version: TrialVersion, path: string): Promise<string | null> {
  const url = `${version.siteUrl}${path}?build=${encodeURIComponent(version.buildId)}`;
  const answer = await readPage(url, nameVersion(version)).catch((error: unknown) => String(error));
  if (typeof answer === 'string') return answer;
  const { visit, text } = answer;
  if (visit.status !== 200) return `answers with ${visit.status}`;
  if (!text.includes(`Build ${version.buildId}`)) return 'is not of the new build';
  if (!/<main\b[^>]*>.*<h1\b/s.test(text)) return 'has no heading in its main part';
  return null;
}

/** @see "Version overrides" in the platform's documentation of gradual deployments */
function nameVersion({ workerName, versionId }: TrialVersion): Record<string, string> {
  return versionId === null ? {} : { 'cloudflare-workers-version-overrides': `${workerName}="${versionId}"` };
}
