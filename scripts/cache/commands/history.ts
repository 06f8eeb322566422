import { isRefusal, parsePolicyDocument, untuned } from '~/cache/tuning/policy-document';
import { changedValues } from '../change-report';
import { textOption, type Command } from '../command';
import { knownNames, readHistory } from '../current-policy';
import { durationText, momentText } from '../durations';
import { wrongUsage } from '../problems';

export const historyCommand: Command = {
  name: 'history',
  summary: 'who changed what, when and why',
  usage: '[--last N]',
  words: [0, 0],
  options: { last: { type: 'string', value: 'N', help: 'how many changes; 20 otherwise' } },
  examples: ['history', 'history --last 5 --json'],
  run: async ({ admin, options, nowMs }) => {
    const last = Number(textOption(options, 'last') ?? '20');
    if (!Number.isInteger(last) || last < 1) throw wrongUsage('--last takes a whole number from 1.');
    const changes = (await readHistory(admin)).slice(-last).toReversed();
    const rows = changes.map(({ atIso, by, action, why, before, after }) => [
      momentText(Date.parse(atIso), nowMs),
      by,
      action,
      whatChanged(before, after, Date.parse(atIso)),
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

function whatChanged(before: string | null, after: string | null, atMs: number): string {
  const documents = [before, after].map((text) => (text === null ? untuned : parsePolicyDocument(text, knownNames)));
  const [from = untuned, to = untuned] = documents;
  if (isRefusal(from) || isRefusal(to)) return 'a document that is not valid';
  const values = changedValues(from, to, atMs).map(
    ({ name, field, before: old, after: now }) => `${name}.${field} ${durationText(old)} to ${durationText(now)}`,
  );
  const marks = to.purges.filter(({ olderThanIso }) => olderThanIso === to.changedAtIso && to !== from);
  return [...values, ...marks.map(({ scope }) => scope)].join(', ') || 'no value in force';
}
