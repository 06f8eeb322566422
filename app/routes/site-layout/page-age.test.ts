import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { SourceRead } from '~/cache/answer';
import { defineSource, type SourceRequest } from '~/cache/define-source';
import { policies, type PolicyName } from '~/cache/policies';
import { untuned } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import type { ContentClock } from '~/models/dates/content-clock';
import { dailyGames } from '~/upstream/maxpreps';
import { scoreboardOfDay, tournamentScoreboard } from '~/upstream/scoreboards';
import { frontSponsors } from '~/upstream/sponsors';
import { findOldestFetch, planRefresh, buildStaleNotice } from './page-age';

const now = Date.parse('2025-10-11T14:14:00-05:00');
const minute = 60_000;
const clock: ContentClock = { offsetMs: 0, timeZone: 'America/Chicago', nowMs: () => now };

function line(ageMinutes: number, isFailing: boolean, policy: PolicyName = 'directory'): SourceRead {
  const request = defineSource({ name: `some.${policy}`, path: () => '/v1', policy, schema: () => z.string() }).with(
    {},
  );
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
      droppedRows: 0,
      freshUntilMs: revalidateUntilMs,
      revalidateUntilMs,
      usableUntilMs: now + 60 * minute,
    },
  };
}

const site = { build: 'b', clock };

const failed: SourceRead = {
  ...line(0, true),
  answer: { status: 'failed', reason: 'timeout', detail: '' },
};

describe('the notice of a stale page', () => {
  it.each<[string, SourceRead[], string | null]>([
    ['nothing that it reads', [], null],
    ['parts that are due for a refresh, but not overdue', [line(500, false)], null],
    ['a part that failed without a copy', [failed], null],
    ['stale sponsors', [{ ...line(22, true), request: frontSponsors.with({}) }], null],
    ['a stale part', [line(5, false), line(22, true)], 'information 1:52 PM CT, 22 minutes'],
    ['several of them: the oldest', [line(22, true), line(90, true)], 'information 12:44 PM CT, 90 minutes'],
    ['stale games beside an older part: the games', [line(22, true, 'scores'), line(90, true)], 'scores 1:52 PM CT, 22 minutes'],
    ['fresh games beside a stale part: the part', [line(1, false, 'scores'), line(22, true)], 'information 1:52 PM CT, 22 minutes'],
  ])('with %s', (_, reads, expected) => {
    const notice = buildStaleNotice(reads, clock, now);
    expect(notice && `${notice.what} ${notice.stamp.text}, ${notice.stamp.staleFor ?? ''}`).toBe(expected);
  }); // prettier-ignore
});

describe('how often a page is refreshed', () => {
  const built = getTuningAt(untuned, now).getPolicy;
  const scores = line(1, false, 'scores');

  it.each<[string, SourceRead[], number | null]>([
    ['nothing live', [line(1, false), line(1, false, 'news')], null],
    ['scores', [scores, line(1, false, 'alerts')], policies.scores.freshSeconds],
    ['scores that failed', [{ ...failed, request: scores.request }], policies.scores.freshSeconds],
    ['a leaderboard', [line(1, false, 'leaderboard')], policies.leaderboard.freshSeconds],
    ['both: the shorter', [line(1, false, 'leaderboard'), scores], policies.scores.freshSeconds],
  ])('with %s', (_, reads, seconds) => {
    expect(planRefresh(reads, built, site)?.everySeconds ?? null).toBe(seconds);
  });

  it('follows what an operator changed', () => {
    const tuned = getTuningAt({ ...untuned, policies: { scores: { freshSeconds: 60 } } }, now);
    expect(planRefresh([scores], tuned.getPolicy, site)?.everySeconds).toBe(60);
  });

  it('is when the oldest live part stops being fresh, whatever the other parts are', () => {
    const at = (seconds: number) => now + seconds * 1000;
    const fresh = (seconds: number, policy: PolicyName): SourceRead => {
      const read = line(1, false, policy);
      return read.answer.status === 'ok' ? { ...read, answer: { ...read.answer, freshUntilMs: at(seconds) } } : read;
    };
    const reads = [fresh(5, 'news'), fresh(90, 'scores'), fresh(70, 'leaderboard')];
    expect(planRefresh(reads, built, site)).toMatchObject({ freshUntilMs: at(70), fetchedAtMs: now - minute });
    expect(planRefresh([{ ...failed, request: scores.request }], built, site)?.freshUntilMs).toBeNull();
  });
});

describe('games in play', () => {
  const games = dailyGames.with({ day: '2025-10-11' });
  const board = scoreboardOfDay.with({ sportId: 'boys-soccer' });
  const inPlay = (request: SourceRequest): SourceRead => {
    const { answer } = line(1, false);
    if (answer.status !== 'ok') throw new Error('not answered');
    const copy = { ...answer.copy, hasLiveRow: true as const };
    return { request, waitedMs: 1, answer: { ...answer, copy, freshUntilMs: now - 30_000 } };
  };
  const tuned = getTuningAt({ ...untuned, policies: { scores: { liveFreshSeconds: 30 } } }, now).getPolicy;

  it('are asked for in files between the refreshes of the page, where operators allow it', () => {
    expect(planRefresh([inPlay(games)], tuned, site)).toMatchObject({
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
    expect(planRefresh([inPlay(games)], getTuningAt(untuned, now).getPolicy, site)?.live).toBeNull();
    expect(planRefresh([line(1, false, 'scores')], tuned, site)?.live).toBeNull();
  });

  it.each([
    ['boys-soccer', ['boys-soccer.json']],
    ['boys-cross-country', undefined],
  ])('on the scoreboard of the state series of %s are in the file of its sport, if it has games', (sportId, files) => {
    const reads = [inPlay(tournamentScoreboard.with({ sportId }))];
    expect(planRefresh(reads, tuned, site)?.live?.files).toEqual(files);
  });

  it('that no file has are refreshed with the page', () => {
    expect(planRefresh([inPlay(board)], tuned, site)).toMatchObject({ freshUntilMs: now - 30_000, live: null });
  });
});

describe('when a page is from', () => {
  it.each<[string, SourceRead[], string | null]>([
    ['nothing that it reads', [failed], null],
    ['sponsors alone', [{ ...line(22, false), request: frontSponsors.with({}) }], null],
    ['several parts: the oldest', [line(22, false), line(90, true), failed], '12:44 PM CT'],
    ['games beside other parts: the games', [line(2, false, 'scores'), line(90, false)], '2:12 PM CT'],
  ])('with %s', (_, lines, expected) => {
    expect(findOldestFetch(lines, clock)).toBe(expected);
  });
});
