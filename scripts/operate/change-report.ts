import type { policies } from '~/cache/source/policies';
import {
  BUDGET_FIELDS,
  POLICY_FIELDS,
  UPSTREAM_BUDGET,
  type Override,
  type PolicyDocument,
  type TunedField,
} from '~/cache/tuning/policy-document';
import { computeEffectiveBudget, computeEffectivePolicy, findOverride } from '~/cache/tuning/tuning';
import { findSource } from '~/upstream/registry';
import { formatMoment } from './durations';
import { formatPolicyValue } from './policy-values';
import { longText, number, text, type Section } from './report';

export type ChangedValue = ReturnType<typeof listChangedValues>[number];

/** Overridden values of policies, sources and the budget that differ between two documents, compared with the built-in `callsPerSecond`. */
export function listChangedValues(
  before: PolicyDocument,
  after: PolicyDocument,
  nowMs: number,
  callsPerSecond: number,
) {
  const listChangedNames = (of: (document: PolicyDocument) => Readonly<Record<string, Override>>) =>
    [...new Set([...Object.keys(of(before)), ...Object.keys(of(after))])].sort();
  const listChangedFields = <Field extends TunedField>(
    name: string,
    fields: readonly Field[],
    valuesIn: (document: PolicyDocument) => Readonly<Record<Field, number>>,
    override: Override | undefined,
  ) =>
    fields.flatMap((field) => {
      const [old, now] = [valuesIn(before)[field], valuesIn(after)[field]];
      const untilIso = override?.[field] === undefined ? null : (override.untilIso ?? null);
      return old === now ? [] : [{ name, field, before: old, after: now, untilIso }];
    });
  const ofPolicies = listChangedNames((document) => document.policies).flatMap((name) => {
    const policy = name as keyof typeof policies;
    return listChangedFields(
      name,
      POLICY_FIELDS,
      (document) => computeEffectivePolicy(document, { policy }, nowMs),
      findOverride(after.policies, name, nowMs),
    );
  });
  const ofSources = listChangedNames((document) => document.sources).flatMap((source) => {
    const policy = findSource(source)?.policy;
    if (policy === undefined) return [];
    const computePolicy = (document: PolicyDocument) => computeEffectivePolicy(document, { source, policy }, nowMs);
    return listChangedFields(source, POLICY_FIELDS, computePolicy, findOverride(after.sources, source, nowMs));
  });
  const computeBudget = (document: PolicyDocument) => computeEffectiveBudget(document, callsPerSecond, nowMs);
  const override = findOverride(after.budgets ?? {}, UPSTREAM_BUDGET, nowMs);
  return [...ofPolicies, ...ofSources, ...listChangedFields(UPSTREAM_BUDGET, BUDGET_FIELDS, computeBudget, override)];
}

/** Purges that only one of two documents has. */
export function comparePurges(before: PolicyDocument, after: PolicyDocument) {
  const listMissing = (a: PolicyDocument, b: PolicyDocument) =>
    a.purges.filter(({ scope, olderThanIso }) =>
      b.purges.every((purge) => purge.scope !== scope || purge.olderThanIso !== olderThanIso),
    );
  return { removed: listMissing(before, after), added: listMissing(after, before) };
}

export function buildChangeSection(changed: readonly ChangedValue[], nowMs: number): Section {
  if (changed.length === 0) return { lines: ['No value changes.'] };
  return {
    table: {
      columns: [longText('policy or source'), text('value'), number('before'), number('after'), text('until')],
      rows: changed.map(({ name, field, before, after, untilIso }) => [
        name,
        field,
        formatPolicyValue(field, before),
        formatPolicyValue(field, after),
        untilIso === null ? '' : formatMoment(Date.parse(untilIso), nowMs),
      ]),
    },
  };
}
