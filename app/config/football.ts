import type { FootballSeason } from '~/models/football/weeks';
import { playoffSportId } from './association';
import { football } from './facts/football.generated';

/** What pages of football read of an association without football, where no address leads to them. */
const noFootball = {
  weeksCountedFrom: '08-26',
  regularWeeks: 1,
  playoffRounds: [],
  classes: [],
  playoffMapPath: '',
  playoffSummaryToken: '',
};

/** How every season of football is counted, and the classes of its playoffs and polls (specification 3 §4, §9). */
export const footballSeason: FootballSeason = { ...(football ?? noFootball), sportId: playoffSportId };

/** Below `MEDIA_BASE_URL`: the map of a class, for `{class}` in lower case. */
export const { playoffMapPath, playoffSummaryToken } = football ?? noFootball;
