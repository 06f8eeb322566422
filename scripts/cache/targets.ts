import type { FreshnessPolicy } from '~/cache/policies';
import { POLICY_FIELDS } from '~/cache/tuning/policy-document';
import type { Target } from './change-policy';
import { knownNames } from './current-policy';
import { wrongUsage } from './problems';

const MOST_SUGGESTIONS = 5;

/**
 * The policy or the source with a name.
 * @throws CommandProblem (wrong usage) with similar names
 */
export function readTarget(name: string, word: string): Target {
  const target = findTarget(name);
  if (target !== undefined) return target;
  const names = [...knownNames.policies, ...knownNames.sources];
  const start = name.slice(0, 3).toLowerCase();
  const alike = names.filter((known) => start.length === 3 && known.toLowerCase().includes(start));
  const shown = (alike.length > 0 ? alike : [...knownNames.policies]).slice(0, MOST_SUGGESTIONS).join(', ');
  throw wrongUsage(`${word}: there is no policy or source "${name}". There is: ${shown}. (show --sources lists all)`);
}

export function findTarget(name: string): Target | undefined {
  if (knownNames.policies.has(name)) return { kind: 'policy', name };
  return knownNames.sources.has(name) ? { kind: 'source', name } : undefined;
}

/** @throws CommandProblem (wrong usage) for an unknown policy field */
export function readField(name: string, word: string): keyof FreshnessPolicy {
  const field = POLICY_FIELDS.find((known) => known === name);
  if (field === undefined) throw wrongUsage(`${word}: a policy has no "${name}". It has ${POLICY_FIELDS.join(', ')}.`);
  return field;
}
