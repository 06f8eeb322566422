import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { listDependentRequests } from '~/page/page-sources';
import type { SportFacts } from '~/upstream/sports';
import { buildGamesOfClassSources, chooseGamesOfClass } from './games-of-class';

const sport = findSport('boys-soccer') as Sport;
const buildFacts = (classes: string[]): SportFacts => ({
  title: null,
  abbreviation: null,
  classes,
  stateSeries: [],
  links: [],
});

describe('the games of the class in an address', () => {
  const findOtherClass = (given: string | undefined, classes: string[]) =>
    listDependentRequests(buildGamesOfClassSources({ sport }, given), () => buildFacts(classes)).flatMap(
      ([name, { params, isCritical }]) => (name === 'gamesOfOtherClass' ? [[params.classId, isCritical]] : []),
    );

  it.each([
    ['2a', '2A'],
    [undefined, '1A'],
  ])('named %j are requested for class %s, without a second request if the sport has the class', (given, classId) => {
    expect(buildGamesOfClassSources({ sport }, given).optional.games.params).toMatchObject({ classId });
    expect(findOtherClass(given, ['1A', '2A'])).toEqual([]);
  });

  it('are requested again for the shown class if the sport does not have the class that was asked for', () => {
    expect(findOtherClass('7A', ['1A', '2A'])).toEqual([['1A', true]]);
    expect(findOtherClass(undefined, ['5A', '6A'])).toEqual([['5A', true]]);
    expect(findOtherClass('3A', [])).toEqual([[undefined, true]]);
  });
});

describe('the shown games', () => {
  const read = <Value>(value: Value) => ({ value, fetchedAtMs: 0, isStale: false });
  const asked = read([]);
  const others = read([]);
  const values = {
    critical: {},
    optional: { games: asked },
    subject: { facts: read(buildFacts(['1A', '2A'])) },
    subjectFailure: null,
    dependent: { gamesOfOtherClass: null, gamesOfAll: null },
    unavailable: [],
    changedAtMs: 0,
  } as const;
  const choose = (given: string, changes: Partial<Parameters<typeof chooseGamesOfClass>[0]> = {}) =>
    chooseGamesOfClass({ ...values, ...changes }, { sport }, given);

  it('are those of the asked class if the sport has it', () => {
    expect(choose('2A')).toEqual({ classId: '2A', classes: ['1A', '2A'], games: asked, areGamesUnavailable: false });
    const unread = { optional: { games: null }, unavailable: ['games'] } as const;
    expect(choose('2A', unread)).toMatchObject({ games: null, areGamesUnavailable: true });
  });

  it('are those of the class shown instead, even if the request for the asked class failed', () => {
    const unread = { optional: { games: null }, unavailable: ['games'] } as const;
    const shown = choose('7A', { ...unread, dependent: { ...values.dependent, gamesOfOtherClass: others } });
    expect(shown).toMatchObject({ classId: '1A', areGamesUnavailable: false });
    expect(shown.games).toBe(others);
    expect(choose('7A')).toMatchObject({ classId: '1A', games: null, areGamesUnavailable: true });
  });

  it('are those of the asked class while the classes of the sport are unknown', () => {
    expect(choose('7A', { subject: { facts: null } })).toMatchObject({ classId: '7A', classes: null, games: asked });
  });
});
