import type { AnySource } from '~/cache/define-source';
import { policies } from '~/cache/policies';
import * as alerts from './alerts';
import * as broadcasts from './broadcasts';
import { checkSources } from './check-sources';
import * as classification from './classification';
import * as clinics from './clinics';
import * as committees from './committees';
import * as conferences from './conferences';
import * as crossCountry from './cross-country';
import * as events from './events';
import * as features from './features';
import * as footballGames from './football-games';
import * as footballLists from './football-lists';
import * as footballPolls from './football-polls';
import * as footballQualification from './football-qualification';
import * as footballSchools from './football-schools';
import * as golf from './golf';
import * as legacyPages from './legacy-pages';
import * as licensedVendors from './licensed-vendors';
import * as maxpreps from './maxpreps';
import * as mediaDirectory from './media-directory';
import * as news from './news';
import * as officials from './officials';
import * as pages from './pages';
import * as people from './people';
import * as photos from './photos';
import * as playoffSummary from './playoff-summary';
import * as playoffTimetable from './playoff-timetable';
import * as prepSchools from './prep-schools';
import * as prepStandings from './prep-standings';
import * as rulesVideos from './rules-videos';
import * as schoolLists from './school-lists';
import * as schoolRecords from './school-records';
import * as schools from './schools';
import * as scoreboards from './scoreboards';
import * as siteAlert from './site-alert';
import * as social from './social';
import * as sponsors from './sponsors';
import * as sportCalendar from './sport-calendar';
import * as sportDocuments from './sport-documents';
import * as sports from './sports';
import * as statLeaders from './stat-leaders';
import * as stateFinals from './state-finals';
import * as streams from './streams';
import * as timeline from './timeline';
import * as tournamentInfo from './tournament-info';
import * as tournamentPrograms from './tournament-programs';
import * as tournamentScores from './tournament-scores';
import * as videos from './videos';
import * as weather from './weather';
import * as websiteResources from './website-resources';
import * as winnerReports from './winner-reports';

const modules: readonly Readonly<Record<string, unknown>>[] = [
  alerts,
  broadcasts,
  classification,
  clinics,
  committees,
  conferences,
  crossCountry,
  events,
  features,
  footballQualification,
  footballSchools,
  footballGames,
  footballLists,
  footballPolls,
  golf,
  legacyPages,
  licensedVendors,
  maxpreps,
  mediaDirectory,
  news,
  officials,
  pages,
  people,
  playoffSummary,
  photos,
  playoffTimetable,
  prepSchools,
  prepStandings,
  rulesVideos,
  schoolLists,
  schoolRecords,
  schools,
  scoreboards,
  siteAlert,
  social,
  sponsors,
  sportCalendar,
  sportDocuments,
  sports,
  statLeaders,
  stateFinals,
  streams,
  timeline,
  tournamentInfo,
  tournamentPrograms,
  tournamentScores,
  videos,
  weather,
  websiteResources,
  winnerReports,
];

/** Every source of the site. The refresher receives a name and finds the definition here. */
export const sources: readonly AnySource[] = modules.flatMap((module) =>
  Object.values(module).flatMap((value) => (isSource(value) ? [value.definition] : [])),
);

// A fault stops the build, and the start of a worker, with a message that names it.
checkSources(sources, policies);

const byName = new Map(sources.map((source) => [source.name, source]));

export function findSource(name: string): AnySource | undefined {
  return byName.get(name);
}

function isSource(value: unknown): value is { readonly definition: AnySource } {
  return typeof value === 'object' && value !== null && 'definition' in value;
}
