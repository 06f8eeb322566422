import { expect, it } from 'vitest';
import { clinicians, officialsAssociations } from './officials';
import { collectDroppedRows, readAnswer } from './wire-context.fixture';

it('a clinician requires a last name', () => {
  const { dropped, context } = collectDroppedRows();
  const rows = [
    { officialID: 41.0, FirstName: ' Ann ', LastName: 'O&#39;Dell', city: 'Ash', ActivityName: 'Baseball' },
    { OfficialID: '42', LastName: 'Yew' },
    { OfficialID: '43', FirstName: 'Mia', LastName: ' ' },
    { FirstName: 'Zoe', LastName: 'Ash' },
  ];
  expect(readAnswer(clinicians, { data: rows }, context)).toMatchObject([
    { officialId: '41', firstName: 'Ann', lastName: "O'Dell", city: 'Ash', sport: 'Baseball' },
    { officialId: '42', firstName: null, lastName: 'Yew', city: null, sport: null },
    { firstName: 'Zoe', lastName: 'Ash' },
  ]);
  expect(dropped).toHaveLength(1);
});

it('the sports of an association are split at every kind of separator', () => {
  const parse = (sports: unknown) => readAnswer(officialsAssociations, [{ name: 'Ash Officials', sports }])[0]?.sports;
  expect(parse('Baseball, Track & Field,')).toEqual(['Baseball', 'Track & Field']);
  expect(parse('Baseball; Softball; Baseball')).toEqual(['Baseball', 'Softball']);
  expect(parse('Baseball / Girls Flag Football')).toEqual(['Baseball', 'Girls Flag Football']);
  expect(parse(null)).toEqual([]);
});

it('an invalid e-mail or web address of an association is not linked', () => {
  const { dropped, context } = collectDroppedRows();
  const rows = [
    { Name: 'Ash Officials', email: 'ann@ash.example', url: 'https://www.ash.example/' },
    { name: 'Elm Officials', email: 'ann@elm.example?bcc=all@elm.example', URL: 'javascript:alert(1)' },
    { name: 'Oak Officials', email: 'call us', URL: 'oak.example' },
    { name: '', email: 'ann@fir.example' },
  ];
  expect(readAnswer(officialsAssociations, rows, context)).toMatchObject([
    { email: 'ann@ash.example', website: { text: 'ash.example', url: 'https://www.ash.example/' } },
    { email: null, website: { text: 'javascript:alert(1)', url: null } },
    { email: null, website: { text: 'oak.example', url: 'https://oak.example/' } },
  ]);
  expect(dropped).toHaveLength(1);
});
