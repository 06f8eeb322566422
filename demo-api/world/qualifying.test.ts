import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { getCrossCountrySeries } from './cross-country-series';
import { GeneratedWorld } from './generated-world';
import { listGolfEvents } from './golf/events';
import { getGolfSeries } from './golf/sites';
import { listMeetResults, listQualifyingMeets } from './qualifying';
import { findSport, getSport, sports } from './sports';

const world = new GeneratedWorld(1);

describe('qualifying meets', () => {
  it('each school is at one meet, and the best of each meet advance', () => {
    for (const sport of atLeastOne(sports)) {
      const meets = listQualifyingMeets(world, sport, 2025, null);
      const schools = meets.flatMap((meet) => meet.schools);
      expect(new Set(schools).size, sport.id).toBe(schools.length);
      // May be empty: most sports have no qualifying meets.
      for (const meet of meets.slice(0, 3)) {
        const places = listMeetResults(world, sport, 2025, meet);
        const advancing = places.map(({ advances }) => advances);
        expect(advancing[0], sport.id).toBe(true);
        expect(advancing.lastIndexOf(true), sport.id).toBe(advancing.filter(Boolean).length - 1);
        for (const { school } of atLeastOne(places)) expect(meet.schools).toContain(school);
      }
    }
  });

  it('cross country and golf meets match the other feeds', () => {
    const runners = getSport('girls-cross-country');
    const sectional = new Set(getCrossCountrySeries(world, runners, '1A', 2025).sectionals.flat());
    const onward = listQualifyingMeets(world, runners, 2025, '1A').flatMap((meet) =>
      listMeetResults(world, runners, 2025, meet).flatMap(({ school, advances }) => (advances ? [school] : [])),
    );
    expect(new Set(onward)).toEqual(sectional);
    const [event] = listGolfEvents('boys-golf');
    const golf = findSport('boys-golf');
    if (event === undefined || golf === undefined) throw new Error('There is golf.');
    const hosts = getGolfSeries(world, event, 2025).regionals.map(({ host }) => host);
    expect(listQualifyingMeets(world, golf, 2025, '1A').map(({ host }) => host)).toEqual(hosts);
  });
});
