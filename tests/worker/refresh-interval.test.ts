import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatPolicyDocument, POLICY_KEY, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { addDays } from '~/models/dates/calendar-date';
import { startTestSite, type TestSite } from '../support/test-site';

/** Isolates read the policy document every half minute. */
const currentWithinMs = 45_000;

/** Past days are refreshed less often. */
const today = '2025-10-11';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.dispose());

/** Refresh interval that a new page states. */
async function readInterval(path: string): Promise<string | undefined> {
  const response = await fetch(site.url + path);
  return /refreshes (every [\w ]+)/.exec(await response.text())?.[1];
}

it('a page follows a policy that an operator changes while the site runs', async () => {
  let day = today;
  expect(await readInterval(`/scores?date=${day}`)).toBe('every 3 minutes');
  expect(await readInterval('/sports/girls-golf/state-series/state-leaderboard/1A')).toBe('every 5 minutes');
  const about = { revision: 1, changedAtIso: new Date().toISOString(), changedBy: 'pat', why: 'a test' };
  const policies = { scores: { freshSeconds: 60 } };
  await site.control.put(POLICY_KEY, formatPolicyDocument({ ...defaultPolicyDocument, ...about, policies }));
  await expect
    .poll(() => readInterval(`/scores?date=${(day = addDays(day, 1))}`), {
      timeout: currentWithinMs,
      interval: 2000,
    })
    .toBe('every minute');
  expect(await readInterval('/sports/girls-golf/state-series/state-leaderboard/2A')).toBe('every 5 minutes');
});
