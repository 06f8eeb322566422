import * as z from 'zod';
import { parseJson } from '~/parse-json';
import { DAY_SECONDS } from '~/time-units';
import type { FreshnessPolicy } from '../source/policies';
import type { CallBudget } from '../upstream/call-budget';

/** What operators have changed: overrides and purges. Stored in KV under `POLICY_KEY`. Without it the built-in policies apply. */
export interface PolicyDocument {
  readonly format: 1;
  /** Counts the changes. Not unique: a rollback restores an old document with its old number. */
  readonly revision: number;
  readonly changedAtIso: string;
  readonly changedBy: string;
  readonly why: string;
  /** Keyed by policy name. */
  readonly policies: Readonly<Record<string, Override>>;
  /** Keyed by source name; applied after the policy's override. */
  readonly sources: Readonly<Record<string, Override>>;
  /** Keyed by `UPSTREAM_BUDGET`. Absent without overrides, so that earlier builds accept the document. */
  readonly budgets?: Readonly<Record<string, Override>> | undefined;
  readonly purges: readonly Purge[];
}

/** Every field of policies and budgets that operators can override. */
export type TunedField = keyof FreshnessPolicy | keyof CallBudget;

/** Values that replace built-in ones; until `untilIso`, if present. */
export type Override = Readonly<Partial<Record<TunedField, number>>> & { readonly untilIso?: string | undefined };

/** Name of the call budget. Each upstream host has its own budget of this size. */
export const UPSTREAM_BUDGET = 'upstream';

/** A soft purge: data requested from upstream at or before this time is stale, and served only if upstream fails. */
export interface Purge {
  readonly scope: PurgeScope;
  readonly olderThanIso: string;
}

/** `path:/v1/…` and `path:/data/…` are prefixes of upstream paths, other paths are prefixes of page paths. Sources and policies are also tags. */
export type PurgeScope = 'everything' | `source:${string}` | `tag:${string}` | `path:/${string}`;

/** A parsed `PurgeScope`. */
export interface PurgeTarget {
  readonly kind: 'everything' | 'source' | 'tag' | 'upstream-path' | 'page-path';
  readonly name: string;
}

