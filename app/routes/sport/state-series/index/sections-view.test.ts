import { describe, expect, it } from 'vitest';
import { findSport } from '~/config/sports';
import { toPlayoffSections } from './sections-view';

const listSections = (sportId: string) => {
  const sport = findSport(sportId);
  if (sport === undefined) throw new Error(`no sport ${sportId}`);
  return toPlayoffSections(sport);
};

describe('the sections on the page of a state series', () => {
  it('are those of the playoffs in football, under the headings of their menu', () => {
    expect(listSections('football').map(({ title }) => title)).toEqual([
      'Overview',
      'Schedules & Brackets',
      'Team Info & Maps',
      'Title Games',
    ]);
  });

  it('lead to pages of the sport, and say what each is about', () => {
    const links = listSections('football').flatMap((group) => group.links);
    expect(links).toContainEqual({
      to: '/sports/football/state-series/playoff-brackets',
      text: 'Brackets',
      about: 'The 32 teams of each class, from round 1 to the final.',
    });
    expect(links.filter(({ about }) => about === '')).toEqual([]);
  });

  it('are none in another sport', () => {
    expect(listSections('girls-flag-football')).toEqual([]);
  });
});
