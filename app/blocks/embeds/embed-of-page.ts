import { buildHref, Route } from '~/href';
import { findSchoolByName } from '~/models/schools/school-match';
import { slugify } from '~/models/text/slug';
import { loadSources } from '~/page/load-page';
import type { PageAddress } from '~/page/page-address';
import type { SiteContext } from '~/page/site-context';
import { footballConferences } from '~/upstream/football-schools';
import { prepSchools } from '~/upstream/prep-schools';
import { allSchools } from '~/upstream/schools';

/**
 * Path of the document for frames that has what a page shows, or of the address itself if it is one; `null` for a page without one. Reads lists
 * only where the page has another id than the frame. Throws as `loadSources`.
 */
export async function findEmbedPath(
  { route, params, query, path }: PageAddress,
  site: Pick<SiteContext, 'readSources' | 'clock'>,
): Promise<string | null> {
  if (route.isFramable === true) return query.search === '' ? path : `${path}?${query.search}`;
  const { sportId = '', classId } = params;
  const { date, sport, county, conference, week, part, board } = query.values;
  switch (route.id) {
    case 'scores':
      return buildHref(Route.embedScores, { query: { date, sport, county, conference } });
    case 'sport-scores':
    case 'mp-scores':
      return buildHref(Route.embedScores, { query: { date, sport: sportId } });
    case 'game':
      return buildHref(Route.embedGame, { contestId: params.contestId ?? '', query: { date, sport, week } });
    case 'ss-brackets':
    case 'fb-playoff-brackets':
      return buildHref(Route.embedBracket, { sportId, classId, query: { part } });
    case 'ss-golf-leaderboard':
    case 'ss-alias-leaderboard':
      return buildHref(Route.embedLeaderboard, { sportId, classId, query: { board } });
    case 'mp-standings-detail':
      return buildHref(Route.embedConference, { sportId, leagueId: params.leagueId ?? '' });
    case 'team-of-school':
      return buildHref(Route.embedTeam, { sportId, school: params.school ?? '' });
    case 'mp-school-detail': {
      const { critical } = await loadSources(site, {
        critical: { teams: prepSchools.with({ sportId }), directory: allSchools.with({}) },
      });
      const team = critical.teams.value.find(({ uid }) => uid === params.UID);
      const school = team && findSchoolByName(team.name, critical.directory.value);
      return school ? buildHref(Route.embedTeam, { sportId, school: school.id }) : null;
    }
    case 'fb-rs-conf-detail': {
      const { critical } = await loadSources(site, { critical: { conferences: footballConferences.with({}) } });
      const listed = critical.conferences.value.find(({ id }) => Number(id) === Number(params.conferenceId));
      return listed ? buildHref(Route.embedStandings, { sportId, conference: slugify(listed.name) }) : null;
    }
    default:
      return null;
  }
}
