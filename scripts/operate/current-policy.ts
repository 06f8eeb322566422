import * as z from 'zod';
import {
  formatPolicyDocument,
  isRefusal,
  parsePolicyDocument,
  POLICY_KEY,
  defaultPolicyDocument,
  type PolicyDocument,
  type Refusal,
} from '~/cache/tuning/policy-document';
import { describeInvalidPolicies } from '../../workers/board-facts';
import { knownNames } from '../../workers/source-dependencies';
import type { CacheAdmin } from './cache-admin';
import { readTextOption, type CommandContext, type CommandOption } from './command';
import { createRefusal, createUsageProblem } from './problems';

/** The policy document in the shared store, and its exact text. */
export type CurrentPolicy = Awaited<ReturnType<typeof readCurrentPolicy>>;

/** How soon isolates apply a change; see the tuning watch. */
export const TAKES_EFFECT = 'Takes effect in every isolate within 30 seconds.';

/** Throws a `CommandProblem` (refused) for an invalid document, which a change would hide. */
export async function readCurrentPolicy(admin: CacheAdmin) {
  const text = await admin.get(POLICY_KEY);
  const document = parseStoredPolicy(text);
  if (!isRefusal(document)) return { text, document };
  throw createRefusal(describeInvalidPolicies(document));
}

/** The document in a text of the store; `null` is the state before the first change. */
export function parseStoredPolicy(text: string | null): PolicyDocument | Refusal {
  return text === null ? defaultPolicyDocument : parsePolicyDocument(text, knownNames);
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

const HISTORY_KEY = 'policy-history';

/** Older changes are forgotten. */
export const MOST_CHANGES = 100;

const policyChange = z.object({
  atIso: z.string(),
  by: z.string(),
  why: z.string(),
  action: z.enum(['set', 'unset', 'purge', 'rollback']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** A change of the document, with the texts before and after it. */
export type PolicyChange = Readonly<z.output<typeof policyChange>>;

/** Reads the history, newest last. Throws an `Error` for an unreadable text, which an addition would lose. */
export function parsePolicyHistory(text: string | null): readonly PolicyChange[] {
  return text === null ? [] : z.array(policyChange).parse(JSON.parse(text));
}

export function formatPolicyHistory(history: readonly PolicyChange[]): string {
  return `${JSON.stringify(history, null, 2)}\n`;
}

export function withPolicyChange(history: readonly PolicyChange[], change: PolicyChange): readonly PolicyChange[] {
  return [...history, change].slice(-MOST_CHANGES);
}

/** The last change that is not rolled back; `undefined` without one. Two rollbacks go back two changes. */
export function findChangeToRollBack(history: readonly PolicyChange[]): PolicyChange | undefined {
  let takenBack = 0;
  for (const change of history.toReversed()) {
    if (change.action === 'rollback') takenBack += 1;
    else if (takenBack > 0) takenBack -= 1;
    else return change;
  }
  return undefined;
}

/** Options of every command that changes something. */
export const changeOptions: Readonly<Record<string, CommandOption>> = {
  why: { type: 'string', value: 'TEXT', help: 'the reason, for the history' },
  by: { type: 'string', value: 'NAME', help: 'who does it; the name of the user otherwise' },
  yes: { type: 'boolean', help: 'do not ask' },
};

/** @throws CommandProblem (wrong usage) without a reason */
export function requireReason({ options }: CommandContext): string {
  const why = readTextOption(options, 'why')?.trim();
  if (why === undefined || why === '') throw createUsageProblem('Say why: --why "…" goes into the history.');
  return why;
}

/** Writes the next document as one revision, however many changes it contains. */
export async function applyDocument(
  { admin }: CommandContext,
  action: PolicyChange['action'],
  before: CurrentPolicy,
  next: PolicyDocument,
): Promise<PolicyDocument> {
  const document = { ...next, revision: before.document.revision + 1 };
  const { changedAtIso: atIso, changedBy: by, why } = document;
  const after = formatPolicyDocument(document);
  await applyChanges(admin, [{ atIso, by, why, action, before: before.text, after }], before.text);
  return document;
}
