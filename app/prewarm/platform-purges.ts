import * as z from 'zod';
import { defaultPolicyDocument, type Override, type PurgeScope } from '~/cache/tuning/policy-document';
import { parseJson } from '~/parse-json';

/** Key in the shared store of the state of purges of the platform's cache. */
export const PLATFORM_PURGES_KEY = 'platform-purges';

const texts = z.array(z.string()).readonly();
const purge = { everything: z.boolean(), tags: texts, pathPrefixes: texts };
// Documents are checked before adoption; here they only have to be comparable.
const overrides = z.record(
  z.string(),
  z.custom<Override>((value) => typeof value === 'object' && value !== null),
);
const scope = z.string().transform((text) => text as PurgeScope);
const document = z.object({
  format: z.literal(1),
  revision: z.number(),
  changedAtIso: z.string(),
  changedBy: z.string(),
  why: z.string(),
  policies: overrides,
  sources: overrides,
  budgets: overrides.optional(),
  purges: z.array(z.object({ scope, olderThanIso: z.string() })).readonly(),
});
const pending = z.object({
  ...purge,
  /** When a run first saw the change (real clock, milliseconds). */
  seenAtMs: z.number(),
});
const schema = z.object({
  format: z.literal(1),
  /** The last compared policy document, and when it was compared (real clock, milliseconds). */
  document,
  comparedAtMs: z.number(),
  pending: z.array(pending).readonly(),
  last: z
    .object({
      atMs: z.number(),
      /** Revision of the policy document at that time. */
      revision: z.number(),
      purge: z.object(purge),
      outcome: z.enum(['done', 'failed', 'absent']),
      detail: z.string().optional(),
    })
    .optional(),
});

/** A purge that is repeated until every isolate knows of the change. */
export type PendingPurge = z.output<typeof pending>;

/** State of purging the platform's cache, shown on the operators' board. */
export type PlatformPurges = z.output<typeof schema>;

export function createEmptyPlatformPurges(nowMs: number): PlatformPurges {
  return { format: 1, document: defaultPolicyDocument, comparedAtMs: nowMs, pending: [] };
}

/** Parses the stored state; `undefined` for anything else. */
export function parsePlatformPurges(text: string | null): PlatformPurges | undefined {
  return schema.safeParse(parseJson(text)).data;
}
