import { isRefusal, parsePolicyDocument, untuned, type PolicyDocument } from '~/cache/tuning/policy-document';
import { listChangedValues } from '../change-report';
import { readTextOption, type Command } from '../command';
import { knownNames, readHistory } from '../current-policy';
import { formatMoment } from '../durations';
import type { PolicyChange } from '../policy-history';
import { formatPolicyValue } from '../policy-values';
import { createUsageProblem } from '../problems';

export const historyCommand: Command = {
  name: 'history',
  summary: 'who changed what, when and why',
  usage: '[--last N]',
  words: [0, 0],
  options: { last: { type: 'string', value: 'N', help: 'how many changes; 20 otherwise' } },
  examples: ['history', 'history --last 5 --json'],
  run: async ({ admin, options, nowMs }) => {
    const last = Number(readTextOption(options, 'last') ?? '20');
    if (!Number.isInteger(last) || last < 1) throw createUsageProblem('--last takes a whole number from 1.');
    const { UPSTREAM_CALLS_PER_SECOND } = await admin.readEnvironment();
    const changes = (await readHistory(admin)).slice(-last).toReversed();
    const rows = changes.map(({ atIso, by, action, why, before, after }) => [
      formatMoment(Date.parse(atIso), nowMs),
      by,
      action,
      describeChange(action, before, after, Date.parse(atIso), UPSTREAM_CALLS_PER_SECOND),
      why,
    ]);
    const columns = [
      { title: 'when' },
      { title: 'who' },
      { title: 'did' },
      { title: 'what', flexible: true },
      { title: 'why', flexible: true },
    ] as const;
    return {
      report: {
        title: `Changes of the policies on ${admin.place}, newest first.`,
        sections: [rows.length === 0 ? { lines: ['Nothing was changed yet.'] } : { table: { columns, rows } }],
      },
      json: changes,
    };
  },
};

/** A change in words: values before and after, and purges that were made, taken back or restored. */
export function describeChange(
  action: PolicyChange['action'],
  before: string | null,
  after: string | null,
  atMs: number,
  callsPerSecond: number,
): string {
  const documents = [before, after].map((text) => (text === null ? untuned : parsePolicyDocument(text, knownNames)));
  const [from = untuned, to = untuned] = documents;
  if (isRefusal(from) || isRefusal(to)) return 'a document that is not valid';
  const values = listChangedValues(from, to, atMs, callsPerSecond).map(
    ({ name, field, before: old, after: now }) =>
      `${name}.${field} ${formatPolicyValue(field, old)} to ${formatPolicyValue(field, now)}`,
  );
  return [...values, ...listPurgesBetween(action, from, to)].join(', ') || 'no current value';
}

function listPurgesBetween(action: PolicyChange['action'], from: PolicyDocument, to: PolicyDocument): string[] {
  const without = (one: PolicyDocument, other: PolicyDocument) =>
    one.purges.filter(({ scope, olderThanIso }) =>
      other.purges.every((purge) => purge.scope !== scope || purge.olderThanIso !== olderThanIso),
    );
  const added = without(to, from).map(({ scope }) => scope);
  // Other changes drop purges that are over, or that a later one covers.
  if (action !== 'rollback') return added.map((scope) => `purge of ${scope}`);
  const removed = without(from, to).map(({ scope }) => `purge of ${scope} taken back`);
  return [...removed, ...added.map((scope) => `purge of ${scope} current again`)];
}
