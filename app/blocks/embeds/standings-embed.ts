import type { EmbedView } from '~/components/light/embed-view';
import { buildHref, Route } from '~/href';
import { updateStamp } from '~/models/dates/update-stamp';
import { toConferenceStandings } from '~/models/football/standing-view';
import { slugify } from '~/models/text/slug';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import { footballStandings } from '~/upstream/football-schools';

export function declareStandings() {
  return { critical: { standings: footballStandings.with({}) } };
}

/** The standings of a conference in a frame. Throws a 404 response for an unknown conference. */
export async function loadStandings(args: LoaderArgs): Promise<EmbedView> {
  const { sport, params, clock } = requirePageRequest(args);
  const { critical } = await loadSources(args.context.site, declareStandings());
  const conference = toConferenceStandings(critical.standings.value).find(
    ({ name }) => slugify(name) === params.conference,
  );
  if (conference === undefined) throw notFound.toResponse();
  const { name, rows } = conference;
  return {
    title: `${name}, ${sport.title} standings`,
    note: null,
    path: buildHref(Route.fbRsStandings, { sportId: sport.id, query: { q: name } }),
    parts: [
      {
        title: null,
        heads: ['School', 'Conf.', 'Overall', 'PF', 'PA', 'Bid'],
        rows: rows.map(({ shortName, conferenceRecord, record, pointsFor, pointsAgainst, bid }) => [
          shortName,
          conferenceRecord,
          record,
          pointsFor,
          pointsAgainst,
          bid ?? '',
        ]),
      },
    ],
    emptyText: '',
    moreText: 'The standings',
    stamp: updateStamp(critical.standings, clock),
  };
}
