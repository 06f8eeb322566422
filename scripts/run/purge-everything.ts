import {
  defaultPolicyDocument,
  formatPolicyDocument,
  POLICY_KEY,
  type PolicyDocument,
} from '~/cache/tuning/policy-document';
import type { LocalControl } from '../local/local-control';

/** Makes every stored answer stale for a site that starts after this, as `npm run cache -- purge everything` does without its checks. */
export async function purgeEverything(control: LocalControl): Promise<void> {
  const text = await control.get(POLICY_KEY);
  const document = text === null ? defaultPolicyDocument : (JSON.parse(text) as PolicyDocument);
  const nowIso = new Date().toISOString();
  const purged: PolicyDocument = {
    ...document,
    revision: document.revision + 1,
    changedAtIso: nowIso,
    changedBy: 'npm run dev',
    why: 'The demo association has changed.',
    purges: [{ scope: 'everything', olderThanIso: nowIso }],
  };
  await control.put(POLICY_KEY, formatPolicyDocument(purged));
}
