import { expect, it } from 'vitest';
import { playoffClinchers, playoffOutlook, playoffQualifiers } from './football-qualification';

function context() {
  const dropped: string[] = [];
  return { product: 'PSAA', timeZone: 'America/Chicago', dropRow: (reason: string) => dropped.push(reason), dropped };
}

const row = { FBSchoolID: '12.0', DisplayName: ' Ash &amp; Elm ', WinsOverall: '6', LossesOverall: 1, Points: 30 };

it('a team of the outlook needs an id, a name and a class', () => {
  const wire = context();
  const rows = [{ ...row, class: '3A' }, { ...row, Class: null }, { Class: '3A', DisplayName: 'Elm' }, null];
  expect(playoffOutlook.definition.schema(wire).parse({ data: rows })).toMatchObject([
    { id: '12', name: 'Ash & Elm', shortName: 'Ash & Elm', wins: 6, classId: '3A', bid: null, playsUp: false },
  ]);
  expect(wire.dropped).toHaveLength(3);
});

it('a designated class marks a team that plays up', () => {
  const rows = [{ ...row, Class: '3A', DesignatedClass: '3A', Seed: '4.0', EnrollmentFootball: '610.5' }];
  expect(playoffOutlook.definition.schema(context()).parse(rows)).toMatchObject([
    { playsUp: true, rank: 4, enrollment: 610.5 },
  ]);
});

it.each([
  ['R ', 'R'],
  ['c', 'C'],
  ['A', 'A'],
  ['E', 'E'],
])('a bid of %j is %s', (BidType, bid) => {
  expect(playoffClinchers.definition.schema(context()).parse([{ ...row, BidType }])).toMatchObject([{ bid }]);
});

it.each(['', 'X', null])('a team with the bid %j has neither clinched nor can it', (BidType) => {
  const wire = context();
  expect(playoffClinchers.definition.schema(wire).parse([{ ...row, BidType }])).toEqual([]);
  expect(wire.dropped).toHaveLength(1);
});

it('the qualifiers are empty without sections, and no answer without the list of them', () => {
  const { schema, isEmpty } = playoffQualifiers.definition;
  const school = { schoolId: 7, school: 'Elm', wins: '8' };
  const posted = schema(context()).parse({
    data: { title: 'Field', year: '2025', sections: [{ title: 'Class 1A', schools: [school, 'N/A'] }] },
  });
  expect(posted).toMatchObject({
    year: 2025,
    sections: [{ title: 'Class 1A', teams: [{ id: '7', name: 'Elm', wins: 8 }] }],
  });
  expect([isEmpty(posted), isEmpty({ ...posted, sections: [] })]).toEqual([false, true]);
  expect(schema(context()).safeParse({ title: 'Field' }).success).toBe(false);
});
