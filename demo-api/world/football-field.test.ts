import { describe, expect, it } from 'vitest';
import { listPlayoffs } from './football-playoff-field';
import { getFootballSizes } from './football-size';
import { outOfState } from './game';
import { GeneratedWorld } from './generated-world';
import { getPlan } from './season-plans';
import { getSport } from './sports';

describe.each([1, 2, 77])('the football field of seed %i', (seed) => {
  const world = new GeneratedWorld(seed);
  const season = world.getSeason(getPlan('football'), 2025);
  const sizes = getFootballSizes(world);
  const classes = listPlayoffs(world, 2025).map(({ teams }) => teams);

  it('the field has eight classes of 32 different teams', () => {
    expect(classes.map((group) => group.length)).toEqual(Array.from({ length: 8 }, () => 32));
    expect(new Set(classes.flat().map(({ school }) => school.index)).size).toBe(256);
  });

  it('classes are divided by enrollment, except for schools that play up', () => {
    const { classes: names } = getSport('football');
    let largestBefore = 0;
    classes.forEach((group, index) => {
      const enrollments = group.flatMap(({ school }) => {
        const { enrollment = 0, designatedClass = '' } = sizes.get(school.index) ?? {};
        if (designatedClass !== '') expect(index).toBeGreaterThanOrEqual(names.indexOf(designatedClass));
        return designatedClass === '' ? [enrollment] : [];
      });
      expect(Math.min(...enrollments)).toBeGreaterThanOrEqual(largestBefore);
      largestBefore = Math.max(...enrollments);
    });
  });

  it('teams play nine weeks with some open dates and out-of-state games', () => {
    const weeks = season.teams.map(({ index }) =>
      season.listRegularGames(index).filter(({ outcome }) => outcome !== 'postponed'),
    );
    expect(Math.max(...weeks.map((games) => games.length))).toBe(9);
    expect(weeks.filter((games) => games.length < 9).length).toBeGreaterThan(15);
    expect(season.regularGames.filter(({ home }) => home === outOfState).length).toBeGreaterThan(10);
    expect(season.regularGames.filter(({ away }) => away === outOfState).length).toBeGreaterThan(10);
  });
});
