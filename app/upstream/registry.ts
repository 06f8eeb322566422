import type { AnySource } from '~/cache/define-source';
import { policies } from '~/cache/policies';
import { alertsSources } from './alerts';
import { broadcastsSources } from './broadcasts';
import { checkSources } from './check-sources';
import { classificationSources } from './classification';
import { clinicsSources } from './clinics';
import { committeesSources } from './committees';
import { conferencesSources } from './conferences';
import { crossCountrySources } from './cross-country';
import { eventsSources } from './events';
import { featuresSources } from './features';
import { footballGamesSources } from './football-games';
import { footballListsSources } from './football-lists';
import { footballPollsSources } from './football-polls';
import { footballQualificationSources } from './football-qualification';
import { footballSchoolsSources } from './football-schools';
import { golfSources } from './golf';
import { legacyPagesSources } from './legacy-pages';
import { licensedVendorsSources } from './licensed-vendors';
import { maxprepsSources } from './maxpreps';
import { mediaDirectorySources } from './media-directory';
import { newsSources } from './news';
import { officialsSources } from './officials';
import { pagesSources } from './pages';
import { peopleSources } from './people';
import { photosSources } from './photos';
import { playoffSummarySources } from './playoff-summary';
import { playoffTimetableSources } from './playoff-timetable';
import { prepSchoolsSources } from './prep-schools';
import { prepStandingsSources } from './prep-standings';
import { rulesVideosSources } from './rules-videos';
import { schoolListsSources } from './school-lists';
import { schoolRecordsSources } from './school-records';
import { schoolsSources } from './schools';
import { scoreboardsSources } from './scoreboards';
import { siteAlertSources } from './site-alert';
import { socialSources } from './social';
import { sponsorsSources } from './sponsors';
import { sportCalendarSources } from './sport-calendar';
import { sportDocumentsSources } from './sport-documents';
import { sportsSources } from './sports';
import { statLeadersSources } from './stat-leaders';
import { stateFinalsSources } from './state-finals';
import { streamsSources } from './streams';
import { timelineSources } from './timeline';
import { tournamentInfoSources } from './tournament-info';
import { tournamentProgramsSources } from './tournament-programs';
import { tournamentScoresSources } from './tournament-scores';
import { videosSources } from './videos';
import { weatherSources } from './weather';
import { websiteResourcesSources } from './website-resources';
import { winnerReportsSources } from './winner-reports';

/** Every source of the site. The refresher receives a name and finds the definition here. */
export const sources: readonly AnySource[] = [
  ...alertsSources,
  ...broadcastsSources,
  ...classificationSources,
  ...clinicsSources,
  ...committeesSources,
  ...conferencesSources,
  ...crossCountrySources,
  ...eventsSources,
  ...featuresSources,
  ...footballQualificationSources,
  ...footballSchoolsSources,
  ...footballGamesSources,
  ...footballListsSources,
  ...footballPollsSources,
  ...golfSources,
  ...legacyPagesSources,
  ...licensedVendorsSources,
  ...maxprepsSources,
  ...mediaDirectorySources,
  ...newsSources,
  ...officialsSources,
  ...pagesSources,
  ...peopleSources,
  ...playoffSummarySources,
  ...photosSources,
  ...playoffTimetableSources,
  ...prepSchoolsSources,
  ...prepStandingsSources,
  ...rulesVideosSources,
  ...schoolListsSources,
  ...schoolRecordsSources,
  ...schoolsSources,
  ...scoreboardsSources,
  ...siteAlertSources,
  ...socialSources,
  ...sponsorsSources,
  ...sportCalendarSources,
  ...sportDocumentsSources,
  ...sportsSources,
  ...statLeadersSources,
  ...stateFinalsSources,
  ...streamsSources,
  ...timelineSources,
  ...tournamentInfoSources,
  ...tournamentProgramsSources,
  ...tournamentScoresSources,
  ...videosSources,
  ...weatherSources,
  ...websiteResourcesSources,
  ...winnerReportsSources,
].map(({ definition }) => definition as unknown as AnySource);

// A fault stops the build, and the start of a worker, with a message that names it.
checkSources(sources, policies);

const byName = new Map(sources.map((source) => [source.name, source]));

export function findSource(name: string): AnySource | undefined {
  return byName.get(name);
}
