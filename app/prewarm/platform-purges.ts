import * as z from 'zod';
import type { PlatformPurge } from '~/cache/tuning/platform-purge';
import { untuned, type Override, type PolicyDocument, type PurgeScope } from '~/cache/tuning/policy-document';
import { parseJson } from '~/parse-json';

/** Key in the shared store of the state of purges of the platform's cache. */
export const PLATFORM_PURGES_KEY = 'platform-purges';

/** A purge that is repeated until every isolate knows of the change. Real clock, milliseconds. */
export interface PendingPurge extends PlatformPurge {
  /** When a run first saw the change. */
  readonly seenAtMs: number;
}

interface LastPurge {
  readonly atMs: number;
  /** Revision of the policy document at that time. */
  readonly revision: number;
  readonly purge: PlatformPurge;
  readonly outcome: 'done' | 'failed' | 'absent';
  readonly detail?: string | undefined;
}

/** State of purging the platform's cache, shown on the operators' board. */
export interface PlatformPurges {
  readonly format: 1;
  /** The last compared policy document, and when it was compared. */
  readonly document: PolicyDocument;
  readonly comparedAtMs: number;
  readonly pending: readonly PendingPurge[];
  readonly last?: LastPurge | undefined;
}

const purge = { everything: z.boolean(), tags: z.array(z.string()), pathPrefixes: z.array(z.string()) };
// Documents are checked before adoption; here they only have to be comparable.
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

export function createEmptyPlatformPurges(nowMs: number): PlatformPurges {
  return { format: 1, document: untuned, comparedAtMs: nowMs, pending: [] };
}

/** Parses the stored state; `undefined` for anything else. */
export function parsePlatformPurges(text: string | null): PlatformPurges | undefined {
  return schema.safeParse(parseJson(text)).data;
}
