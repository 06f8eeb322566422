import { describe, expect, it } from 'vitest';
import { findLiveFile } from '~/blocks/live/live-files';
import type { GoodAnswer, SourceAnswer } from '~/cache/source/answer';
import type { LiveRow } from '~/cache/source/live-rows';
import { createContentClock } from '~/models/dates/content-clock';
import { buildLiveGame } from '~/models/games/game.fixture';
import { isAcceptedValue } from '~/page/accepted-values';
import { listDependentRequests } from '~/page/page-sources';
import { MINUTE_MS } from '~/time-units';
import { listLiveFacts } from '~/upstream/fields/rows';
import { weighLiveFile } from '../../../tests/bench/live-file-weight';
import { sources, toLiveFile } from './page';

const clock = createContentClock({ timeZone: 'America/Chicago', fixedNowIso: '2025-10-11T13:20:00-05:00' });
const listSources = (file: string) => Object.values(sources({ params: { file }, clock }).critical);
const nowMs = 1_760_000_000_000;
const about = { build: 'b1', nowMs };
const policy = { freshSeconds: 180, liveFreshSeconds: 30 };

function answer(fetchedAtMs: number, liveRows: readonly LiveRow[]): GoodAnswer<unknown> {
  const lifetimes = { freshUntilMs: nowMs, revalidateUntilMs: nowMs, usableUntilMs: nowMs };
  const copy = { kind: 'value', fetchedAtMs, upstreamMs: 1, hasLiveRow: true } as const;
  const times = { fetchedAtMs, changedAtMs: fetchedAtMs };
  return { status: 'ok', value: [], ...times, copy, origin: 'kv', liveRows, lifetimes };
}

const judge = (answers: readonly SourceAnswer<unknown>[]) => answers.map((given) => ({ answer: given, policy }));

describe('a file of games in play', () => {
  it.each([
    ['day-2025-10-11.json', ['maxpreps.day']],
    ['football-9.json', ['football-games.week']],
    ['boys-soccer.json', ['tournament-scores.all']],
    ['golf-boys-2A.json', ['golf.team-leaders', 'golf.individual-leaders']],
    ['day-2025-10-12.json', []],
  ])('named %s reads the sources of its feed if the feed has games today', (file, names) => {
    const requests = listSources(file);
    expect(requests.map(({ definition }) => definition.name)).toEqual(names);
    // May be empty: a feed without games has no sources.
    for (const request of requests) expect(findLiveFile(request)).toBe(file);
  });

  it.each(['', '.json', 'day.json', 'football-0.json', 'football-15.json', 'golf-boys-9A.json', 'chess-boxing.json', 'boys-golf.json', 'boys-soccer', '../boys-soccer.json', 'Boys-Soccer.json'])(
    'does not exist under the name %j',
    (file) => {
      expect([isAcceptedValue('live-file', file), listSources(file)]).toEqual([false, []]);
    },
  ); // prettier-ignore

  it('leaves out games that the lower score wins, for which browsers would mark the wrong leader', () => {
    const rows = ['a', 'b'].map((id): LiveRow => [id, 'live', 30, 25, null, null, nowMs]);
    const value = [
      { id: 'a', sportId: 'boys-cross-country' },
      { id: 'b', sportId: 'boys-soccer' },
    ];
    const file = toLiveFile(judge([{ ...answer(nowMs, rows), value }]), about)?.file;
    expect(file?.rows.map(([id]) => id)).toEqual(['b']);
  });

  it('of daily games has the clocks of the scoreboards that pages of the day show', () => {
    const games = [buildLiveGame({ id: 'a' }), buildLiveGame({ id: 'b', columns: [[0, 0]] })];
    const rows = listLiveFacts(games).map((facts): LiveRow => [...facts, nowMs]);
    const withClock = { sportId: null, period: 'OT', timeRemaining: '1:45' } as const;
    const value = games.map(({ id }) => buildLiveGame({ id, ...withClock }));
    const scoreboards = { 'scoreboard-boys-soccer': { value, fetchedAtMs: nowMs, isStale: false } };
    const file = toLiveFile(judge([{ ...answer(nowMs, rows), value: games }]), { ...about, scoreboards })?.file;
    expect(file?.rows).toEqual([
      ['a', 'live', 2, 1, 'OT', '1:45', nowMs],
      ['b', 'live', 0, 0, null, null, nowMs],
    ]);
  });

  it.each([
    ['day-2025-10-11.json', ['football']],
    ['football-9.json', []],
  ])('named %s reads the scoreboards of sports in play if it has daily games', (file, sportIds) => {
    const declared = sources({ params: { file }, clock });
    const games = [buildLiveGame({ sportId: 'football' })];
    const requests = listDependentRequests(declared, () => games).map(([, request]) => request);
    expect(requests.map(({ params }) => params.sportId)).toEqual(sportIds);
    expect(requests.some(({ isCritical }) => isCritical)).toBe(false);
  });

  it('is as old as its oldest answer, and leaves out games that ended long ago', () => {
    const buildLiveRow = (id: string, state: string, agoMinutes: number): LiveRow => [
      id,
      state,
      1,
      0,
      null,
      null,
      nowMs - agoMinutes * MINUTE_MS,
    ];
    const answers = [
      answer(nowMs - 20_000, [buildLiveRow('a', 'live', 60), buildLiveRow('b', 'final', 14)]),
      answer(nowMs - 5000, [buildLiveRow('c', 'final', 16)]),
    ];
    expect(toLiveFile(judge(answers), about)).toEqual({
      file: { build: 'b1', everySeconds: 30, rows: [buildLiveRow('a', 'live', 60), buildLiveRow('b', 'final', 14)] },
      moments: { asOfMs: nowMs - 20_000, freshUntilMs: nowMs },
    });
    expect(toLiveFile(judge([...answers, { status: 'failed', reason: 'not-found', detail: '' }]), about)).toBeNull();
  });

  it('is refreshed as rarely as a page once none of its rows is refreshed more often', () => {
    const { copy, ...ended } = answer(nowMs, [['a', 'live', 1, 0, null, null, nowMs]]);
    const over = { ...copy, hasLiveRow: undefined };
    expect(toLiveFile(judge([{ ...ended, copy: over }]), about)?.file.everySeconds).toBe(180);
    expect(toLiveFile(judge([{ ...ended, copy: over }, answer(nowMs, [])]), about)?.file.everySeconds).toBe(30);
  });

  it('takes at most 1.5 KB with sixty games', () => {
    expect(weighLiveFile(60)).toBeLessThanOrEqual(1500);
  });
});
