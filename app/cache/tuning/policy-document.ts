import * as z from 'zod';
import { DAY_SECONDS } from '~/time-units';
import type { CallBudget } from '../call-budget';
import type { FreshnessPolicy } from '../policies';

/**
 * The policy document: what operators changed of the freshness policies while the site runs, and what they purged. One
 * text in the shared store under `POLICY_KEY`; without it the policies are as built.
 */
export interface PolicyDocument {
  readonly format: 1;
  /** Counts the changes. A rollback restores an old text with its old number: tell documents apart by their text. */
  readonly revision: number;
  readonly changedAtIso: string;
  readonly changedBy: string;
  readonly why: string;
  /** By policy name. */
  readonly policies: Readonly<Record<string, Override>>;
  /** By source name; comes after the policy's own override. */
  readonly sources: Readonly<Record<string, Override>>;
  /** By `UPSTREAM_BUDGET`: how often hosts are called. Absent when it is as built, so that earlier builds take the document. */
  readonly budgets?: Readonly<Record<string, Override>> | undefined;
  readonly purges: readonly Purge[];
}

/** Everything that operators tune, of a policy or of a budget of calls. */
export type TunedField = keyof FreshnessPolicy | keyof CallBudget;

/** Values that take the place of those that are built in. After `untilIso` it is as if it were absent. */
export type Override = Readonly<Partial<Record<TunedField, number>>> & { readonly untilIso?: string | undefined };

/** The name of the budget that each host of upstream has. */
export const UPSTREAM_BUDGET = 'upstream';

/** A soft purge: what upstream was asked for no later than this moment is stale, and is served only if upstream fails. */
export interface Purge {
  readonly scope: PurgeScope;
  readonly olderThanIso: string;
}

/**
 * What a purge reaches. `path:/v1/…` and `path:/data/…` are beginnings of upstream paths, every other path is the
 * beginning of pages' addresses. A source's tags are its name, `policy:NAME` and those of its definition.
 */
export type PurgeScope = 'everything' | `source:${string}` | `tag:${string}` | `path:/${string}`;

/** The names that a document may use; given in, because the cache knows no registry. */
export interface KnownNames {
  readonly policies: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

/** Why a document or a change is refused, in words for operators. */
export interface Refusal {
  readonly problems: readonly string[];
}

/** The key of the document in the shared store. */
export const POLICY_KEY = 'policy';

/** What every tuned time must lie within: below, upstream is asked too often; above, nobody would call it fresh. */
export const TUNING_BOUNDS = { leastSeconds: 30, mostSeconds: 7 * DAY_SECONDS } as const;

/** Each answer is held against every mark of a path, so there are never many. */
export const MOST_PURGES = 50;

export const POLICY_FIELDS = [
  'freshSeconds',
  'staleWhileRevalidateSeconds',
  'staleIfErrorSeconds',
  'negativeSeconds',
  'confirmSeconds',
  'mostDroppedPercent',
] as const satisfies readonly (keyof FreshnessPolicy)[];

export const BUDGET_FIELDS = ['callsPerSecond', 'burstCalls'] as const satisfies readonly (keyof CallBudget)[];

const SECONDS = { unit: 'seconds', least: TUNING_BOUNDS.leastSeconds, most: TUNING_BOUNDS.mostSeconds } as const;

/** The unit of each field, and what a tuned value must lie within. */
export const FIELD_BOUNDS = {
  freshSeconds: SECONDS,
  staleWhileRevalidateSeconds: SECONDS,
  staleIfErrorSeconds: SECONDS,
  negativeSeconds: SECONDS,
  confirmSeconds: SECONDS,
  // Below, the few bad rows that any feed holds would make it fail; 100 accepts whatever has one usable row.
  mostDroppedPercent: { unit: 'per cent', least: 10, most: 100 },
  // Below, a page that nobody visited lately would never be there in time; above, it is no limit.
  callsPerSecond: { unit: 'calls', least: 1, most: 1000 },
  burstCalls: { unit: 'calls', least: 1, most: 3000 },
} as const satisfies Record<TunedField, { unit: string; least: number; most: number }>;

/** Before the first change. Never written anywhere. */
export const untuned: PolicyDocument = {
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

const override = z
  .strictObject({
    freshSeconds: getFieldSchema('freshSeconds'),
    staleWhileRevalidateSeconds: getFieldSchema('staleWhileRevalidateSeconds'),
    staleIfErrorSeconds: getFieldSchema('staleIfErrorSeconds'),
    negativeSeconds: getFieldSchema('negativeSeconds'),
    confirmSeconds: getFieldSchema('confirmSeconds'),
    mostDroppedPercent: getFieldSchema('mostDroppedPercent'),
    untilIso: moment.optional(),
  })
  .refine((given) => POLICY_FIELDS.some((field) => given[field] !== undefined), 'changes nothing');

const budget = z
  .strictObject({
    callsPerSecond: getFieldSchema('callsPerSecond'),
    burstCalls: getFieldSchema('burstCalls'),
    untilIso: moment.optional(),
  })
  .refine((given) => BUDGET_FIELDS.some((field) => given[field] !== undefined), 'changes nothing');

const scope = z
  .string()
  .max(300)
  // A tag travels in a header, separated by commas; a path has no spaces.
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
  policies: z.record(z.string(), override),
  sources: z.record(z.string(), override),
  budgets: z.record(z.string(), budget).optional(),
  purges: z.array(purge).max(MOST_PURGES, tooManyPurges),
});

