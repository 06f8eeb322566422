import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import type { SportFacts } from '~/upstream/sports';
import { toSportBarView } from './sport-bar-view';

const football = findSport('football') as Sport;
const link = (text: string, segment: string) => ({ text, to: `/sports/football${segment}` });
const facts: SportFacts = {
  title: null,
  abbreviation: null,
  classes: [],
  stateSeries: ['brackets'],
  links: [
    link('Home', ''),
    link('State Series', '/state-series'),
    link('Calendar', '/calendar'),
    link('Scores', '/scores'),
    link('Regular Season', '/regular-season'),
  ],
};
const listTexts = (links: readonly { readonly text: string }[]) => links.map(({ text }) => text);

describe('the bar of a sport', () => {
  it('begins with scores, brackets and regular season, and keeps the order of all other links', () => {
    const { links, more } = toSportBarView(football, facts);
    expect(listTexts(links)).toEqual(['Scores', 'Brackets', 'Regular Season', 'State Series', 'Calendar']);
    expect(more).toEqual([]);
  });

  it('moves links that do not fit into one row to More, in the same order', () => {
    const many = Array.from({ length: 20 }, (_, index) => link(`Further page ${index}`, `/further-${index}`));
    const { links, more } = toSportBarView(football, { ...facts, links: [...many, ...facts.links] });
    expect(listTexts(links).slice(0, 3)).toEqual(['Scores', 'Brackets', 'Regular Season']);
    expect(links.length).toBeLessThan(12);
    expect([...listTexts(links).slice(4), ...listTexts(more)]).toEqual([...listTexts(many), 'Calendar']);
  });

  it('leaves out the statistics pages of schools, scores and standings only in football, which has pages of its own', () => {
    const soccer = findSport('boys-soccer') as Sport;
    const listTold = (sport: Sport) => {
      const pages = ['Schools', 'Scores', 'Standings', 'RPI'].map((text) => ({
        text,
        to: `/sports/${sport.id}/maxpreps-${text.toLowerCase()}`,
      }));
      const { links, more } = toSportBarView(sport, { ...facts, stateSeries: [], links: pages });
      return listTexts([...links, ...more]);
    };
    expect(listTold(football)).toEqual(['RPI']);
    expect(listTold(soccer)).toEqual(['Schools', 'Scores', 'Standings', 'RPI']);
  });

  it('has the links that every sport has when upstream sends nothing', () => {
    const { links, isComplete } = toSportBarView(football, null);
    expect(listTexts(links)).toEqual(['State Series', 'Calendar', 'Records & History', 'Advisory Committee']);
    expect(isComplete).toBe(false);
  });
});
