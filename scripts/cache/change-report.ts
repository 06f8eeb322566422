import type { policies, FreshnessPolicy } from '~/cache/policies';
import { POLICY_FIELDS, type Override, type PolicyDocument } from '~/cache/tuning/policy-document';
import { effectivePolicy, overrideIn } from '~/cache/tuning/tuning';
import { findSource } from '~/upstream/registry';
import { momentText } from './durations';
import { policyValueText } from './policy-values';
import type { Section } from './report';

/** One value that differs between two documents at a moment. */
export interface ChangedValue {
  /** Policy or source. */
  readonly name: string;
  readonly field: keyof FreshnessPolicy;
  readonly before: number;
  readonly after: number;
  readonly untilIso: string | null;
}

/** Every overridden value that differs between two documents. */
export function changedValues(before: PolicyDocument, after: PolicyDocument, nowMs: number): ChangedValue[] {
  const names = (of: (document: PolicyDocument) => Readonly<Record<string, Override>>) =>
    [...new Set([...Object.keys(of(before)), ...Object.keys(of(after))])].sort();
  const rows = (
    name: string,
    valuesIn: (document: PolicyDocument) => FreshnessPolicy,
    override: Override | undefined,
  ) =>
    POLICY_FIELDS.flatMap((field): ChangedValue[] => {
      const [old, now] = [valuesIn(before)[field], valuesIn(after)[field]];
      const untilIso = override?.[field] === undefined ? null : (override.untilIso ?? null);
      return old === now ? [] : [{ name, field, before: old, after: now, untilIso }];
    });
  const ofPolicies = names((document) => document.policies).flatMap((name) => {
    const policy = name as keyof typeof policies;
    return rows(name, (document) => effectivePolicy(document, { policy }, nowMs), after.policies[name]);
  });
  const ofSources = names((document) => document.sources).flatMap((source) => {
    const policy = findSource(source)?.policy;
    if (policy === undefined) return [];
    const values = (document: PolicyDocument) => effectivePolicy(document, { source, policy }, nowMs);
    return rows(source, values, overrideIn(after.sources, source, nowMs));
  });
  return [...ofPolicies, ...ofSources];
}

/** Purges that only one of two documents has, as text. */
export function purgeLines(before: PolicyDocument, after: PolicyDocument): string[] {
  const marks = ({ purges }: PolicyDocument) => purges.map(({ scope, olderThanIso }) => `${scope} of ${olderThanIso}`);
  const [old, now] = [marks(before), marks(after)];
  return [
    ...old.filter((mark) => !now.includes(mark)).map((mark) => `The purge ${mark} is taken back.`),
    ...now.filter((mark) => !old.includes(mark)).map((mark) => `The purge ${mark} is current again.`),
  ];
}

export function changeSection(changed: readonly ChangedValue[], nowMs: number): Section {
  if (changed.length === 0) return { lines: ['No value changes.'] };
  return {
    table: {
      columns: [
        { title: 'policy or source', flexible: true },
        { title: 'value' },
        { title: 'before', align: 'right' },
        { title: 'after', align: 'right' },
        { title: 'until' },
      ],
      rows: changed.map(({ name, field, before, after, untilIso }) => [
        name,
        field,
        policyValueText(field, before),
        policyValueText(field, after),
        untilIso === null ? '' : momentText(Date.parse(untilIso), nowMs),
      ]),
    },
  };
}
