import { expect, it } from 'vitest';
import { selectPageLinks, toRegularSeasonNavigation } from '~/blocks/sport/regular-season-navigation';
import { findSport, type Sport } from '~/config/sports';
import { toSectionCards } from './page';

it('has a card with a text for each link of the menu', () => {
  const football = findSport('football') as Sport;
  const { groups } = toRegularSeasonNavigation(football);
  const cards = toSectionCards(football).flatMap((section) => section.cards);
  const links = selectPageLinks(groups, '/sports/football/regular-season').flatMap((group) => group.links);
  expect(cards.map(({ to }) => to)).toEqual(links.map(({ to }) => to));
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.map(({ text }) => text)).not.toContain('');
});
