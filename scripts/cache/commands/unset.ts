import type { PolicyDocument } from '~/cache/tuning/policy-document';
import { removeOverride } from '../change-policy';
import { listChangedValues, buildChangeSection } from '../change-report';
import type { Command } from '../command';
import { requireValid, knownNames, readCurrentPolicy } from '../current-policy';
import { describeEffect } from '../platform-cache';
import { createUsageProblem } from '../problems';
import { findTarget, readField, readTarget } from '../targets';
import { changeOptions, applyDocument, requireReason } from './change-options';
import { confirmForecast } from './set';

export const unsetCommand: Command = {
  name: 'unset',
  summary: 'go back to the value that was built in',
  usage: 'NAME[.FIELD]… | --all  --why "…"',
  words: [0, 40],
  options: { all: { type: 'boolean', help: 'take back every override; purges stay' }, ...changeOptions },
  examples: ['unset scores.freshSeconds --why "finals are over"', 'unset --all --why "season is over"'],
  run: async (context) => {
    const { admin, words, options, nowMs } = context;
    if (words.length > 0 === (options.all === true)) throw createUsageProblem('Say what to unset: names, or --all.');
    const change = { nowMs, by: context.operator, why: requireReason(context) };
    const before = await readCurrentPolicy(admin);
    const { policies, sources, budgets = {} } = before.document;
    const names = words.length > 0 ? words : [policies, sources, budgets].flatMap(Object.keys);
    if (names.length === 0) throw createUsageProblem('Nothing is overridden.');
    const next = names.reduce<PolicyDocument>((document, word) => {
      const whole = findTarget(word);
      const dot = word.lastIndexOf('.');
      const target = whole ?? readTarget(word.slice(0, Math.max(0, dot)), word);
      const field = whole === undefined ? readField(target, word.slice(dot + 1), word) : undefined;
      return requireValid(removeOverride(document, target, field, change, knownNames));
    }, before.document);
    const foreseen = await confirmForecast(context, before.document, next);
    const document = await applyDocument(context, 'unset', before, next);
    const { UPSTREAM_CALLS_PER_SECOND } = await admin.readEnvironment();
    const changed = listChangedValues(before.document, document, nowMs, UPSTREAM_CALLS_PER_SECOND);
    return {
      report: {
        title: `Unset on ${admin.place}.`,
        sections: [
          buildChangeSection(changed, nowMs),
          foreseen,
          { lines: describeEffect(before.document, document, nowMs) },
        ],
      },
      json: { revision: document.revision, changed },
    };
  },
};
