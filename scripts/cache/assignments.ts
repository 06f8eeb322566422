import type { Override } from '~/cache/tuning/policy-document';
import type { Target } from './change-policy';
import { readPolicyValue } from './policy-values';
import { createUsageProblem } from './problems';
import { readField, readTarget } from './targets';

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
    const dot = name.lastIndexOf('.');
    const target = readTarget(name.slice(0, Math.max(0, dot)), word);
    const field = readField(target, name.slice(dot + 1), word);
    const earlier = found.get(target.name)?.override[field];
    if (earlier !== undefined) throw createUsageProblem(`${word}: ${target.name}.${field} is given twice.`);
    const override = { ...found.get(target.name)?.override, [field]: readPolicyValue(field, value, word) };
    found.set(target.name, { target, override });
  }
  return found;
}
