import type { Route } from '../../http/router';
import { answerRegisteredClinicians } from './clinicians';
import { answerClinicsPage } from './clinics';
import { answerConferences } from './conferences';
import { answerCooperativeTeams } from './cooperatives';
import { answerAllAccess, answerDownloadCenter } from './documents';
import { answerEmergingSports } from './emerging-sports';
import { answerForeignExchange } from './foreign-exchange';
import { answerMediaDirectory } from './media-directory';
import { answerOfficialAssociations } from './official-associations';
import { answerOpenDates } from './open-dates';
import { answerPrograms } from './programs';
import { answerRulesMeetings } from './rules-meetings';
import { answerRulesVideos } from './rules-videos';
import { answerLicensedVendors, answerVendorMark } from './vendors';

export const directoryRoutes: readonly Route[] = [
  list('/v1/misc/cooperativeteams', 'cooperativeteams', answerCooperativeTeams),
  list('/v1/misc/emerging-sports', 'emerging-sports', answerEmergingSports),
  list('/v1/misc/conferences', 'conferences', answerConferences),
  list('/v1/misc/foreign-exchange-programs', 'foreign-exchange', answerForeignExchange),
  list('/v1/misc/open-dates', 'open-dates', answerOpenDates),
  list('/v1/misc/principal-rules-meetings', 'principal-rules-meetings', answerRulesMeetings),
  list('/v1/misc/tournament-programs', 'tournament-programs', answerPrograms),
  list('/v1/misc/website-resources/all-access', 'all-access', answerAllAccess),
  list('/v1/misc/website-resources/download-center', 'download-center', answerDownloadCenter),
  list('/v1/misc/news-media-directory', 'news-media-directory', answerMediaDirectory),
  list('/v1/misc/licensed-vendors', 'licensed-vendors', answerLicensedVendors),
  list('/v1/misc/rules-videos', 'rules-videos', answerRulesVideos),
  list('/v1/officials/registered-clinicians', 'registered-clinicians', answerRegisteredClinicians),
  list('/v1/officials/official-associations', 'official-associations', answerOfficialAssociations),
  list('/data/official/clinics.htm', 'clinics-htm', answerClinicsPage),
  {
    pattern: '/media/vendors/{file}',
    handler: answerVendorMark,
    endpoints: [],
    examples: ['/media/vendors/barn-owl-screenprint.svg'],
  },
];

function list(pattern: string, endpoint: string, handler: Route['handler']): Route {
  return { pattern, handler, endpoints: [endpoint], examples: [pattern] };
}