export function parsePurgeScope(scope: PurgeScope): PurgeTarget {
  const [, kind, name = ''] = /^(source|tag|path):(.*)$/.exec(scope) ?? [];
  if (kind === 'source' || kind === 'tag') return { kind, name };
  if (kind === undefined) return { kind: 'everything', name };
  return { kind: /^\/(?:v1|data)\//.test(name) ? 'upstream-path' : 'page-path', name };
}

/** Names that a document may contain. Passed in, because the cache does not import the registry of sources. */
export interface KnownNames {
  readonly policies: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

/** Why a document or a change is refused. Shown to operators. */
export interface Refusal {
  readonly problems: readonly string[];
}

export const POLICY_KEY = 'policy';

/** Bounds of lifetimes: shorter ones would call upstream too often, longer ones would not be fresh. */
export const TUNING_BOUNDS = { leastSeconds: 30, mostSeconds: 7 * DAY_SECONDS } as const;

/** Limit of purges in a document, because each read compares its answers with them. */
export const MOST_PURGES = 50;

export const POLICY_FIELDS = [
  'freshSeconds',
  'liveFreshSeconds',
  'staleWhileRevalidateSeconds',
  'staleIfErrorSeconds',
  'negativeSeconds',
  'confirmSeconds',
  'mostDroppedPercent',
] as const satisfies readonly (keyof FreshnessPolicy)[];

export const BUDGET_FIELDS = ['callsPerSecond', 'burstCalls'] as const satisfies readonly (keyof CallBudget)[];

const SECONDS = { unit: 'seconds', least: TUNING_BOUNDS.leastSeconds, most: TUNING_BOUNDS.mostSeconds } as const;

/** Unit and bounds of each field. */
export const FIELD_BOUNDS = {
  freshSeconds: SECONDS,
  liveFreshSeconds: SECONDS,
  staleWhileRevalidateSeconds: SECONDS,
  staleIfErrorSeconds: SECONDS,
  negativeSeconds: SECONDS,
  confirmSeconds: SECONDS,
  // Below 10, the few bad rows of an ordinary feed would make it fail. 100 accepts an answer with one usable row.
  mostDroppedPercent: { unit: 'per cent', least: 10, most: 100 },
  // Below 1, rarely visited pages would get no calls; above 1,000 there is no effect.
  callsPerSecond: { unit: 'calls', least: 1, most: 1000 },
  burstCalls: { unit: 'calls', least: 1, most: 3000 },
} as const satisfies Record<TunedField, { unit: string; least: number; most: number }>;

/** The document before the first change. It is never stored. */
export const defaultPolicyDocument: PolicyDocument = {
  format: 1,
  revision: 0,
  changedAtIso: '1970-01-01T00:00:00.000Z',
  changedBy: 'nobody',
  why: 'nothing was changed yet',
  policies: {},
  sources: {},
  purges: [],
};

const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-21T15:00:00Z' });
const words = z.string('must be text').trim().min(1, 'must not be empty').max(500, 'must have at most 500 characters');

function buildOverrideSchema(fields: readonly TunedField[]): z.ZodType<Override> {
  const schemas = Object.fromEntries(fields.map((field) => [field, getFieldSchema(field)]));
  return z
    .strictObject({ ...schemas, untilIso: moment.optional() })
    .refine((given: Override) => fields.some((field) => given[field] !== undefined), 'changes nothing');
}

const scope = z
  .string()
  .max(300)
  // Tags must not contain commas, which separate them in a header; nothing may contain spaces.
  .regex(
    /^(?:everything|source:[^\s]+|tag:[^\s,]+|path:\/[^\s]*)$/,
    'must be everything, source:NAME, tag:TAG or path:/…',
  )
  .transform((text) => text as PurgeScope);

const purge = z.strictObject({ scope, olderThanIso: moment });
const tooManyPurges = `must be at most ${MOST_PURGES}: purge everything, which takes the place of all others`;

const document = z.strictObject({
  format: z.literal(1, 'must be 1'),
  revision: z.int('must be a whole number').min(1),
  changedAtIso: moment,
  changedBy: words,
  why: words,
  policies: z.record(z.string(), buildOverrideSchema(POLICY_FIELDS)),
  sources: z.record(z.string(), buildOverrideSchema(POLICY_FIELDS)),
  budgets: z.record(z.string(), buildOverrideSchema(BUDGET_FIELDS)).optional(),
  purges: z.array(purge).max(MOST_PURGES, tooManyPurges),
});

/** The purges of a refused document, without those of kinds that this build does not know. */
const readableMarks = z
  .object({ purges: z.array(purge.or(z.unknown().transform(() => null))).max(MOST_PURGES) })
  .transform(({ purges }) => purges.filter((mark) => mark !== null));

function getFieldSchema(field: TunedField) {
  const { unit, least, most } = FIELD_BOUNDS[field];
  const message = `must be a whole number of ${unit} from ${least} to ${most}`;
  return z
    .number(message)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, message)
    .optional();
}

/** Parses a document. With any mistake the whole document is refused, because operators do not want half a change. */
export function parsePolicyDocument(text: string, known: KnownNames): PolicyDocument | Refusal {
  const wire = parseJson(text);
  return wire === undefined ? { problems: ['the document is not JSON'] } : checkPolicyDocument(wire, known);
}

export function readPurges(text: string): readonly Purge[] {
  return readableMarks.safeParse(parseJson(text)).data ?? [];
}

/** Checks a document against the format, the bounds and the known names. */
export function checkPolicyDocument(wire: unknown, known: KnownNames): PolicyDocument | Refusal {
  const parsed = document.safeParse(wire);
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
    };
  }
  const problems = listUnknownNames(wire as PolicyDocument, known);
  return problems.length === 0 ? parsed.data : { problems };
}

/** Lists the policies, sources and budgets in a document that do not exist. */
function listUnknownNames({ policies, sources, budgets = {}, purges }: PolicyDocument, known: KnownNames): string[] {
  const listUnknown = (names: readonly string[], among: ReadonlySet<string>) =>
    names.filter((name) => !among.has(name));
  const purged = purges
    .map((mark) => parsePurgeScope(mark.scope))
    .flatMap(({ kind, name }) => (kind === 'source' ? [name] : []));
  return [
    ...listUnknown(Object.keys(policies), known.policies).map((name) => `policies.${name}: there is no such policy`),
    ...listUnknown(Object.keys(sources), known.sources).map((name) => `sources.${name}: there is no such source`),
    ...listUnknown(Object.keys(budgets), new Set([UPSTREAM_BUDGET])).map(
      (name) => `budgets.${name}: there is no such budget`,
    ),
    ...listUnknown(purged, known.sources).map((name) => `purges: there is no source ${name}`),
  ];
}

export function isRefusal(result: object): result is Refusal {
  return 'problems' in result;
}

export function formatPolicyDocument(kept: PolicyDocument): string {
  return `${JSON.stringify(kept, null, 2)}\n`;
}
