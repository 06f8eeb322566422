import type { Route } from '../../http/router';
import { registeredClinicians } from './clinicians';
import { clinicsPage } from './clinics';
import { conferences } from './conferences';
import { cooperativeTeams } from './cooperatives';
import { allAccess, downloadCenter } from './documents';
import { emergingSports } from './emerging-sports';
import { foreignExchange } from './foreign-exchange';
import { mediaDirectory } from './media-directory';
import { officialAssociations } from './official-associations';
import { openDates } from './open-dates';
import { programs } from './programs';
import { rulesMeetings } from './rules-meetings';
import { rulesVideos } from './rules-videos';
import { licensedVendors, vendorMark } from './vendors';

export const directoryRoutes: readonly Route[] = [
  list('/v1/misc/cooperativeteams', 'cooperativeteams', cooperativeTeams),
  list('/v1/misc/emerging-sports', 'emerging-sports', emergingSports),
  list('/v1/misc/conferences', 'conferences', conferences),
  list('/v1/misc/foreign-exchange-programs', 'foreign-exchange', foreignExchange),
  list('/v1/misc/open-dates', 'open-dates', openDates),
  list('/v1/misc/principal-rules-meetings', 'principal-rules-meetings', rulesMeetings),
  list('/v1/misc/tournament-programs', 'tournament-programs', programs),
  list('/v1/misc/website-resources/all-access', 'all-access', allAccess),
  list('/v1/misc/website-resources/download-center', 'download-center', downloadCenter),
  list('/v1/misc/news-media-directory', 'news-media-directory', mediaDirectory),
  list('/v1/misc/licensed-vendors', 'licensed-vendors', licensedVendors),
  list('/v1/misc/rules-videos', 'rules-videos', rulesVideos),
  list('/v1/officials/registered-clinicians', 'registered-clinicians', registeredClinicians),
  list('/v1/officials/official-associations', 'official-associations', officialAssociations),
  list('/data/official/clinics.htm', 'clinics-htm', clinicsPage),
  {
    pattern: '/media/vendors/{file}',
    handler: vendorMark,
    endpoints: [],
    examples: ['/media/vendors/barn-owl-screenprint.svg'],
  },
];

function list(pattern: string, endpoint: string, handler: Route['handler']): Route {
  return { pattern, handler, endpoints: [endpoint], examples: [pattern] };
}