/** The purge marks of a document that is refused; what is no mark of this build is left out. */
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

/** Reads the text of a document. Whatever is wrong with it, all of it is refused: half a change is in nobody's mind. */
export function parsePolicyDocument(text: string, known: KnownNames): PolicyDocument | Refusal {
  const wire = readJson(text);
  return wire === undefined ? { problems: ['the document is not JSON'] } : checkPolicyDocument(wire, known);
}

/**
 * The purge marks of a text that is refused as a document, as far as they can be read. A mark of a source that this build does not
 * have reaches nothing.
 */
export function readPurges(text: string): readonly Purge[] {
  return readableMarks.safeParse(readJson(text)).data ?? [];
}

/** `undefined` for what is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Holds whatever claims to be a document against the format, the bounds and the known names. */
export function checkPolicyDocument(wire: unknown, known: KnownNames): PolicyDocument | Refusal {
  const parsed = document.safeParse(wire);
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
    };
  }
  const problems = unknownNames(wire as PolicyDocument, known);
  return problems.length === 0 ? parsed.data : { problems };
}

/** Judged on what was given: a parsed record may have left out the stranger ones of its keys. */
function unknownNames({ policies, sources, budgets = {}, purges }: PolicyDocument, known: KnownNames): string[] {
  const strangers = (names: readonly string[], among: ReadonlySet<string>) => names.filter((name) => !among.has(name));
  const purged = purges.flatMap(({ scope: reached }) => (reached.startsWith('source:') ? [reached.slice(7)] : []));
  return [
    ...strangers(Object.keys(policies), known.policies).map((name) => `policies.${name}: there is no such policy`),
    ...strangers(Object.keys(sources), known.sources).map((name) => `sources.${name}: there is no such source`),
    ...strangers(Object.keys(budgets), new Set([UPSTREAM_BUDGET])).map(
      (name) => `budgets.${name}: there is no such budget`,
    ),
    ...strangers(purged, known.sources).map((name) => `purges: there is no source ${name}`),
  ];
}

export function isRefusal(result: object): result is Refusal {
  return 'problems' in result;
}

/** The text under which a document is kept. */
export function formatPolicyDocument(kept: PolicyDocument): string {
  return `${JSON.stringify(kept, null, 2)}\n`;
}
