import { policies } from '~/cache/policies';
import {
  isRefusal,
  parsePolicyDocument,
  POLICY_KEY,
  untuned,
  type KnownNames,
  type PolicyDocument,
  type Refusal,
} from '~/cache/tuning/policy-document';
import { sources } from '~/upstream/registry';
import type { CacheAdmin } from './cache-admin';
import {
  formatPolicyHistory,
  HISTORY_KEY,
  parsePolicyHistory,
  withPolicyChange,
  type PolicyChange,
} from './policy-history';
import { createRefusal } from './problems';

export const knownNames: KnownNames = {
  policies: new Set(Object.keys(policies)),
  sources: new Set(sources.map(({ name }) => name)),
};

/** The policy document in the shared store, and its exact text. */
export interface CurrentPolicy {
  readonly text: string | null;
  readonly document: PolicyDocument;
}

/** How soon isolates apply a change; see the tuning watch. */
export const TAKES_EFFECT = 'Takes effect in every isolate within 30 seconds.';

/** Throws a `CommandProblem` (refused) for an invalid document, which a change would hide. */
export async function readCurrentPolicy(admin: CacheAdmin): Promise<CurrentPolicy> {
  const text = await admin.get(POLICY_KEY);
  if (text === null) return { text, document: untuned };
  const document = parsePolicyDocument(text, knownNames);
  if (!isRefusal(document)) return { text, document };
  throw createRefusal(
    `The policy document in the store is not valid (${document.problems.join('; ')}). The site goes on with the last valid one and with the purges of both; npm run cache -- rollback restores the text before it.`,
  );
}

/** Throws a `CommandProblem` (refused) with all problems. */
export function requireValid(next: PolicyDocument | Refusal): PolicyDocument {
  if (isRefusal(next)) throw createRefusal(`Nothing was changed: ${next.problems.join('; ')}.`);
  return next;
}

export async function readHistory(admin: CacheAdmin): Promise<readonly PolicyChange[]> {
  const text = await admin.get(HISTORY_KEY);
  try {
    return parsePolicyHistory(text);
  } catch {
    throw createRefusal(`What lies under "${HISTORY_KEY}" is no history; look at it before anything is added to it.`);
  }
}

/**
 * Writes the history before the document, because a change without history could not be rolled back. Throws a `CommandProblem` (refused)
 * after a concurrent change.
 */
export async function applyChanges(admin: CacheAdmin, changes: readonly PolicyChange[], expected: string | null) {
  const history = await readHistory(admin);
  if ((await admin.get(POLICY_KEY)) !== expected) {
    throw createRefusal(
      'Nothing was changed: somebody else changed the policies meanwhile. Look at them and try again.',
    );
  }
  const text = formatPolicyHistory(changes.reduce(withPolicyChange, history));
  const after = changes.at(-1)?.after ?? null;
  await admin.put(HISTORY_KEY, text);
  if (after === null) await admin.delete(POLICY_KEY);
  else await admin.put(POLICY_KEY, after);
}
