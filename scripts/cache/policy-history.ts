import * as z from 'zod';

export interface PolicyChange {
  readonly atIso: string;
  readonly by: string;
  readonly why: string;
  readonly action: 'set' | 'unset' | 'purge' | 'rollback';
  readonly before: string | null;
  readonly after: string | null;
}

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

/** Reads the history, newest last. Throws an `Error` for an unreadable text, which an addition would lose. */
export function parsePolicyHistory(text: string | null): readonly PolicyChange[] {
  return text === null ? [] : changes.parse(JSON.parse(text));
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
