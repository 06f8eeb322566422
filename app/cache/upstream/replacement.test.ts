import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '~/time-units';
import type { ClaimKind, Entry } from '../source/entry';
import { policies } from '../source/policies';
import type { HostState } from './host-answers';
import { findContradiction, decideReplacement, isOrdinaryClaim, type KnownHostState } from './replacement';

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

describe('a contradiction of the copy at hand', () => {
  const listRowIds = (value: unknown) => value as string[];
  const expired = { fetchedAtMs: nowMs - 7 * 3600 * SECOND_MS };

  it.each<[what: string, held: Entry | undefined, answer: Pick<Entry, 'kind' | 'value'>, ClaimKind | null]>([
    ['is found when the content is now missing', buildCopy(), { kind: 'missing', value: null }, 'missing'],
    ['is found when the answer is now empty', buildCopy(), { kind: 'empty', value: [] }, 'empty'],
    ['is found when most rows are different', buildCopy(), { kind: 'value', value: ['a', 'x', 'y', 'z'] }, 'replaced'],
    ['is not found when half of the rows are left', buildCopy(), { kind: 'value', value: ['a', 'b', 'c'] }, null],
    [
      'is not found when rows were added',
      buildCopy(),
      { kind: 'value', value: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      null,
    ],
    [
      'is not found when all of very few rows are different',
      buildCopy({ value: ['a', 'b'] }),
      { kind: 'value', value: ['x'] },
      null,
    ],
    ['is not found without a copy', undefined, { kind: 'missing', value: null }, null],
    ['is not found when the copy is too old to be served', buildCopy(expired), { kind: 'missing', value: null }, null],
    [
      'is found when an empty copy is now missing',
      buildCopy({ kind: 'empty' }),
      { kind: 'missing', value: null },
      'missing',
    ],
    ['is not found when the copy is empty too', buildCopy({ kind: 'empty' }), { kind: 'empty', value: [] }, null],
    [
      'is not found when the content was missing before',
      buildCopy({ kind: 'missing' }),
      { kind: 'missing', value: null },
      null,
    ],
    [
      'is not found when missing content is back',
      buildCopy({ kind: 'missing' }),
      { kind: 'value', value: ['a'] },
      null,
    ],
  ])('%s', (_, held, answer, expected) => {
    expect(findContradiction(held, answer, { listRowIds }, moment)).toBe(expected);
  });

  it('is not found in lists whose rows turn over regularly', () => {
    expect(findContradiction(buildCopy(), { kind: 'value', value: ['x'] }, {}, moment)).toBeNull();
  });
});

describe('an answer that contradicts a good copy', () => {
  const well: HostState = { contradicting: 1, recent: 12, known: 40 };
  const many: HostState = { contradicting: 4, recent: 12, known: 40 };
  const buildClaim = (secondsAgo: number, kind: ClaimKind = 'missing') => ({
    claim: { kind, sinceMs: nowMs - secondsAgo * SECOND_MS },
  });

  it.each<
    [
      what: string,
      held: Partial<Entry>,
      isOrdinary: boolean,
      host: KnownHostState | undefined,
      becomes: 'replace' | RegExp,
    ]
  >([
    ['is held when it is the first such answer', {}, false, well, /^to be confirmed in 120 s$/],
    ['is held until the confirm time has passed', buildClaim(119), false, well, /^to be confirmed in 1 s$/],
    ['replaces the copy when a later answer repeats it', buildClaim(120), false, well, 'replace'],
    ['is held when the first contradiction was of another kind', buildClaim(300, 'empty'), false, well, /in 120 s/],
    [
      'is held when the copy was confirmed in between',
      { ...buildClaim(300), fetchedAtMs: nowMs - 1 },
      false,
      well,
      /in 120 s/,
    ],
    [
      'is held while many sources of the host turn at once',
      buildClaim(300),
      false,
      many,
      /^4 sources turned empty within 5 min/,
    ],
    ['is held when the state of the host is unknown', buildClaim(300), false, 'unknown', /^nobody could say/],
    ['replaces the copy when its host is not watched', buildClaim(120), false, undefined, 'replace'],
    ['replaces the copy at once when that is ordinary', {}, true, well, 'replace'],
    ['is held even if ordinary while many sources turn at once', {}, true, many, /^4 sources turned/],
  ])('%s', (_, held, isOrdinary, host, becomes) => {
    const replacement = decideReplacement(buildCopy(held), 'missing', isOrdinary, host, moment);
    if (becomes === 'replace') expect(replacement).toEqual({ kind: 'replace' });
    else expect(replacement).toMatchObject({ kind: 'hold', why: expect.stringMatching(becomes) as string });
  });

  it('is remembered with the time of the first contradiction', () => {
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

  it('is ordinary only when it is empty and the source declares that ordinary', () => {
    const source = { ordinarilyEmpty: 'alerts come and go' };
    expect([
      isOrdinaryClaim('empty', source),
      isOrdinaryClaim('missing', source),
      isOrdinaryClaim('empty', {}),
    ]).toEqual([true, false, false]);
  });
});
