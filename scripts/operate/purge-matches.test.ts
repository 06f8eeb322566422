import { describe, expect, it } from 'vitest';
import type { PurgeScope } from '~/cache/tuning/policy-document';
import type { StoredCopy } from '~/operations/stored-copies';
import { buildTestRequest } from '~/page/page-request.fixture';
import { purgeMatches } from './purge-matches';

const { environment, clock } = buildTestRequest('/');

function copy(source: string, path: string, tags?: readonly string[]): StoredCopy {
  const facts = { kind: 'value', fetchedAtMs: 1, changedAtMs: 1, upstreamMs: 1, receivedRows: 1 } as const;
  return { key: path, source, path, metadata: { ...facts, droppedRows: 0, bytes: 1, ...(tags && { tags }) } };
}

const copies = new Map(
  [
    copy('maxpreps.day', '/v1/maxpreps?GameDate=10/11/2025'),
    copy('maxpreps.day', '/v1/maxpreps?GameDate=10/4/2025', ['games', 'games-2025-10-04']),
    copy('news.recent', '/v1/news?recent=Y'),
    copy('sports.facts', '/v1/sports/boys-golf', ['sport-boys-golf']),
  ].map((source) => [`${source.source}:${source.path}`, source]),
);
const matches = (scope: PurgeScope) => purgeMatches(scope, { copies, environment, clock });

describe('the matches of a purge', () => {
  it.each([
    ['everything', 4],
    ['source:maxpreps.day', 2],
    ['tag:games', 2],
    ['tag:games-2025-10-04', 1],
    ['tag:policy:scores', 2],
    ['tag:sport-boys-golf', 1],
    ['path:/v1/maxpreps', 2],
    ['path:/scores', 1],
  ] as const)('of %s are %i stored answers', (scope, entries) => {
    expect(matches(scope)).toMatchObject({ entries, allEntries: 4, isKnown: true });
  });

  it('include the pages that read a source or lie under a path', () => {
    const { allPages } = matches('everything');
    expect(matches('everything').pages).toBe(allPages);
    const scores = matches('source:maxpreps.day').pages;
    expect(scores).toBeGreaterThan(0);
    expect(scores).toBeLessThan(allPages / 2);
    expect(matches('path:/sports/boys-golf').pages).toBeGreaterThan(3);
    expect(matches('path:/').pages).toBe(allPages);
  });

  it.each(['tag:golff', 'path:/v1/nowhere', 'path:/nowhere/at/all/here'] as const)('are unknown for %s', (scope) => {
    expect(matches(scope)).toMatchObject({ entries: 0, pages: 0, isKnown: false });
  });

  it('suggest similar tags for a mistyped one', () => {
    expect(matches('tag:golff').similarTags).toContain('golf');
  });

  it('recognize a source without stored copies', () => {
    expect(matches('source:winner-reports.site')).toMatchObject({ entries: 0, isKnown: true });
  });
});
