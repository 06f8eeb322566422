import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '~/time-units';
import type { ClaimKind, Entry } from './entry';
import type { HostState } from './host-answers';
import { policies } from './policies';
import { findContradiction, decideReplacement, isOrdinaryClaim, type HostWord } from './replacement';

const nowMs = 10_000_000;
const policy = { ...policies.scores, confirmSeconds: 120 };
const moment = { policy, nowMs };

function buildCopy(facts: Partial<Entry> = {}): Entry {
  return {
    kind: 'value',
    value: ['a', 'b', 'c', 'd', 'e', 'f'],
    fetchedAtMs: nowMs - 400 * SECOND_MS,
    changedAtMs: 0,
    upstreamMs: 0,
    validators: {},
    receivedRows: 6,
    droppedRows: 0,
    bytes: 1,
    ...facts,
  };
}

describe('an answer contradicts the copy at hand', () => {
  const listRowIds = (value: unknown) => value as string[];
  const expired = { fetchedAtMs: nowMs - 7 * 3600 * SECOND_MS };

  it.each<[what: string, held: Entry | undefined, answer: Pick<Entry, 'kind' | 'value'>, ClaimKind | null]>([
    ['there is no such thing any more', buildCopy(), { kind: 'missing', value: null }, 'missing'],
    ['there is nothing in it any more', buildCopy(), { kind: 'empty', value: [] }, 'empty'],
    ['most rows are others', buildCopy(), { kind: 'value', value: ['a', 'x', 'y', 'z'] }, 'replaced'],
    ['half of the rows are left', buildCopy(), { kind: 'value', value: ['a', 'b', 'c'] }, null],
    ['rows were added', buildCopy(), { kind: 'value', value: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, null],
    ['all of very few rows are others', buildCopy({ value: ['a', 'b'] }), { kind: 'value', value: ['x'] }, null],
    ['there is no copy', undefined, { kind: 'missing', value: null }, null],
    ['the copy may not be served any more', buildCopy(expired), { kind: 'missing', value: null }, null],
    [
      'the copy holds nothing, and there is no such thing',
      buildCopy({ kind: 'empty' }),
      { kind: 'missing', value: null },
      'missing',
    ],
    ['the copy holds nothing either', buildCopy({ kind: 'empty' }), { kind: 'empty', value: [] }, null],
    ['there is no such thing, as before', buildCopy({ kind: 'missing' }), { kind: 'missing', value: null }, null],
    ['there is something again', buildCopy({ kind: 'missing' }), { kind: 'value', value: ['a'] }, null],
  ])('%s', (_, held, answer, expected) => {
    expect(findContradiction(held, answer, { listRowIds }, moment)).toBe(expected);
  });

  it('rows of a list that turns over are not compared', () => {
    expect(findContradiction(buildCopy(), { kind: 'value', value: ['x'] }, {}, moment)).toBeNull();
  });
});

describe('an answer that contradicts a good copy', () => {
  const well: HostState = { turned: 1, heard: 12, known: 40 };
  const many: HostState = { turned: 4, heard: 12, known: 40 };
  const buildClaim = (secondsAgo: number, kind: ClaimKind = 'missing') => ({
    claim: { kind, sinceMs: nowMs - secondsAgo * SECOND_MS },
  });

  it.each<
    [what: string, held: Partial<Entry>, isOrdinary: boolean, host: HostWord | undefined, becomes: 'replace' | RegExp]
  >([
    ['is held when nobody said so before', {}, false, well, /^to be confirmed in 120 s$/],
    ['is held while the first word is young', buildClaim(119), false, well, /^to be confirmed in 1 s$/],
    ['takes its place after the second word', buildClaim(120), false, well, 'replace'],
    ['is held when the first word was another', buildClaim(300, 'empty'), false, well, /in 120 s/],
    [
      'is held when the copy was confirmed since',
      { ...buildClaim(300), fetchedAtMs: nowMs - 1 },
      false,
      well,
      /in 120 s/,
    ],
    [
      'is held while many sources of the host say so',
      buildClaim(300),
      false,
      many,
      /^4 sources turned empty within 5 min/,
    ],
    ['is held when nobody knows about the host', buildClaim(300), false, 'silent', /^nobody could say/],
    ['takes its place when it comes from no watched host', buildClaim(120), false, undefined, 'replace'],
    ['takes its place at once where that is ordinary', {}, true, well, 'replace'],
    ['is held all the same while many say so', {}, true, many, /^4 sources turned/],
  ])('%s', (_, held, isOrdinary, host, becomes) => {
    const replacement = decideReplacement(buildCopy(held), 'missing', isOrdinary, host, moment);
    if (becomes === 'replace') expect(replacement).toEqual({ kind: 'replace' });
    else expect(replacement).toMatchObject({ kind: 'hold', why: expect.stringMatching(becomes) as string });
  });

  it('is remembered with the moment of the first word', () => {
    const findSince = (held: Partial<Entry>) => {
      const replacement = decideReplacement(buildCopy(held), 'missing', false, well, moment);
      return replacement.kind === 'hold' ? replacement.claim.sinceMs : null;
    };
    expect([findSince({}), findSince(buildClaim(60)), findSince(buildClaim(60, 'empty'))]).toEqual([
      nowMs,
      nowMs - 60 * SECOND_MS,
      nowMs,
    ]);
  });

  it('is ordinary only when it holds nothing, and the source says why', () => {
    const source = { ordinarilyEmpty: 'alerts come and go' };
    expect([
      isOrdinaryClaim('empty', source),
      isOrdinaryClaim('missing', source),
      isOrdinaryClaim('empty', {}),
    ]).toEqual([true, false, false]);
  });
});
