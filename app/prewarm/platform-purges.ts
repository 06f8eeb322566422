import * as z from 'zod';
import type { PlatformPurge } from '~/cache/tuning/platform-purge';
import { untuned, type Override, type PolicyDocument, type PurgeScope } from '~/cache/tuning/policy-document';

/** The key of the shared store under which it is kept what the platform's cache was purged of. */
export const PLATFORM_PURGES_KEY = 'platform-purges';

/** A purge that is repeated until every isolate knows of the change. Real clock, milliseconds. */
export interface PendingPurge extends PlatformPurge {
  /** When a run saw the change first. */
  readonly seenAtMs: number;
}

/** The last call. */
interface LastPurge {
  readonly atMs: number;
  /** Revision of the policy document then. */
  readonly revision: number;
  readonly purge: PlatformPurge;
  readonly outcome: 'done' | 'failed' | 'absent';
  readonly detail?: string | undefined;
}

/** Where the runs stand with purging the platform's cache. Operators see it on the board. */
export interface PlatformPurges {
  readonly format: 1;
  /** The policy document that was compared last, and when. */
  readonly document: PolicyDocument;
  readonly comparedAtMs: number;
  readonly pending: readonly PendingPurge[];
  readonly last?: LastPurge | undefined;
}

const purge = { everything: z.boolean(), tags: z.array(z.string()), pathPrefixes: z.array(z.string()) };
// Documents are checked before they are adopted; here it is enough that they can be compared.
const override = z.custom<Override>((value) => typeof value === 'object' && value !== null);
const scope = z.string().transform((text) => text as PurgeScope);
const document = z.object({
  format: z.literal(1),
  revision: z.number(),
  changedAtIso: z.string(),
  changedBy: z.string(),
  why: z.string(),
  policies: z.record(z.string(), override),
  sources: z.record(z.string(), override),
  purges: z.array(z.object({ scope, olderThanIso: z.string() })),
});
const schema = z.object({
  format: z.literal(1),
  document,
  comparedAtMs: z.number(),
  pending: z.array(z.object({ ...purge, seenAtMs: z.number() })),
  last: z
    .object({
      atMs: z.number(),
      revision: z.number(),
      purge: z.object(purge),
      outcome: z.enum(['done', 'failed', 'absent']),
      detail: z.string().optional(),
    })
    .optional(),
});

/** Before the first run: nothing is overridden or purged. */
export function createEmptyPlatformPurges(nowMs: number): PlatformPurges {
  return { format: 1, document: untuned, comparedAtMs: nowMs, pending: [] };
}

/** Reads what was kept; `undefined` for nothing or anything else. */
export function parsePlatformPurges(text: string | null): PlatformPurges | undefined {
  if (text === null) return undefined;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
