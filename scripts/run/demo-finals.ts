import type { PolicyName } from '~/cache/source/policies';
import {
  formatPolicyDocument,
  POLICY_KEY,
  TUNING_BOUNDS,
  type Override,
  type PolicyDocument,
} from '~/cache/tuning/policy-document';
import { readLocalEnvironment } from '../local/local-environment';
import { runSite } from './start';

/** The Saturday of the golf finals, half an hour before the second day's first tee times. */
const finalsMorning = { FIXED_NOW: '2025-10-11T07:30:00-05:00', CLOCK_RATE: '60' };

/** Policies of pages that change during a day. */
const movingPolicies: readonly PolicyName[] = [
  'scores',
  'leaderboard',
  'alerts',
  'standings',
  'news',
  'streams',
  'social',
  'schedule',
];

/** `npm run demo:finals`: `npm start` on the Saturday of the golf finals with a fast content clock. Returns the exit code. */
export async function main(): Promise<number> {
  const local = readLocalEnvironment({ ...finalsMorning, ...process.env });
  console.log(buildIntroduction(local.port, local.names).join('\n'));
  // Copies of an earlier run would show the evening in the morning.
  const policy = formatPolicyDocument(buildFastDayPolicy(new Date().toISOString()));
  await runSite(local, true, (control) => control.put(POLICY_KEY, policy));
  return 0;
}

function buildIntroduction(
  port: number,
  { FIXED_NOW = '', CLOCK_RATE = '' }: Readonly<Record<string, string>>,
): string[] {
  const url = `http://127.0.0.1:${port}`;
  const { leastSeconds } = TUNING_BOUNDS;
  return [
    `A finals Saturday. The clock begins at ${FIXED_NOW} and runs ${CLOCK_RATE} times as fast as the real one.`,
    `  ${url}/`,
    '    the front page: finals that are under way, scores of the day',
    `  ${url}/sports/boys-golf/state-series/state-leaderboard/1A`,
    '    the leaderboard, hole by hole: the first groups start at 8:00, the last finish before 16:00',
    `  ${url}/sports/girls-golf/state-series/state-leaderboard/1A`,
    '    another one, of a shotgun start: all begin at 9:00',
    `  ${url}/scores`,
    '    games of all sports: scheduled, live, final',
    `An open page refreshes by itself. The cache keeps what moves for ${leastSeconds} real seconds, the least that a policy allows.`,
    'Nothing is kept between runs: Ctrl-C and a new start begin the morning again.',
  ];
}

/** Policies of a fast day: the shortest freshness allowed. */
export function buildFastDayPolicy(nowIso: string): PolicyDocument {
  const { leastSeconds } = TUNING_BOUNDS;
  const shortest: Override = {
    freshSeconds: leastSeconds,
    staleWhileRevalidateSeconds: leastSeconds,
    negativeSeconds: leastSeconds,
  };
  return {
    format: 1,
    revision: 1,
    changedAtIso: nowIso,
    changedBy: 'npm run demo:finals',
    why: 'the content clock runs fast',
    policies: Object.fromEntries(movingPolicies.map((name) => [name, shortest])),
    sources: {},
    purges: [],
  };
}
