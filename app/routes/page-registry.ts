import { sources as bracketTestSources } from './bracket-test/page';
import { sources as homeSources } from './home/page';
import type { DeclareSources } from './page-sources';
import { sources as scoresSources } from './scores/page';
import { sources as scoresByDateSources } from './scores-by-date/page';
import { shellSources } from './shell-sources';
import { sources as advisoryCommitteeSources } from './sport/advisory-committee/page';
import { sources as sportCalendarSources } from './sport/calendar/page';
import { sources as landingSources } from './sport/landing/page';
import { sportLayoutSources } from './sport/layout-sources';
import { sources as sportResourcesSources } from './sport/resources/page';
import { sources as sportScoresSources } from './sport/scores/page';
import { sources as boxScoresSources } from './sport/state-series/box-scores/page';
import { sources as bracketsSources } from './sport/state-series/brackets/page';
import { finalsPapersSources } from './sport/state-series/finals-papers-sources';
import { sources as liveSources } from './sport/state-series/live/page';
import { sources as stateScoresSources } from './sport/state-series/scores/page';
import { sources as leaderboardSources } from './sport/state-series/state-leaderboard/page';
import { sources as stateResultsSources } from './sport/state-series/state-results/page';
import { sources as scorecardsSources } from './sport/state-series/state-scorecards/page';
import { sources as teamInfoSources } from './sport/state-series/team-info/page';
import { sources as teamDetailSources } from './sport/state-series/team-info-detail/page';
import { sources as winnerReportSources } from './sport/state-series/winner-report/page';
import { sources as winnerDetailSources } from './sport/state-series/winner-report-detail/page';
import { sources as crossCountrySources } from './sport/state-series/xc-state-central/page';
import { sources as ticketsSources } from './sport/tickets-coverage/page';

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
