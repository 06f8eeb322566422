import type { PurgeScope } from '~/cache/tuning/policy-document';
import { withPurge } from '../change-policy';
import type { Command } from '../command';
import { requireValid, knownNames, readCurrentPolicy } from '../current-policy';
import { effectLines } from '../platform-cache';
import { wrongUsage } from '../problems';
import { changeOptions, applyDocument, requireReason } from './change-options';

const SCOPE = /^(?:everything$|source:.|tag:.|path:\/)/;

export const purgeCommand: Command = {
  name: 'purge',
  summary: 'have everything, a source, a tag or a path asked for again',
  usage: 'everything|source:NAME|tag:TAG|path:/PREFIX --why "…"',
  words: [1, 1],
  options: changeOptions,
  examples: [
    'purge source:golf.individual-leaders --why "wrong card was published"',
    'purge tag:sport-boys-soccer --why "corrected results"',
    'purge path:/v1/maxpreps --why "feed was repaired"',
    'purge everything --why "upstream restored a backup"',
  ],
  run: async (context) => {
    const { admin, nowMs, words } = context;
    const scope = words[0] ?? '';
    if (!SCOPE.test(scope)) {
      throw wrongUsage(`"${scope}" is nothing to purge: say everything, source:NAME, tag:TAG or path:/PREFIX.`);
    }
    const change = { nowMs, by: context.operator, why: requireReason(context) };
    const before = await readCurrentPolicy(admin);
    const next = requireValid(withPurge(before.document, scope as PurgeScope, change, knownNames));
    if (scope === 'everything') {
      const line = 'Every page that somebody looks at asks upstream again, all at about the same time.';
      await context.confirm({ title: '', sections: [{ lines: [line] }] }, 'Purge everything?');
    }
    const document = await applyDocument(context, 'purge', before, next);
    return {
      report: {
        title: `Purged ${scope} on ${admin.place}.`,
        sections: [
          {
            lines: [
              'What upstream said before now stands in only while upstream fails.',
              ...effectLines(before.document, document, nowMs),
            ],
          },
        ],
      },
      json: { revision: document.revision, scope, olderThanIso: document.changedAtIso },
    };
  },
};
