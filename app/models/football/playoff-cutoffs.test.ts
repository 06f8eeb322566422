import { describe, expect, it } from 'vitest';
import { buildPlayoffCutoffs } from './playoff-cutoffs';

const classIds = ['1A', '2A', '3A'];
const buildTeam = (classId: string, enrollment: number | null, playsUp = false) => ({ classId, enrollment, playsUp });
const field = [
  buildTeam('1A', 60),
  buildTeam('1A', 135),
  buildTeam('2A', 189.75),
  buildTeam('2A', 90, true),
  buildTeam('2A', null),
  buildTeam('3A', 4000),
];

describe('the cutoffs of the playoffs', () => {
  it('are the largest teams of the classes, without those that play up', () => {
    const cutoffs = buildPlayoffCutoffs({ field, classIds, enrollments: [40, 4000], marked: [] });
    expect(cutoffs?.text).toBe('1A up to 135, 2A to 189.75, 3A above.');
    expect(cutoffs?.ruler.ranges.map(({ text }) => text)).toEqual(classIds);
    expect(cutoffs?.ruler.ticks.map(({ text }) => text)).toEqual(['135', '190']);
  });

  it('are drawn at their place on a logarithmic line, with everything inside', () => {
    const enrollments = Array.from({ length: 1000 }, (_, index) => 40 + index * 4);
    const marked = [{ name: 'Elm', enrollment: 400 }];
    const { ruler } = buildPlayoffCutoffs({ field, classIds, enrollments: [...enrollments, 4000], marked }) ?? {};
    const place = (value: number) => (100 * Math.log(value / 40)) / Math.log(4036 / 40);
    expect(ruler?.ranges[1]?.at).toBeCloseTo(place(135), 1);
    expect(ruler?.marks[0]).toMatchObject({ text: 'Elm', isQuiet: false });
    expect(ruler?.marks[0]?.at).toBeCloseTo(place(400), 1);
    expect(ruler?.bins.filter((height) => height > 0).length).toBeGreaterThan(20);
  });

  it('give the class and the nearest line of the marked schools', () => {
    const marked = [
      { name: 'Elm', enrollment: 400 },
      { name: 'Oak', enrollment: 135 },
      { name: 'Ash', enrollment: 135.5 },
    ];
    expect(buildPlayoffCutoffs({ field, classIds, enrollments: [40, 4000], marked })?.text).toBe(
      'Elm has 400, which is 3A; the nearest line is 189.75. Oak has 135, which is 1A; the nearest line is 135. Ash has 135.5, which is 2A; the nearest line is 135. 1A up to 135, 2A to 189.75, 3A above.',
    );
  });

  it('leave out schools without an enrollment', () => {
    expect(
      buildPlayoffCutoffs({ field, classIds, enrollments: [0, 40], marked: [] })?.ruler.bins.filter(Boolean),
    ).toEqual([100]);
  });

  it.each([
    ['a class has no team', field.filter(({ classId }) => classId !== '2A'), classIds],
    ['nothing is known', [], classIds],
    ['a class has a larger team than the next', [...field, buildTeam('1A', 200)], classIds],
    ['two classes end at the same enrollment', [...field, buildTeam('1A', 189.75)], classIds],
    ['there is one class', field, ['1A']],
  ])('are unknown where %s', (_, teams, ids) => {
    expect(buildPlayoffCutoffs({ field: teams, classIds: ids, enrollments: [40, 4000], marked: [] })).toBeNull();
  });
});
