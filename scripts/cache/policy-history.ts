import * as z from 'zod';

/** One change of the policy document, with the exact texts before and after it; `null` is no document. */
export interface PolicyChange {
  readonly atIso: string;
  readonly by: string;
  readonly why: string;
  readonly action: 'set' | 'unset' | 'purge' | 'rollback';
  readonly before: string | null;
  readonly after: string | null;
}

/** The key of the history in the shared store. */
export const HISTORY_KEY = 'policy-history';

/** Older changes are forgotten. */
export const MOST_CHANGES = 100;

const changes = z.array(
  z.object({
    atIso: z.string(),
    by: z.string(),
    why: z.string(),
    action: z.enum(['set', 'unset', 'purge', 'rollback']),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
);

/**
 * Reads the history, newest last.
 * @throws Error when there is a text that is no history: adding to it would lose what it holds
 */
export function parsePolicyHistory(text: string | null): readonly PolicyChange[] {
  return text === null ? [] : changes.parse(JSON.parse(text));
}

export function formatPolicyHistory(history: readonly PolicyChange[]): string {
  return `${JSON.stringify(history, null, 2)}\n`;
}

export function withPolicyChange(history: readonly PolicyChange[], change: PolicyChange): readonly PolicyChange[] {
  return [...history, change].slice(-MOST_CHANGES);
}

/**
 * The change that a rollback takes back: the last one that still stands, so that rolling back twice goes back two changes.
 * Its `before` is the text to restore.
 * @returns undefined when nothing is left to take back
 */
export function changeToRollBack(history: readonly PolicyChange[]): PolicyChange | undefined {
  let takenBack = 0;
  for (const change of history.toReversed()) {
    if (change.action === 'rollback') takenBack += 1;
    else if (takenBack > 0) takenBack -= 1;
    else return change;
  }
  return undefined;
}
