import { expect, it } from 'vitest';
import { describeFailure } from '~/models/failures/failure';
import { describeUnknownSport } from './unknown-sport';

const listLinks = (sportId: string) => describeUnknownSport(sportId)?.links?.map(({ to }) => to) ?? null;

it('a sport that boys and girls have leads to both', () => {
  const words = describeUnknownSport('wrestling');
  expect(words).toMatchObject({
    title: 'Sport not found',
    text: 'The association has no sport at this address. It has Boys Wrestling and Girls Wrestling.',
    links: [
      { to: '/sports/boys-wrestling', text: 'Boys Wrestling' },
      { to: '/sports/girls-wrestling', text: 'Girls Wrestling' },
    ],
  });
  expect(describeFailure({ status: 404, statusText: '', internal: false, data: words })).toBe(words);
});

it('a sport without variants is found under the name of one', () => {
  expect(listLinks('girls-football')).toEqual(['/sports/football']);
});

it.each(['chess-boxing', '', 'boys-', 'wrestling-2'])('%j leads to no sport', (sportId) => {
  expect(listLinks(sportId)).toBeNull();
});
