import {
  BUDGET_FIELDS,
  checkPolicyDocument,
  isRefusal,
  POLICY_FIELDS,
  TUNING_BOUNDS,
  type KnownNames,
  type Override,
  type PolicyDocument,
  type Purge,
  type PurgeScope,
  type TunedField,
} from '~/cache/tuning/policy-document';
import { getEndMs, findOverride } from '~/cache/tuning/tuning';
import { knownNames } from '../../workers/source-dependencies';
import { createRefusal, type CommandProblem } from './problems';

/* Every change throws a `CommandProblem` (refused) that lists all problems of the next document. */

export interface Change {
  readonly nowMs: number;
  readonly by: string;
  readonly why: string;
  /** Names that the next document may use; by default those of the site. */
  readonly known?: KnownNames;
}

/** A policy, a source or a budget of calls. */
export interface Target {
  readonly kind: 'policy' | 'source' | 'budget';
  readonly name: string;
}

type Overrides = Readonly<Record<string, Override>>;

/** A copy may be fresh, and then stale, for the upper bound each. */
export const LONGEST_USE_MS = 2 * TUNING_BOUNDS.mostSeconds * 1000;

/** Sets values of a target. All values end together, so a change that would move the end of another value is refused. */
export function withOverride(document: PolicyDocument, target: Target, override: Override, change: Change) {
  const before = findOverride(mergeOverrides(document, target), target.name, change.nowMs);
  const kept = before === undefined ? [] : listTunedFields(before).filter((field) => override[field] === undefined);
  if (before !== undefined && kept.length > 0 && getEndMs(before) !== getEndMs(override)) {
    const end = before.untilIso === undefined ? 'without end' : `until ${before.untilIso}`;
    const others = kept.map((field) => `${field}=${String(before[field])}`).join(', ');
    throw refuseChange([`${target.name} has ${others} ${end}: set or unset that as well`]);
  }
  return buildNextDocument(document, change, {
    target,
    override: { ...before, ...override, untilIso: override.untilIso },
  });
}

/** Removes one value of a target, or all of them. */
export function removeOverride(
  document: PolicyDocument,
  target: Target,
  field: TunedField | undefined,
  change: Change,
): PolicyDocument {
  const before = findOverride(mergeOverrides(document, target), target.name, change.nowMs);
  if (before === undefined || (field !== undefined && before[field] === undefined)) {
    throw refuseChange([`${[target.name, field].filter(Boolean).join('.')} is not overridden`]);
  }
  const left = field === undefined ? {} : { ...before, [field]: undefined };
  return buildNextDocument(document, change, {
    target,
    override: listTunedFields(left).length === 0 ? undefined : left,
  });
}

/** Softly purges everything requested until now. */
export function withPurge(document: PolicyDocument, scope: PurgeScope, change: Change): PolicyDocument {
  const mark: Purge = { scope, olderThanIso: new Date(change.nowMs).toISOString() };
  const others = scope === 'everything' ? [] : document.purges.filter((purge) => purge.scope !== scope);
  return buildNextDocument({ ...document, purges: [...others, mark] }, change);
}

/** Drops what has ended, and validates the whole document. */
function buildNextDocument(
  document: PolicyDocument,
  { nowMs, by, why, known = knownNames }: Change,
  set?: { readonly target: Target; readonly override: Override | undefined },
): PolicyDocument {
  const changeOverrides = (kind: Target['kind'], overrides: Overrides): Overrides => {
    const live = Object.entries(overrides).filter(([, override]) => getEndMs(override) > nowMs);
    if (set?.target.kind !== kind) return Object.fromEntries(live);
    const others = live.filter(([name]) => name !== set.target.name);
    return Object.fromEntries(set.override === undefined ? others : [...others, [set.target.name, set.override]]);
  };
  const budgets = changeOverrides('budget', document.budgets ?? {});
  const next = checkPolicyDocument(
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
  if (isRefusal(next)) throw refuseChange(next.problems);
  return next;
}

function refuseChange(problems: readonly string[]): CommandProblem {
  return createRefusal(`Nothing was changed: ${problems.join('; ')}.`);
}

function mergeOverrides({ policies, sources, budgets = {} }: PolicyDocument, { kind }: Target): Overrides {
  return { policy: policies, source: sources, budget: budgets }[kind];
}

function listTunedFields(override: Override): readonly TunedField[] {
  return [...POLICY_FIELDS, ...BUDGET_FIELDS].filter((field) => override[field] !== undefined);
}
