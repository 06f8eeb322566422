import { isRefusal, POLICY_KEY, defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import { listChangedValues, buildChangeSection, comparePurges } from '../change-report';
import { readTextOption, type Command } from '../command';
import {
  applyChanges,
  changeOptions,
  findChangeToRollBack,
  parseStoredPolicy,
  readHistory,
  type PolicyChange,
} from '../current-policy';
import { formatMoment } from '../durations';
import { describeEffect } from '../platform-cache';
import { createRefusal } from '../problems';

export const rollbackCommand: Command = {
  name: 'rollback',
  summary: 'take the last change back: the text before it, byte for byte',
  usage: '[--why "…"]',
  words: [0, 0],
  options: changeOptions,
  examples: ['rollback', 'rollback --why "upstream cannot take it" --yes'],
  run: async (context) => {
    const { admin, nowMs, operator, options } = context;
    const history = await readHistory(admin);
    const present = await admin.get(POLICY_KEY);
    const foreign = findForeignChange(history, present, nowMs);
    const change = foreign ?? findChangeToRollBack(history);
    if (change === undefined) throw createRefusal('There is no change to take back.');
    const restored = change.before;
    const why = readTextOption(options, 'why') ?? `takes back: ${change.why}`;
    const documents = [readPolicyDocument(present), readPolicyDocument(restored)] as const;
    const { UPSTREAM_CALLS_PER_SECOND } = await admin.readEnvironment();
    const changed = listChangedValues(...documents, nowMs, UPSTREAM_CALLS_PER_SECOND);
    const { removed, added } = comparePurges(...documents);
    const purges = [
      ...removed.map(({ scope, olderThanIso }) => `The purge ${scope} of ${olderThanIso} is taken back.`),
      ...added.map(({ scope, olderThanIso }) => `The purge ${scope} of ${olderThanIso} is current again.`),
    ];
    const what = `Takes back the ${change.action} of ${change.by}, ${formatMoment(Date.parse(change.atIso), nowMs)}: ${change.why}`;
    const values = changed.length === 0 && purges.length > 0 ? [] : [buildChangeSection(changed, nowMs)];
    const about = [{ lines: [what, ...purges] }, ...values];
    await context.confirm({ title: '', sections: about }, 'Roll back?');
    const done: PolicyChange = {
      atIso: new Date(nowMs).toISOString(),
      by: operator,
      why,
      action: 'rollback',
      before: present,
      after: restored,
    };
    await applyChanges(admin, foreign === undefined ? [done] : [foreign, done], present);
    return {
      report: {
        title: `Rolled back on ${admin.place}.`,
        sections: [...about, { lines: describeEffect(...documents, nowMs) }],
      },
      json: { tookBack: { action: change.action, by: change.by, atIso: change.atIso, why: change.why }, changed },
    };
  },
};

/** A document that this command did not write, as a change from the last known document. */
function findForeignChange(
  history: readonly PolicyChange[],
  present: string | null,
  nowMs: number,
): PolicyChange | undefined {
  const before = history.at(-1)?.after ?? null;
  if (present === before) return undefined;
  const atIso = new Date(nowMs).toISOString();
  return { atIso, by: 'unknown', why: 'written by other means', action: 'set', before, after: present };
}

/** The document for comparison; an invalid text counts as no overrides. */
function readPolicyDocument(text: string | null): PolicyDocument {
  const document = parseStoredPolicy(text);
  return isRefusal(document) ? defaultPolicyDocument : document;
}
