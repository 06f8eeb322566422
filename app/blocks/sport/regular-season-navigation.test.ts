import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { selectPageLinks, toRegularSeasonNavigation } from './regular-season-navigation';

function buildMenu(sportId: string, page: string) {
  const { groups } = toRegularSeasonNavigation(findSport(sportId) as Sport);
  return selectPageLinks(groups, `/sports/${sportId}/${page}`).map(({ title, links }) => [
    title,
    links.map(({ text, to }) => [text, to.replace(`/sports/${sportId}/`, '')]),
  ]);
}

describe('the regular season menu of football', () => {
  it('has the conferences, the schools, and only the leaders of the statistics', () => {
    expect(buildMenu('football', 'regular-season/scores')).toEqual([
      [
        'Conferences',
        [
          ['Schedules', 'regular-season/conference-schedules'],
          ['Standings', 'regular-season/conference-standings'],
        ],
      ],
      [
        'Schools',
        [
          ['AP Polls', 'regular-season/ap-poll'],
          ['Enrollments', 'regular-season/enrollments'],
          ['Out of State', 'regular-season/out-of-state'],
          ['Schools', 'regular-season/school-list'],
          ['Cooperative Teams', 'regular-season/cooperative-teams'],
          ['Scores', 'regular-season/scores'],
          ['Weekly Schedules', 'regular-season/weekly-schedules'],
        ],
      ],
      ['Statistics', [['Stat Leaders', 'maxpreps-leaders']]],
    ]);
  });

  it('adds the RPI rankings on their own page', () => {
    expect(buildMenu('football', 'maxpreps-rpi').at(-1)).toEqual([
      'Statistics',
      [
        ['Stat Leaders', 'maxpreps-leaders'],
        ['RPI Rankings', 'maxpreps-rpi'],
      ],
    ]);
  });
});

describe('the regular season menu of other sports', () => {
  it('lists the leaders, schools, scores and standings of the statistics', () => {
    expect(buildMenu('girls-flag-football', 'maxpreps-schools/17')).toEqual([
      [
        'Statistics',
        [
          ['Stat Leaders', 'maxpreps-leaders'],
          ['Schools', 'maxpreps-schools'],
          ['Scores', 'maxpreps-scores'],
          ['Standings', 'maxpreps-standings'],
        ],
      ],
    ]);
  });

  it.each(['chess', 'boys-golf', 'boys-water-polo'])('is empty for %s, which has no statistics', (sportId) => {
    expect(buildMenu(sportId, 'maxpreps-rpi')).toEqual([]);
  });
});

it('the navigation is titled Regular Season', () => {
  expect(toRegularSeasonNavigation(findSport('football') as Sport).title).toBe('Regular Season');
});
