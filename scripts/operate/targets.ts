import {
  BUDGET_FIELDS,
  POLICY_FIELDS,
  UPSTREAM_BUDGET,
  type PolicyDocument,
  type Override,
  type TunedField,
} from '~/cache/tuning/policy-document';
import { knownNames } from '../../workers/source-dependencies';
import { withOverride, type Change, type Target } from './change-policy';
import { readPolicyValue } from './policy-values';
import { createUsageProblem } from './problems';

const MOST_SUGGESTIONS = 5;

export interface Assignment {
  readonly target: Target;
  readonly override: Override;
}

/** Parses words such as `scores.freshSeconds=60`, merged by target. Throws a `CommandProblem` (wrong usage) for an invalid word. */
export function readAssignments(words: readonly string[]): ReadonlyMap<string, Assignment> {
  const found = new Map<string, Assignment>();
  for (const word of words) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    if (name === '')
      throw createUsageProblem(`"${word}" is not of the form NAME.FIELD=VALUE, such as scores.freshSeconds=60.`);
    const whole = findTarget(name);
    if (whole !== undefined) {
      const [likely = '', ...others] = listFields(whole);
      throw createUsageProblem(`${word}: which field? Say ${name}.${likely}=${value}, or one of ${others.join(', ')}.`);
    }
    const { target, field } = readTargetField(name, word);
    const earlier = found.get(target.name)?.override;
    if (earlier?.[field] !== undefined) throw createUsageProblem(`${word}: ${target.name}.${field} is given twice.`);
    found.set(target.name, { target, override: { ...earlier, [field]: readPolicyValue(field, value, word) } });
  }
  return found;
}

/** Sets what words such as `scores.freshSeconds=60` assign. Throws a `CommandProblem` for an invalid word and for a refused change. */
export function withAssignments(
  document: PolicyDocument,
  words: readonly string[],
  change: Change,
  end: Pick<Override, 'untilIso'> = {},
): PolicyDocument {
  return [...readAssignments(words).values()].reduce(
    (before, { target, override }) => withOverride(before, target, { ...override, ...end }, change),
    document,
  );
}

/** The parts of a name such as `scores.freshSeconds`. Throws a `CommandProblem` (wrong usage) that names `word`. */
export function readTargetField(name: string, word = name): { readonly target: Target; readonly field: TunedField } {
  const dot = name.lastIndexOf('.');
  const target = readTarget(name.slice(0, Math.max(0, dot)), word);
  return { target, field: readField(target, name.slice(dot + 1), word) };
}

function readTarget(name: string, word: string): Target {
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

function listFields({ kind }: Target): readonly TunedField[] {
  return kind === 'budget' ? BUDGET_FIELDS : POLICY_FIELDS;
}

function readField(target: Target, name: string, word: string): TunedField {
  const { kind } = target;
  const fields = listFields(target);
  const field = fields.find((known) => known === name);
  if (field !== undefined) return field;
  throw createUsageProblem(
    `${word}: a ${kind === 'budget' ? kind : 'policy'} has no "${name}". It has ${fields.join(', ')}.`,
  );
}
