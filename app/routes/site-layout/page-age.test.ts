import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { FailureReason, SourceRead } from '~/cache/source/answer';
import { defineSource, type SourceRequest } from '~/cache/source/define-source';
import { policies, type PolicyName } from '~/cache/source/policies';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import type { ContentClock } from '~/models/dates/content-clock';
import { dailyGames } from '~/upstream/maxpreps';
import { scoreboardOfDay, tournamentScoreboard } from '~/upstream/scoreboards';
import { frontSponsors } from '~/upstream/sponsors';
import { findOldestFetch, planRefresh, buildStaleNotice } from './page-age';

const now = Date.parse('2025-10-11T14:14:00-05:00');
const minute = 60_000;
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };

function buildRead(ageMinutes: number, isFailing: boolean, policy: PolicyName = 'directory'): SourceRead {
  const request = defineSource({
    name: `some.${policy}`,
    buildPath: () => '/v1',
    policy,
    buildSchema: () => z.string(),
  }).with({});
  const revalidateUntilMs = now + (isFailing ? -minute : minute);
  return {
    request,
    waitedMs: 1,
    answer: {
      status: 'ok',
      value: '',
      fetchedAtMs: now - ageMinutes * minute,
      changedAtMs: now - ageMinutes * minute,
      origin: 'kv',
      copy: { kind: 'value', fetchedAtMs: now - ageMinutes * minute, upstreamMs: 1 },
      lifetimes: { freshUntilMs: revalidateUntilMs, revalidateUntilMs, usableUntilMs: now + 60 * minute },
    },
  };
}

const site = { build: 'b', clock };

const failedAs = (reason: FailureReason): SourceRead => ({
  ...buildRead(0, true),
  answer: { status: 'failed', reason, detail: '' },
});
const failed = failedAs('timeout');

/** Scores that were due some seconds ago and may be served while they are refreshed. */
function buildDueScores(dueSeconds: number, isRefreshFailing: boolean): SourceRead {
  const read = buildRead(4, false, 'scores');
  const { answer } = read;
  if (answer.status !== 'ok') return read;
  const lifetimes = { ...answer.lifetimes, freshUntilMs: now - dueSeconds * 1000 };
  return { ...read, answer: { ...answer, lifetimes, ...(isRefreshFailing && { isRefreshFailing }) } };
}

/** A stale scoreboard that only adds the clocks of games. */
function buildClocks(ageMinutes: number): SourceRead {
  const request = { ...scoreboardOfDay.with({ sportId: 'boys-soccer' }), isSupplementary: true };
  return { ...buildRead(ageMinutes, true, 'scores'), request };
}

describe('the notice of a stale page', () => {
  it.each<[string, SourceRead[], string | null]>([
    ['nothing that it reads', [], null],
    ['parts that are due for a refresh, but not overdue', [buildRead(500, false)], null],
    ['a part that failed without a copy', [failed], null],
    ['stale sponsors', [{ ...buildRead(22, true), request: frontSponsors.with({}) }], null],
    ['a stale part', [buildRead(5, false), buildRead(22, true)], 'information 1:52 PM CT, 22 minutes'],
    ['several stale parts: the oldest', [buildRead(22, true), buildRead(90, true)], 'information 12:44 PM CT, 90 minutes'],
    ['stale games beside an older part: the games', [buildRead(22, true, 'scores'), buildRead(90, true)], 'scores 1:52 PM CT, 22 minutes'],
    ['games that could not be refreshed', [buildDueScores(11, true)], 'scores 2:10 PM CT, 4 minutes'],
    ['games that could not be refreshed and were due a moment ago', [buildDueScores(9, true)], null],
    ['games that are due', [buildDueScores(60, false)], null],
    ['stale clocks of games', [buildRead(1, false, 'scores'), buildClocks(22)], null],
    ['fresh games beside a stale part: the part', [buildRead(1, false, 'scores'), buildRead(22, true)], 'information 1:52 PM CT, 22 minutes'],
  ])('with %s', (_, reads, expected) => {
    const notice = buildStaleNotice(reads, clock, now);
    expect(notice && `${notice.what} ${notice.stamp.text}, ${notice.stamp.staleFor ?? ''}`).toBe(expected);
  }); // prettier-ignore
});

