import { formatStandingsTitle, loadConference, toConferenceView } from '~/blocks/statistics/conference';
import { describeOrder, listStandingColumns } from '~/blocks/statistics/standing-columns';
import { type EmbedView, listTable } from '~/components/light/embed-view';
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

const moreText = 'The standings';

/** The standings of a football conference in a frame. Throws a 404 response for an unknown conference. */
export async function loadStandings(args: LoaderArgs): Promise<EmbedView> {
  const { sport, params, clock } = requirePageRequest(args);
  const { critical } = await loadSources(args.context.site, declareStandings());
  const conference = toConferenceStandings(critical.standings.value).find(
    ({ name }) => slugify(name) === params.conference,
  );
  if (conference === undefined) throw notFound.toResponse();
  const { name, rows } = conference;
  return {
    title: formatStandingsTitle(name, sport),
    note: null,
    path: buildHref(Route.fbRsStandings, { sportId: sport.id, query: { q: name } }),
    parts: listTable(
      ['School', 'Conf.', 'Overall', 'PF', 'PA', 'Bid'],
      rows.map(({ shortName, conferenceRecord, record, pointsFor, pointsAgainst, bid }) => [
        shortName,
        conferenceRecord,
        record,
        pointsFor,
        pointsAgainst,
        bid ?? '',
      ]),
    ),
    emptyText: '',
    moreText,
    stamp: updateStamp(critical.standings, clock),
  };
}

/** The standings of a conference of any sport in a frame. Throws a 404 response for an unknown conference. */
export async function loadConferenceEmbed(args: LoaderArgs): Promise<EmbedView> {
  const { sport, clock } = requirePageRequest(args);
  const { conference } = await loadConference(args);
  if (conference === null) throw notFound.toResponse();
  const { rows, path, stamp } = toConferenceView(conference, sport, clock);
  const columns = listStandingColumns(rows);
  return {
    title: formatStandingsTitle(conference.name, sport),
    note: describeOrder(rows),
    path,
    parts: listTable(
      ['School', ...columns.map(({ head }) => head)],
      rows.map((row) => [row.name, ...columns.map(({ field }) => row[field])]),
    ),
    emptyText: 'No standings found.',
    moreText,
    stamp,
  };
}
