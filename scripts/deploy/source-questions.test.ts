import { expect, it } from 'vitest';
import { findSource } from '~/upstream/registry';
import { listQuestions } from './source-questions';

function ask(name: string, found: Parameters<typeof listQuestions>[1] = new Map()) {
  const source = findSource(name);
  if (source === undefined) throw new Error(`no source ${name}`);
  return listQuestions(source, found);
}

it('a source without parameters is asked once, and its 404 tells that it does not exist', () => {
  expect(ask('officials.clinicians')).toEqual({ params: [{}], isTelling: true });
});

it('a source of sports is asked for several sports', () => {
  const { params, isTelling } = ask('sports.facts');
  expect(params.length).toBeGreaterThan(4);
  expect([params.some(({ sportId }) => sportId === 'football'), isTelling]).toEqual([true, true]);
});

it('a source that a list names is asked for its names, and tells nothing without them', () => {
  const found = new Map([['schools.all', [{ params: {}, names: ['7', '8'] }]]]);
  expect(ask('schools.one', found)).toMatchObject({ isTelling: true });
  expect(ask('schools.one', found).params.slice(0, 2)).toEqual([{ schoolId: '7' }, { schoolId: '8' }]);
  expect(ask('schools.one').isTelling).toBe(false);
});

it('a source with names of two parameters takes the other one from the list', () => {
  const named = ask('state-finals.teams').params;
  expect(named.length).toBeGreaterThan(1);
  const source = findSource('state-finals.coach');
  const name = source?.namedBy?.getName({ sportId: 'baseball', schoolId: '77' }) ?? '';
  const found = new Map([['state-finals.teams', [{ params: { sportId: 'baseball' }, names: [name] }]]]);
  expect(ask('state-finals.coach', found).params[0]).toEqual({ sportId: 'baseball', schoolId: '77' });
});

it.each(['pages.content', 'golf.first-round', 'weather.forecast'])(
  'a 404 of %s may be due to the example, so that it tells nothing',
  (name) => {
    expect(ask(name).isTelling).toBe(false);
  },
);
