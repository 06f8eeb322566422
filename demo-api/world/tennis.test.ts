import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { readClock, type Clock } from '../calendar/clock';
import { GeneratedWorld } from './generated-world';
import { getSport } from './sports';
import { findMatches, findLoserSlot, findWinnerSlot, type TennisMatch } from './tennis-draw';
import { tennisEvents } from './tennis-entries';
import { isDrawPublic, findKnownSide, getMatchState } from './tennis-match-state';
import { formatTennisScore, type SetScore } from './tennis-score';
import { countPointsBySlot, listTennisStandings, listTennisChampions } from './tennis-standings';
import { getTennisSeries, findTopFour, type TennisSeries } from './tennis-tournament';

const girls = getSport('girls-tennis');
const worlds = [1, 7].map((seed) => new GeneratedWorld(seed));
const all: TennisSeries[] = worlds.flatMap((world) =>
  ['girls-tennis', 'boys-tennis'].flatMap((id) =>
    ['1A', '2A'].map((name) => getTennisSeries(world, getSport(id), 2025, name)),
  ),
);
const finals = all.flatMap((series) => tennisEvents.map((event) => series.finals[event]));
const matches = finals.flatMap(findMatches);

function buildClockAt(local: string): Clock {
  return readClock('America/Chicago', 0, local, '1970-01-01T00:00:00Z');
}

const isWon = ({ top, bottom }: SetScore): boolean => top > bottom;

