import { BUDGET_FIELDS, POLICY_FIELDS, UPSTREAM_BUDGET, type TunedField } from '~/cache/tuning/policy-document';
import type { Target } from './change-policy';
import { knownNames } from './current-policy';
import { createUsageProblem } from './problems';

const MOST_SUGGESTIONS = 5;

/** A policy, source or budget by name. Throws a `CommandProblem` (wrong usage) with similar names. */
export function readTarget(name: string, word: string): Target {
  const target = findTarget(name);
  if (target !== undefined) return target;
  const names = [...knownNames.policies, ...knownNames.sources];
  const start = name.slice(0, 3).toLowerCase();
  const alike = names.filter((known) => start.length === 3 && known.toLowerCase().includes(start));
  const shown = (alike.length > 0 ? alike : [...knownNames.policies]).slice(0, MOST_SUGGESTIONS).join(', ');
  throw createUsageProblem(
    `${word}: there is no policy or source "${name}". There is: ${shown}. (show --sources lists all)`,
  );
}

export function findTarget(name: string): Target | undefined {
  if (name === UPSTREAM_BUDGET) return { kind: 'budget', name };
  if (knownNames.policies.has(name)) return { kind: 'policy', name };
  return knownNames.sources.has(name) ? { kind: 'source', name } : undefined;
}

/** @throws CommandProblem (wrong usage) for a field that such a target does not have */
export function readField({ kind }: Target, name: string, word: string): TunedField {
  const fields: readonly TunedField[] = kind === 'budget' ? BUDGET_FIELDS : POLICY_FIELDS;
  const field = fields.find((known) => known === name);
  if (field !== undefined) return field;
  throw createUsageProblem(
    `${word}: a ${kind === 'budget' ? kind : 'policy'} has no "${name}". It has ${fields.join(', ')}.`,
  );
}
