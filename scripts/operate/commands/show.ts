import { policies, type FreshnessPolicy, type PolicyName } from '~/cache/source/policies';
import { BUDGET_FIELDS, POLICY_FIELDS, type Override, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget, computeEffectivePolicy, findOverride } from '~/cache/tuning/tuning';
import { formatCalls, type CallBudget } from '~/cache/upstream/call-budget';
import { sources } from '~/upstream/registry';
import type { Command } from '../command';
import { readCurrentPolicy } from '../current-policy';
import { formatMoment } from '../durations';
import { formatPolicyValue } from '../policy-values';
import { longText, number, text, type Section } from '../report';

/** Under the names that `set` takes. */
const VALUE_COLUMNS = POLICY_FIELDS.map(number);

export const showCommand: Command = {
  name: 'show',
  summary: 'the policies in force; what was changed is marked with *',
  usage: '[--sources]',
  words: [0, 0],
  options: { sources: { type: 'boolean', help: 'every source with the policy that it follows' } },
  examples: ['show', 'show --sources'],
  run: async ({ admin, options, nowMs }) => {
    const { document } = await readCurrentPolicy(admin);
    const { UPSTREAM_CALLS_PER_SECOND } = await admin.readEnvironment();
    const budget = computeEffectiveBudget(document, UPSTREAM_CALLS_PER_SECOND, nowMs);
    const overrides = listOverrides(document, nowMs);
    const { revision, changedBy, changedAtIso, why } = document;
    const changedLine =
      revision === 0
        ? 'Nothing was changed yet: all values are as built.'
        : `Revision ${revision} by ${changedBy}, ${formatMoment(Date.parse(changedAtIso), nowMs)}: ${why}`;
    return {
      report: {
        title: `Policies in force on ${admin.place}.`,
        sections: [
          { lines: [changedLine] },
          options.sources === true ? buildSourcesSection(document, nowMs) : buildPoliciesSection(document, nowMs),
          { title: 'Budget of each upstream host', lines: [`${formatBudget(budget)}.`] },
          ...buildOverrideSections(overrides, nowMs),
          ...buildPurgeMarksSection(document, nowMs),
        ],
      },
      json: {
        document: revision === 0 ? null : document,
        budget,
        policies: Object.fromEntries(
          policyNames.map((policy) => [policy, computeEffectivePolicy(document, { policy }, nowMs)]),
        ),
        sources: Object.fromEntries(
          sources.map(({ name, policy }) => [
            name,
            { policy, ...computeEffectivePolicy(document, { source: name, policy }, nowMs) },
          ]),
        ),
      },
    };
  },
};

const policyNames = Object.keys(policies) as PolicyName[];

function buildPoliciesSection(document: PolicyDocument, nowMs: number): Section {
  const rows = policyNames.map((policy) => [
    policy,
    ...formatValues(
      computeEffectivePolicy(document, { policy }, nowMs),
      findOverride(document.policies, policy, nowMs),
    ),
  ]);
  return { table: { columns: [text('policy'), ...VALUE_COLUMNS], rows } };
}

function buildSourcesSection(document: PolicyDocument, nowMs: number): Section {
  const rows = [...sources]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, policy }) => {
      const changed = {
        ...findOverride(document.policies, policy, nowMs),
        ...findOverride(document.sources, name, nowMs),
      };
      return [
        name,
        policy,
        ...formatValues(computeEffectivePolicy(document, { source: name, policy }, nowMs), changed),
      ];
    });
  return { table: { columns: [text('source'), text('policy'), ...VALUE_COLUMNS], rows } };
}

function formatValues(policy: FreshnessPolicy, override: Override | undefined): string[] {
  return POLICY_FIELDS.map(
    (field) => `${formatPolicyValue(field, policy[field])}${override?.[field] === undefined ? '' : ' *'}`,
  );
}

/** `20 calls a second, 60 at once` */
export function formatBudget({ callsPerSecond, burstCalls }: CallBudget): string {
  return `${formatCalls(callsPerSecond)} a second, ${burstCalls} at once`;
}

/** Overrides that have not ended, policies first. */
export function listOverrides(document: PolicyDocument, nowMs: number) {
  return [document.policies, document.sources, document.budgets ?? {}].flatMap((overrides) =>
    Object.keys(overrides).flatMap((name) => {
      const override = findOverride(overrides, name, nowMs);
      return override === undefined ? [] : [{ name, override }];
    }),
  );
}

export function buildOverrideSections(overrides: ReturnType<typeof listOverrides>, nowMs: number): Section[] {
  if (overrides.length === 0) return [];
  const rows = overrides.map(({ name, override }) => [
    name,
    [...POLICY_FIELDS, ...BUDGET_FIELDS]
      .filter((field) => override[field] !== undefined)
      .map((field) => `${field} ${formatPolicyValue(field, override[field] ?? 0)}`)
      .join(', '),
    override.untilIso === undefined ? 'until unset' : formatMoment(Date.parse(override.untilIso), nowMs),
  ]);
  const columns = [text('name'), longText('value'), text('ends')];
  return [{ title: 'Overrides in force', table: { columns, rows } }];
}

export function buildPurgeMarksSection({ purges }: PolicyDocument, nowMs: number): Section[] {
  if (purges.length === 0) return [];
  const rows = purges.map(({ scope, olderThanIso }) => [scope, formatMoment(Date.parse(olderThanIso), nowMs)]);
  const columns = [text('what'), text('asked for again since')];
  return [{ title: 'Purges', table: { columns, rows } }];
}