describe('the state finals of tennis', () => {
  it('the draw has 64 places, sixteen seeds, byes for the best and four entries per sectional', () => {
    for (const { main, event } of atLeastOne(finals)) {
      expect(main.map((round) => round.length)).toEqual([32, 16, 8, 4, 2, 1]);
      const slots = (main[0] ?? []).flatMap(({ top, bottom }) => [top, bottom]).filter((slot) => slot !== null);
      expect(slots).toHaveLength(56);
      expect(new Set(slots.map(({ entry }) => entry)).size).toBe(56);
      expect(slots.filter(({ seed }) => seed !== null)).toHaveLength(16);
      expect(atLeastOne(slots).every(({ entry }) => entry.players.length === (event === 'singles' ? 1 : 2))).toBe(true);
      const byes = (main[0] ?? []).filter(({ score }) => score === null);
      expect(byes.map((match) => findWinnerSlot(match)?.seed).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it('the finals have exactly the first four of every sectional', () => {
    for (const { sectionals, finals: draws } of atLeastOne(all)) {
      expect(sectionals).toHaveLength(14);
      for (const event of atLeastOne(tennisEvents)) {
        const inFinals = new Set(
          (draws[event].main[0] ?? []).flatMap(({ top, bottom }) => [top?.entry, bottom?.entry]),
        );
        for (const sectional of atLeastOne(sectionals)) {
          for (const slot of atLeastOne(findTopFour(sectional.draws[event]))) expect(inFinals).toContain(slot?.entry);
        }
      }
    }
  });

  it('entries of one sectional rarely meet in the first round', () => {
    const first = finals.flatMap(({ main }) => main[0] ?? []);
    const kin = first.filter(({ top, bottom }) => top && bottom && top.qualifiedAt?.host === bottom.qualifiedAt?.host);
    expect(kin.length).toBeLessThan(first.length / 50);
  });

  it('winners advance and early losers enter the consolation', () => {
    for (const { main, consolation, thirdPlace } of atLeastOne(finals)) {
      for (const match of main.slice(1).flat())
        expect([match.top, match.bottom]).toEqual(
          [match.topFrom, match.bottomFrom].map((from) => from && findWinnerSlot(from)),
        );
      expect([thirdPlace?.top, thirdPlace?.bottom]).toEqual((main[4] ?? []).map(findLoserSlot));
      const sides = (consolation[0] ?? []).flatMap(({ top, bottom }) => [top, bottom]);
      expect(sides).toEqual((main[0] ?? []).map(findLoserSlot));
      expect(consolation.map((round) => round.length)).toEqual([16, 16, 8, 8, 4, 2, 1]);
    }
  });

  it('scores fit the winner', () => {
    for (const { score, top, bottom } of atLeastOne(matches)) {
      if (score === null) {
        expect(top === null || bottom === null).toBe(true);
        continue;
      }
      const won = score.sets.filter((set) => isWon(set) === (score.winner === 'top')).length;
      if (score.ending === 'played') {
        expect([won, score.sets.length - won]).toEqual([2, score.sets.length - 2]);
        expect(formatTennisScore(score)).toMatch(/^\d+-\d+(\(\d\))?, \d+-\d+(\(\d\))?(, 1\d-\d+)?$/);
      } else if (score.ending === 'walkover') expect(score.sets).toEqual([]);
      else expect(formatTennisScore(score)).toMatch(/ ret\.$/);
    }
    const endings = new Set(matches.map(({ score }) => score?.ending));
    expect(endings).toEqual(new Set(['played', 'walkover', 'retired', undefined]));
  });

  it("no match starts before its players' last match is over", () => {
    for (const match of atLeastOne(matches)) {
      for (const from of [match.topFrom, match.bottomFrom]) {
        if (from === null || from.score === null || match.score === null) continue;
        const end = from.day * 1440 + from.startMinutes + from.score.minutes + 14;
        expect(end, `${from.id} before ${match.id}`).toBeLessThanOrEqual(match.day * 1440 + match.startMinutes);
      }
    }
  });
});

describe('what is known of tennis', () => {
  const series = getTennisSeries(worlds[0] ?? new GeneratedWorld(1), girls, 2025, '1A');
  const draw = series.finals.singles;
  const findFirstMatch = (round: number): TennisMatch | undefined =>
    draw.main[round]?.find(({ score }) => score !== null);

  it('nothing is public before the draw', () => {
    expect(isDrawPublic(draw, buildClockAt('2025-10-11T13:20:00-05:00'))).toBe(false);
    expect(isDrawPublic(draw, buildClockAt('2025-10-21T18:01:00-05:00'))).toBe(true);
    expect(
      listTennisChampions(worlds[0] ?? new GeneratedWorld(1), girls, 2025, buildClockAt('2025-10-11T13:20:00-05:00')),
    ).toEqual([]);
  });

  it('results become public match by match', () => {
    const morning = buildClockAt('2025-10-23T08:20:00-05:00');
    const opening = draw.main[0]?.find(({ score }) => score?.ending === 'played');
    if (opening === undefined) throw new Error('Somebody plays in the first round.');
    expect(getMatchState(opening, morning).status).toBe('live');
    expect(getMatchState(opening, buildClockAt('2025-10-23T11:55:00-05:00')).status).toBe('final');
    const next = draw.main[1]?.find(({ topFrom, bottomFrom }) => topFrom === opening || bottomFrom === opening);
    if (next === undefined) throw new Error('The winner plays on.');
    const side = next.topFrom === opening ? 'top' : 'bottom';
    expect(findKnownSide(next, side, morning)).toBeUndefined();
    expect(findKnownSide(next, side, buildClockAt('2025-10-23T11:55:00-05:00'))).toBe(findWinnerSlot(opening));
    expect(getMatchState(findFirstMatch(5) ?? opening, buildClockAt('2025-10-25T12:50:00-05:00')).status).toBe(
      'scheduled',
    );
  });

  it('a running score never has more games than a set', () => {
    for (const minutes of [5, 30, 50, 70, 95]) {
      const clock = buildClockAt(new Date(Date.parse('2025-10-23T08:00:00-05:00') + minutes * 60_000).toISOString());
      for (const match of atLeastOne(draw.main[0] ?? [])) {
        const state = getMatchState(match, clock);
        if (state.status !== 'live' || match.score === null) continue;
        expect(state.running.split(', ').length).toBeLessThanOrEqual(match.score.sets.length + 1);
        expect(state.running).toMatch(/^(\d+-\d+(\(\d+\))?(, )?)*$/);
      }
    }
  });

  it('match wins add up to the team points', () => {
    const evening = buildClockAt('2025-10-25T20:00:00-05:00');
    const total = tennisEvents
      .flatMap((event) => [...countPointsBySlot(series.finals[event], evening).values()])
      .reduce((sum, points) => sum + points, 0);
    const standings = listTennisStandings(series, evening);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(standings[0]?.place).toBe(1);
    // 63 places in the main draw with 24 + 16 + 8 + 4 + 2 + 1 wins of two points, and eight byes that may count.
    for (const event of atLeastOne(tennisEvents)) {
      const main = series.finals[event].main.flat().filter(({ score }) => score !== null).length;
      expect(main).toBe(55);
    }
    const [champions] = listTennisChampions(worlds[0] ?? new GeneratedWorld(1), girls, 2025, evening);
    expect(champions?.isOver).toBe(true);
    expect(champions?.places.singles.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    expect(champions?.places.doubles[0]?.slot).toBe(findWinnerSlot(series.finals.doubles.main[5]?.[0] as TennisMatch));
  });
});
