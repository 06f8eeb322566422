import type { SourceDefinition, SourceParams } from '~/cache/define-source';
import { policies } from '~/cache/policies';
import { sportAlerts, tennisMessages, webAlerts } from './alerts';
import { checkSources } from './check-sources';
import { committeeMembers, committeeMinutes } from './committees';
import { crossCountryEntries } from './cross-country';
import { allEvents } from './events';
import { frontFeatures, sportFeatures } from './features';
import { golfFirstRound, golfIndividualLeaders, golfSecondRound, golfTeamLeaders } from './golf';
import { dailyGames, homeGames } from './maxpreps';
import { recentNews } from './news';
import { scoreboardOfDay, tournamentScoreboard } from './scoreboards';
import { siteAlertFile } from './site-alert';
import { recentPosts } from './social';
import { featuredSponsors, frontSponsors, presentingSponsors, shopEntries } from './sponsors';
import { fiveYearCalendar } from './sport-calendar';
import { stateFinalDocuments, tournamentResources, tournamentResults } from './sport-documents';
import { sportFacts } from './sports';
import {
  stateFinalCoach,
  stateFinalHistory,
  stateFinalRosters,
  stateFinalScores,
  stateFinalTeam,
  stateFinalTeams,
} from './state-finals';
import { allStreams } from './streams';
import { tournamentInfo } from './tournament-info';
import { tournamentScores, tournamentScoresOfClass, tournamentScoresOfDay } from './tournament-scores';
import { randomVideos } from './videos';
import { weatherForecast } from './weather';
import { winnerReport, winnerReports } from './winner-reports';

/** A source with its parameter names and value type forgotten. */
export type AnySource = SourceDefinition<SourceParams, unknown>;

/** Every source of the site, one row each: the refresher is told a name and finds the rest here. */
export const sources: readonly AnySource[] = [
  webAlerts,
  sportAlerts,
  tennisMessages,
  allEvents,
  frontFeatures,
  sportFeatures,
  golfFirstRound,
  golfIndividualLeaders,
  golfSecondRound,
  golfTeamLeaders,
  dailyGames,
  homeGames,
  recentNews,
  scoreboardOfDay,
  tournamentScoreboard,
  siteAlertFile,
  recentPosts,
  frontSponsors,
  featuredSponsors,
  presentingSponsors,
  shopEntries,
  crossCountryEntries,
  sportFacts,
  fiveYearCalendar,
  committeeMembers,
  committeeMinutes,
  stateFinalDocuments,
  tournamentResources,
  tournamentResults,
  tournamentInfo,
  stateFinalCoach,
  stateFinalHistory,
  stateFinalRosters,
  stateFinalScores,
  stateFinalTeam,
  stateFinalTeams,
  allStreams,
  tournamentScores,
  tournamentScoresOfClass,
  tournamentScoresOfDay,
  randomVideos,
  weatherForecast,
  winnerReport,
  winnerReports,
].map(({ definition }) => definition as unknown as AnySource);

// A fault stops the build, and a worker from starting, with a message that names it.
checkSources(sources, policies);

const byName = new Map(sources.map((source) => [source.name, source]));

export function findSource(name: string): AnySource | undefined {
  return byName.get(name);
}
