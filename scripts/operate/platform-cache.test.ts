import { describe, expect, it } from 'vitest';
import { defaultPolicyDocument, type PolicyDocument } from '~/cache/tuning/policy-document';
import type { PlatformPurges } from '~/prewarm/platform-purges';
import { describeEffect, formatFrontLine, bypassFront, buildPlatformPurgeSection } from './platform-cache';
import type { Visit } from './visit';

const nowMs = Date.parse('2025-10-11T18:00:00Z');
const purge = { everything: false, tags: ['policy:scores'], pathPrefixes: [] };
const visit: Visit = { status: 200, tookMs: 5, bytes: 9, age: 130, front: 'HIT', parts: [], document: null, waits: {} };

describe('the effect of a policy change', () => {
  const describeChange = (changed: Partial<PolicyDocument>) =>
    describeEffect(defaultPolicyDocument, { ...defaultPolicyDocument, ...changed }, nowMs).join(' ');

  it('with a lowered lifetime names the purge and when all visitors see it', () => {
    const text = describeChange({ policies: { scores: { freshSeconds: 60 } } });
    expect(text).toMatch(
      /purge tag:policy:scores from the platform's cache in front: .* within two minutes, all within six/,
    );
  });

  it('with a raised lifetime purges nothing', () => {
    expect(describeChange({ policies: { scores: { freshSeconds: 600 } } })).toContain('Nothing has to leave');
  });
});

describe('platform purges on the operations board', () => {
  const purges: PlatformPurges = { format: 1, document: defaultPolicyDocument, comparedAtMs: nowMs, pending: [] };
  const last = { atMs: nowMs - 60_000, revision: 3, purge } as const;
  const buildSection = (changed: Partial<PlatformPurges>) =>
    buildPlatformPurgeSection({ ...purges, ...changed }, nowMs);

  it('show the last purge and its revision', () => {
    const { lines } = buildSection({ last: { ...last, outcome: 'done' } });
    expect(lines?.join(' ')).toMatch(/revision 3: tag:policy:scores purged\.$/);
  });

  it('name the reason of a failed purge', () => {
    const failed = buildSection({ last: { ...last, outcome: 'failed', detail: '971 rate limited' } });
    expect(failed.lines?.[0]).toContain('(971 rate limited)');
  });

  it('name a pending purge that no run repeats', () => {
    const pending = [{ ...purge, seenAtMs: nowMs - 600_000 }];
    const stuck = buildSection({ pending, last: { ...last, outcome: 'done', atMs: nowMs - 600_000 } });
    expect(stuck.lines?.at(-1)).toContain('is its cron running?');
  });

  it('show that none was needed', () => {
    expect(buildPlatformPurgeSection(null, nowMs).lines).toEqual(['None was needed yet.']);
  });
});

describe('a visit through the front cache', () => {
  it.each([
    ['HIT', 'In front: HIT, a copy made 2 min 10 s ago.'],
    ['MISS', 'In front: MISS, answered by the worker.'],
    [null, 'In front: no cache of the platform answered.'],
  ])('describes the front status %s', (front, line) => {
    expect(formatFrontLine({ ...visit, front })).toBe(line);
  });

  it('bypasses it with a unique address', () => {
    const [a, b] = [bypassFront('http://x.invalid/scores?final=1'), bypassFront('http://x.invalid/scores?final=1')];
    expect(a).toMatch(/^http:\/\/x\.invalid\/scores\?final=1&past-cache=/);
    expect(a).not.toBe(b);
  });
});
