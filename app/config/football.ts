import type { FootballSeason } from '~/models/football/weeks';

/** How every season of football is counted, and the classes of its playoffs and polls (specification 3 §4, §9). */
export const footballSeason: FootballSeason = {
  weeksCountedFrom: '08-26',
  regularWeeks: 9,
  playoffRounds: ['Round 1', 'Round 2', 'Quarterfinals', 'Semifinals', 'State Championship (Final)'],
  classes: ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'],
};

/** Below `MEDIA_BASE_URL`: the map of a class, for `{class}` in lower case. */
export const playoffMapPath = '/maps/football/{class}.svg';

/** Prefix of the class number in addresses of another edition of the playoff team summaries. */
export const playoffSummaryToken = '1900-';
