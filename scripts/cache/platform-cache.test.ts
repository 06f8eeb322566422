import { describe, expect, it } from 'vitest';
import { untuned, type PolicyDocument } from '~/cache/tuning/policy-document';
import type { PlatformPurges } from '~/prewarm/platform-purges';
import { describeEffect, formatFrontLine, bypassFront, buildPlatformPurgeSection } from './platform-cache';
import type { Visit } from './visit';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const purge = { everything: false, tags: ['policy:scores'], pathPrefixes: [] };
const visit: Visit = { status: 200, tookMs: 5, bytes: 9, age: 130, front: 'HIT', parts: [], document: null, waits: {} };

describe('when visitors see a change', () => {
  const describeChange = (changed: Partial<PolicyDocument>) =>
    describeEffect(untuned, { ...untuned, ...changed }, nowMs).join(' ');

  it('a lowered lifetime names what is purged and by when all see it', () => {
    const text = describeChange({ policies: { scores: { freshSeconds: 60 } } });
    expect(text).toMatch(
      /purge tag:policy:scores from the platform's cache in front: .* within two minutes, all within six/,
    );
  });

  it('a raised lifetime purges nothing', () => {
    expect(describeChange({ policies: { scores: { freshSeconds: 600 } } })).toContain('Nothing has to leave');
  });
});

describe("purges of the platform's cache on the board", () => {
  const purges: PlatformPurges = { format: 1, document: untuned, comparedAtMs: nowMs, pending: [] };
  const last = { atMs: nowMs - 60_000, revision: 3, purge } as const;
  const buildSection = (changed: Partial<PlatformPurges>) =>
    buildPlatformPurgeSection({ ...purges, ...changed }, nowMs);

  it('says what was purged last, and for which revision', () => {
    const { tone, lines } = buildSection({ last: { ...last, outcome: 'done' } });
    expect([tone, lines?.join(' ')]).toEqual([
      'good',
      expect.stringMatching(/revision 3: tag:policy:scores purged\.$/),
    ]);
  });

  it('a purge that failed is marked, with the reason', () => {
    const failed = buildSection({ last: { ...last, outcome: 'failed', detail: '971 rate limited' } });
    expect([failed.tone, failed.lines?.[0]]).toEqual(['bad', expect.stringContaining('(971 rate limited)')]);
  });

  it('a purge that no run repeats is marked', () => {
    const pending = [{ ...purge, seenAtMs: nowMs - 600_000 }];
    const stuck = buildSection({ pending, last: { ...last, outcome: 'done', atMs: nowMs - 600_000 } });
    expect([stuck.tone, stuck.lines?.at(-1)]).toEqual(['bad', expect.stringContaining('is its cron running?')]);
  });

  it('says that none was needed', () => {
    expect(buildPlatformPurgeSection(null, nowMs).lines).toEqual(['None was needed yet.']);
  });
});

describe('a visit through the cache in front', () => {
  it.each([
    ['HIT', 'In front: HIT, a copy made 2 min 10 s ago.'],
    ['MISS', 'In front: MISS, answered by the worker.'],
    [null, 'In front: no cache of the platform answered.'],
  ])('with status %s', (front, line) => {
    expect(formatFrontLine({ ...visit, front })).toBe(line);
  });

  it('an isolate is asked under an address that nobody has used', () => {
    const [one, other] = [
      bypassFront('http://x.invalid/scores?final=1'),
      bypassFront('http://x.invalid/scores?final=1'),
    ];
    expect(one).toMatch(/^http:\/\/x\.invalid\/scores\?final=1&past-cache=/);
    expect(one).not.toBe(other);
  });
});
