import { isRefusal, type PolicyDocument } from '~/cache/tuning/policy-document';
import { comparePurges, listChangedValues } from '../change-report';
import { readCountOption, type Command } from '../command';
import { parseStoredPolicy, readHistory, type PolicyChange } from '../current-policy';
import { formatMoment } from '../durations';
import { formatPolicyValue } from '../policy-values';
import { longText, text } from '../report';

export const historyCommand: Command = {
  name: 'history',
  summary: 'who changed what, when and why',
  usage: '[--last N]',
  words: [0, 0],
  options: { last: { type: 'string', value: 'N', help: 'how many changes; 20 otherwise' } },
  examples: ['history', 'history --last 5 --json'],
  run: async ({ admin, options, nowMs }) => {
    const last = readCountOption(options, 'last', 20);
    const { UPSTREAM_CALLS_PER_SECOND } = await admin.readEnvironment();
    const changes = (await readHistory(admin)).slice(-last).toReversed();
    const rows = changes.map(({ atIso, by, action, why, before, after }) => [
      formatMoment(Date.parse(atIso), nowMs),
      by,
      action,
      describeChange(action, before, after, Date.parse(atIso), UPSTREAM_CALLS_PER_SECOND),
      why,
    ]);
    const columns = [text('when'), text('who'), text('did'), longText('what'), longText('why')];
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
  const [from, to] = [parseStoredPolicy(before), parseStoredPolicy(after)];
  if (isRefusal(from) || isRefusal(to)) return 'a document that is not valid';
  const values = listChangedValues(from, to, atMs, callsPerSecond).map(
    ({ name, field, before: old, after: now }) =>
      `${name}.${field} ${formatPolicyValue(field, old)} to ${formatPolicyValue(field, now)}`,
  );
  return [...values, ...listPurgesBetween(action, from, to)].join(', ') || 'no current value';
}

function listPurgesBetween(action: PolicyChange['action'], from: PolicyDocument, to: PolicyDocument): string[] {
  const { removed, added } = comparePurges(from, to);
  // Other changes drop purges that are over, or that a later one covers.
  if (action !== 'rollback') return added.map(({ scope }) => `purge of ${scope}`);
  return [
    ...removed.map(({ scope }) => `purge of ${scope} taken back`),
    ...added.map(({ scope }) => `purge of ${scope} current again`),
  ];
}
