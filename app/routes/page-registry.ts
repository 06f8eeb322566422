import { bracketTestSources } from './bracket-test/sources';
import { homeSources } from './home/sources';
import type { DeclareSources } from './page-sources';
import { scoresSources } from './scores/sources';
import { scoresByDateSources } from './scores-by-date/sources';
import { shellSources } from './shell-sources';
import { advisoryCommitteeSources } from './sport/advisory-committee/sources';
import { sportCalendarSources } from './sport/calendar/sources';
import { landingSources } from './sport/landing/sources';
import { sportLayoutSources } from './sport/layout-sources';
import { sportResourcesSources } from './sport/resources/sources';
import { sportScoresSources } from './sport/scores/sources';
import { boxScoresSources } from './sport/state-series/box-scores/sources';
import { bracketsSources } from './sport/state-series/brackets/sources';
import { finalsPapersSources } from './sport/state-series/finals-papers-sources';
import { liveSources } from './sport/state-series/live/sources';
import { stateScoresSources } from './sport/state-series/scores/sources';
import { leaderboardSources } from './sport/state-series/state-leaderboard/sources';
import { stateResultsSources } from './sport/state-series/state-results/sources';
import { scorecardsSources } from './sport/state-series/state-scorecards/sources';
import { teamInfoSources } from './sport/state-series/team-info/sources';
import { teamDetailSources } from './sport/state-series/team-info-detail/sources';
import { winnerReportSources } from './sport/state-series/winner-report/sources';
import { winnerDetailSources } from './sport/state-series/winner-report-detail/sources';
import { crossCountrySources } from './sport/state-series/xc-state-central/sources';
import { ticketsSources } from './sport/tickets-coverage/sources';

/**
 * The sources of every page by route id, `root` for those that all pages read: where the prewarm worker finds what a page will ask for. A page that reads
 * nothing has no row.
 */
export const pageSources: Readonly<Partial<Record<string, DeclareSources>>> = {
  root: shellSources,
  home: homeSources,
  'home-alias': homeSources,
  scores: scoresSources,
  scores2: scoresByDateSources,
  sport: sportLayoutSources,
  'sport-landing': landingSources,
  'sport-scores': sportScoresSources,
  'sport-calendar': sportCalendarSources,
  'sport-advisory': advisoryCommitteeSources,
  'sport-resources': sportResourcesSources,
  'sport-tickets': ticketsSources,
  'ss-brackets': bracketsSources,
  'ss-scores': stateScoresSources,
  'state-series-live': liveSources,
  'ss-golf-tee-times': finalsPapersSources,
  'ss-alias-tee-times': finalsPapersSources,
  'ss-state-results-generic': stateResultsSources,
  'ss-box-scores': boxScoresSources,
  'ss-golf-leaderboard': leaderboardSources,
  'ss-alias-leaderboard': leaderboardSources,
  'ss-golf-scorecards': scorecardsSources,
  'ss-alias-scorecards': scorecardsSources,
  'ss-team-info': teamInfoSources,
  'ss-team-detail': teamDetailSources,
  'ss-winner-report': winnerReportSources,
  'ss-winner-detail': winnerDetailSources,
  'ss-xc-central': crossCountrySources,
  'bracket-test': bracketTestSources,
};
