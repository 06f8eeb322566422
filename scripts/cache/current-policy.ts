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

/** @throws CommandProblem (refused) when the stored text is not a valid document, which a change would hide */
export async function readCurrentPolicy(admin: CacheAdmin): Promise<CurrentPolicy> {
  const text = await admin.get(POLICY_KEY);
  if (text === null) return { text, document: untuned };
  const document = parsePolicyDocument(text, knownNames);
  if (!isRefusal(document)) return { text, document };
  throw createRefusal(
    `The policy document in the store is not valid (${document.problems.join('; ')}). The site goes on with the last valid one and with the purges of both; npm run cache -- rollback restores the text before it.`,
  );
}

/** @throws CommandProblem (refused) with all problems */
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
 * Writes the new document and its history. The history is written first: if the second write fails, a rollback
 * restores the current document, while a change without history could not be rolled back.
 * @throws CommandProblem (refused) when somebody else changed the document meanwhile
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
