import type { EmbedOffer } from '~/components/embed/embed-code';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { isMadeId } from '~/models/text/made-id';
import { compareByName } from '~/models/text/text-order';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import type { PageSources, SourceValue, SportPageRequest } from '~/page/page-sources';
import {
  conferenceStandings,
  prepConferences,
  type PrepConference,
  type PrepStanding,
} from '~/upstream/prep-standings';
import { toStandingRows } from './standing-rows';

/** The first conference by name that has standings, which the list of conferences opens with. */
export function findFirstConference(conferences: readonly PrepConference[]): PrepConference | null {
  return conferences.filter(({ leagueId }) => !isMadeId(leagueId)).sort(compareByName)[0] ?? null;
}

/** The list of conferences, which has the name of the one that the address names, and its standings. */
export function declareConference({ sport, params, query }: SportPageRequest): PageSources {
  const leagueId = params.leagueId ?? query.league;
  const standings = leagueId === undefined ? undefined : conferenceStandings.with({ leagueId });
  return { critical: { conferences: prepConferences.with({ sportId: sport.id }), ...(standings && { standings }) } };
}

/**
 * The conference that the address names, by default the first one; `null` without a name while the sport has none. Throws a response: 404 for an
 * unknown conference, which costs no call for its standings, otherwise as `loadSources`.
 */
export async function loadConference(args: LoaderArgs) {
  const { sport, params, query } = requirePageRequest(args);
  const { site } = args.context;
  const list = await loadSources(site, { critical: { conferences: prepConferences.with({ sportId: sport.id }) } });
  const { conferences } = list.critical;
  const asked = params.leagueId ?? query.league;
  const conference =
    asked === undefined
      ? findFirstConference(conferences.value)
      : conferences.value.find(({ leagueId }) => leagueId === asked && !isMadeId(leagueId));
  if (conference === undefined) throw notFound.toResponse();
  if (conference === null) return { conferences, conference };
  const { leagueId, name } = conference;
  const { critical } = await loadSources(site, { critical: { standings: conferenceStandings.with({ leagueId }) } });
  return { conferences, conference: { name, leagueId, standings: critical.standings } };
}

interface ConferenceOfView {
  readonly leagueId: string;
  /** `null` if unknown. */
  readonly name: string | null;
  readonly standings: SourceValue<PrepStanding[]>;
}

/** The standings of a conference on its page and in frames. */
export function toConferenceView({ leagueId, name, standings }: ConferenceOfView, sport: Sport, clock: ContentClock) {
  const offer: EmbedOffer | null =
    name === null
      ? null
      : {
          kind: 'conference',
          path: buildHref(Route.embedConference, { sportId: sport.id, leagueId }),
          title: formatStandingsTitle(name, sport),
        };
  return {
    conference: name,
    rows: toStandingRows(sport, standings.value),
    path: buildHref(Route.mpStandingsDetail, { sportId: sport.id, leagueId }),
    stamp: updateStamp(standings, clock),
    /** `null` for a conference that the list does not have. */
    embed: offer,
  };
}

/** `Prairie Trail, Softball standings` */
export function formatStandingsTitle(conference: string, { title }: Sport): string {
  return `${conference}, ${title} standings`;
}
