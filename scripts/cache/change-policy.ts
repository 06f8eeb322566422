import {
  BUDGET_FIELDS,
  checkPolicyDocument,
  POLICY_FIELDS,
  TUNING_BOUNDS,
  type KnownNames,
  type Override,
  type PolicyDocument,
  type Purge,
  type PurgeScope,
  type Refusal,
  type TunedField,
} from '~/cache/tuning/policy-document';
import { getEndMs, findOverride } from '~/cache/tuning/tuning';

export interface Change {
  readonly nowMs: number;
  readonly by: string;
  readonly why: string;
}

/** A policy, a source or a budget of calls. */
export interface Target {
  readonly kind: 'policy' | 'source' | 'budget';
  readonly name: string;
}

type Overrides = Readonly<Record<string, Override>>;

/** A copy may be fresh, and then stale, for the upper bound each. */
export const LONGEST_USE_MS = 2 * TUNING_BOUNDS.mostSeconds * 1000;

/**
 * Sets values of a target, or explains the refusal. All values end together, so a change that would move the end of another value is
 * refused.
 */
export function withOverride(
  document: PolicyDocument,
  target: Target,
  override: Override,
  change: Change,
  known: KnownNames,
): PolicyDocument | Refusal {
  const before = findOverride(mergeOverrides(document, target), target.name, change.nowMs);
  const kept = before === undefined ? [] : listTunedFields(before).filter((field) => override[field] === undefined);
  if (before !== undefined && kept.length > 0 && getEndMs(before) !== getEndMs(override)) {
    const end = before.untilIso === undefined ? 'without end' : `until ${before.untilIso}`;
    const others = kept.map((field) => `${field}=${String(before[field])}`).join(', ');
    return { problems: [`${target.name} has ${others} ${end}: set or unset that as well`] };
  }
  return buildNextDocument(document, change, known, {
    target,
    override: { ...before, ...override, untilIso: override.untilIso },
  });
}

/** Removes one value of a target, or all of them, or explains the refusal. */
export function removeOverride(
  document: PolicyDocument,
  target: Target,
  field: TunedField | undefined,
  change: Change,
  known: KnownNames,
): PolicyDocument | Refusal {
  const before = findOverride(mergeOverrides(document, target), target.name, change.nowMs);
  if (before === undefined || (field !== undefined && before[field] === undefined)) {
    return { problems: [`${[target.name, field].filter(Boolean).join('.')} is not overridden`] };
  }
  const left = field === undefined ? {} : { ...before, [field]: undefined };
  return buildNextDocument(document, change, known, {
    target,
    override: listTunedFields(left).length === 0 ? undefined : left,
  });
}

/** Softly purges everything requested until now, or explains the refusal. */
export function withPurge(
  document: PolicyDocument,
  scope: PurgeScope,
  change: Change,
  known: KnownNames,
): PolicyDocument | Refusal {
  const mark: Purge = { scope, olderThanIso: new Date(change.nowMs).toISOString() };
  const others = scope === 'everything' ? [] : document.purges.filter((purge) => purge.scope !== scope);
  return buildNextDocument({ ...document, purges: [...others, mark] }, change, known);
}

/** Drops what has ended, and validates the whole document. */
function buildNextDocument(
  document: PolicyDocument,
  { nowMs, by, why }: Change,
  known: KnownNames,
  set?: { readonly target: Target; readonly override: Override | undefined },
): PolicyDocument | Refusal {
  const changeOverrides = (kind: Target['kind'], overrides: Overrides): Overrides => {
    const live = Object.entries(overrides).filter(([, override]) => getEndMs(override) > nowMs);
    if (set?.target.kind !== kind) return Object.fromEntries(live);
    const others = live.filter(([name]) => name !== set.target.name);
    return Object.fromEntries(set.override === undefined ? others : [...others, [set.target.name, set.override]]);
  };
  const budgets = changeOverrides('budget', document.budgets ?? {});
  return checkPolicyDocument(
    {
      format: 1,
      revision: document.revision + 1,
      changedAtIso: new Date(nowMs).toISOString(),
      changedBy: by,
      why,
      policies: changeOverrides('policy', document.policies),
      sources: changeOverrides('source', document.sources),
      ...(Object.keys(budgets).length > 0 && { budgets }),
      purges: document.purges.filter(({ olderThanIso }) => Date.parse(olderThanIso) > nowMs - LONGEST_USE_MS),
    } satisfies PolicyDocument,
    known,
  );
}

function mergeOverrides({ policies, sources, budgets = {} }: PolicyDocument, { kind }: Target): Overrides {
  return { policy: policies, source: sources, budget: budgets }[kind];
}

function listTunedFields(override: Override): readonly TunedField[] {
  return [...POLICY_FIELDS, ...BUDGET_FIELDS].filter((field) => override[field] !== undefined);
}