describe('the refresh of a page', () => {
  const getBuiltPolicy = getTuningAt(defaultPolicyDocument, now).getPolicy;
  const scores = buildRead(1, false, 'scores');
  const clocks = { ...scoreboardOfDay.with({ sportId: 'boys-soccer' }), isSupplementary: true };

  it.each<[string, SourceRead[], number | null]>([
    ['nothing live', [buildRead(1, false), buildRead(1, false, 'news')], null],
    ['scores', [scores, buildRead(1, false, 'alerts')], policies.scores.freshSeconds],
    ['scores that failed', [{ ...failed, request: scores.request }], policies.scores.freshSeconds],
    ['a leaderboard', [buildRead(1, false, 'leaderboard')], policies.leaderboard.freshSeconds],
    ['both: the shorter', [buildRead(1, false, 'leaderboard'), scores], policies.scores.freshSeconds],
  ])('with %s', (_, reads, seconds) => {
    expect(planRefresh(reads, getBuiltPolicy, site)?.everySeconds ?? null).toBe(seconds);
  });

  it.each<[string, SourceRead[], boolean | null]>([
    ['scores and a part that failed', [scores, failed], true],
    ['a part that failed, without scores', [buildRead(1, false), failed], true],
    ['sponsors that failed', [buildRead(1, false), { ...failed, request: frontSponsors.with({}) }], null],
    ['a part that does not exist', [failedAs('not-found')], null],
    ['a part whose call was held back', [failedAs('over-limit')], true],
    ['clocks of games that failed', [scores, { ...failedAs('upstream-error'), request: clocks }], false],
    ['clocks of games that were late', [scores, { ...failed, request: clocks }], true],
    ['clocks of games that were late, without scores', [buildRead(1, false), { ...failed, request: clocks }], null],
    ['all parts', [scores, buildRead(1, false)], false],
  ])('with %s', (_, reads, isIncomplete) => {
    const plan = planRefresh(reads, getBuiltPolicy, site);
    expect(plan && plan.isIncomplete).toBe(isIncomplete);
  });

  it('follows a setting of an operator', () => {
    const tuned = getTuningAt({ ...defaultPolicyDocument, policies: { scores: { freshSeconds: 60 } } }, now);
    expect(planRefresh([scores], tuned.getPolicy, site)?.everySeconds).toBe(60);
  });

  it('is due when the oldest live part stops being fresh, whatever the other parts are', () => {
    const computeMoment = (seconds: number) => now + seconds * 1000;
    const buildFreshRead = (seconds: number, policy: PolicyName): SourceRead => {
      const read = buildRead(1, false, policy);
      if (read.answer.status !== 'ok') return read;
      const lifetimes = { ...read.answer.lifetimes, freshUntilMs: computeMoment(seconds) };
      return { ...read, answer: { ...read.answer, lifetimes } };
    };
    const reads = [buildFreshRead(5, 'news'), buildFreshRead(90, 'scores'), buildFreshRead(70, 'leaderboard')];
    expect(planRefresh(reads, getBuiltPolicy, site)).toMatchObject({
      freshUntilMs: computeMoment(70),
      fetchedAtMs: now - minute,
    });
    expect(planRefresh([{ ...failed, request: scores.request }], getBuiltPolicy, site)?.freshUntilMs).toBeNull();
  });
});

describe('games in play', () => {
  const games = dailyGames.with({ day: '2025-10-11' });
  const board = scoreboardOfDay.with({ sportId: 'boys-soccer' });
  const buildReadInPlay = (request: SourceRequest): SourceRead => {
    const { answer } = buildRead(1, false);
    if (answer.status !== 'ok') throw new Error('not answered');
    const copy = { ...answer.copy, hasLiveRow: true as const };
    return {
      request,
      waitedMs: 1,
      answer: { ...answer, copy, lifetimes: { ...answer.lifetimes, freshUntilMs: now - 30_000 } },
    };
  };
  const getTunedPolicy = getTuningAt(
    { ...defaultPolicyDocument, policies: { scores: { liveFreshSeconds: 30 } } },
    now,
  ).getPolicy;

  it('are read from files between the refreshes of the page if operators allow it', () => {
    expect(planRefresh([buildReadInPlay(games)], getTunedPolicy, site)).toMatchObject({
      everySeconds: 180,
      freshUntilMs: now + 2 * minute,
      live: {
        files: ['day-2025-10-11.json'],
        build: 'b',
        asOfMs: now - minute,
        freshUntilMs: now - 30_000,
        everySeconds: 30,
        clock: { offsetMs: 0, timeZone: 'America/Chicago' },
      },
    });
    expect(
      planRefresh([buildReadInPlay(games)], getTuningAt(defaultPolicyDocument, now).getPolicy, site)?.live,
    ).toBeNull();
    expect(planRefresh([buildRead(1, false, 'scores')], getTunedPolicy, site)?.live).toBeNull();
  });

  it.each([
    ['boys-soccer', ['boys-soccer.json']],
    ['boys-cross-country', undefined],
  ])(
    'on the state series scoreboard of %s are read from the file of the sport, if the sport has games',
    (sportId, files) => {
      const reads = [buildReadInPlay(tournamentScoreboard.with({ sportId }))];
      expect(planRefresh(reads, getTunedPolicy, site)?.live?.files).toEqual(files);
    },
  );

  it('does not depend on a scoreboard that only adds their clocks', () => {
    const withoutClocks = [buildReadInPlay(games)];
    const withClocks = [...withoutClocks, buildReadInPlay({ ...board, isSupplementary: true })];
    expect(planRefresh(withClocks, getTunedPolicy, site)).toEqual(planRefresh(withoutClocks, getTunedPolicy, site));
  });

  it('without a file are refreshed with the page', () => {
    expect(planRefresh([buildReadInPlay(board)], getTunedPolicy, site)).toMatchObject({
      freshUntilMs: now - 30_000,
      live: null,
    });
  });
});

describe('the time that a page shows', () => {
  it.each<[string, SourceRead[], string | null]>([
    ['nothing that it reads', [failed], null],
    ['sponsors alone', [{ ...buildRead(22, false), request: frontSponsors.with({}) }], null],
    ['several parts: the oldest', [buildRead(22, false), buildRead(90, true), failed], '12:44 PM CT'],
    ['games and older clocks: the games', [buildRead(2, false, 'scores'), buildClocks(9)], '2:12 PM CT'],
    ['games beside other parts: the games', [buildRead(2, false, 'scores'), buildRead(90, false)], '2:12 PM CT'],
  ])('with %s', (_, lines, expected) => {
    expect(findOldestFetch(lines, clock)?.text ?? null).toBe(expected);
  });
});
