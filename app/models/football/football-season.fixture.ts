import type { FootballSeason } from './weeks';

/** For tests: a season of nine weeks and five rounds. */
export const aFootballSeason: FootballSeason = {
  sportId: 'football',
  weeksCountedFrom: '08-26',
  regularWeeks: 9,
  playoffRounds: ['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'State Championship (Final)'],
  classes: ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'],
};
