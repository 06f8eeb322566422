import { parsePurgeScope, type PurgeScope } from '~/cache/tuning/policy-document';
import { withPurge } from '../change-policy';
import type { Command } from '../command';
import { applyDocument, changeOptions, readCurrentPolicy, requireReason } from '../current-policy';
import { describeEffect } from '../platform-cache';
import { createRefusal, createUsageProblem } from '../problems';
import { purgeMatches, type PurgeMatches } from '../purge-matches';
import { readSite } from '../stored-copies';

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
    const scope = readPurgeScope(words[0] ?? '');
    const change = { nowMs, by: context.operator, why: requireReason(context) };
    const before = await readCurrentPolicy(admin);
    const next = withPurge(before.document, scope, change);
    const matches = purgeMatches(scope, await readSite(admin));
    const matchLine = formatMatchLine(matches);
    if (!matches.isKnown) throw createRefusal(describeUnknown(scope, matches));
    if (scope === 'everything' || isNearlyEverything(matches)) {
      const line = 'Every page that somebody looks at asks upstream again, all at about the same time.';
      await context.confirm({ title: '', sections: [{ lines: [matchLine, line] }] }, `Purge ${scope}?`);
    }
    const document = await applyDocument(context, 'purge', before, next);
    return {
      report: {
        title: `Purged ${scope} on ${admin.place}.`,
        sections: [
          {
            lines: [
              matchLine,
              'What upstream said before now is served only while upstream fails.',
              ...describeEffect(before.document, document, nowMs),
            ],
          },
        ],
      },
      json: {
        revision: document.revision,
        scope,
        olderThanIso: document.changedAtIso,
        matches: { entries: matches.entries, pages: matches.pages },
      },
    };
  },
};

/** Throws a `CommandProblem` (wrong usage) for other words, and for a page's query, which no purge of pages looks at. */
export function readPurgeScope(word: string): PurgeScope {
  if (!SCOPE.test(word)) {
    throw createUsageProblem(`"${word}" is nothing to purge: say everything, source:NAME, tag:TAG or path:/PREFIX.`);
  }
  const scope = word as PurgeScope;
  const [path = '', query] = scope.split(/[?#]/);
  if (query === undefined || parsePurgeScope(scope).kind !== 'page-path') return scope;
  throw createUsageProblem(`Pages are purged by their path alone: say ${path}.`);
}

/** A purge of more than this share is as hard on upstream as one of everything. */
const NEARLY_EVERYTHING = 0.75;

function isNearlyEverything({ entries, allEntries, pages, allPages }: PurgeMatches): boolean {
  return entries > NEARLY_EVERYTHING * allEntries || pages > NEARLY_EVERYTHING * allPages;
}

function formatMatchLine({ entries, allEntries, pages, allPages }: PurgeMatches): string {
  return `It reaches ${entries} of ${allEntries} stored answers, and ${pages} of ${allPages} pages (those that need at most a sport).`;
}

function describeUnknown(scope: string, { similarTags }: PurgeMatches): string {
  const hint =
    similarTags.length === 0 ? 'explain PATH shows the tags and paths of a page' : `there is ${similarTags.join(', ')}`;
  return `Nothing was purged: ${scope} is no tag or path of any page or stored answer; ${hint}.`;
}
