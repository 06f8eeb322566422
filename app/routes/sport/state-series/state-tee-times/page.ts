import { toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildFinalsDocumentSources, toAnnouncedFinals } from '~/blocks/state-series/announced-finals';
import { buildGolfAnnouncementSources, findGolfFinals, readGolfAddress } from '~/blocks/state-series/golf-finals';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';

/** The documents of the golf finals. All classes are on one page. */
export function sources(page: SportPageRequest) {
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return { optional: { ...buildFinalsDocumentSources(page).optional, ...optional }, mayBeAbsent };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, query, clock, environment }: SportPageRequest) {
  const { season } = readGolfAddress({ sport, query, clock }, undefined);
  const finals = findGolfFinals(sport, season, toAnnouncedFinals({ optional }, season));
  const { LIVE_SCORING_URL: liveScoringUrl } = environment;
  return {
    heading: buildStateSeriesHeading(sport),
    view: toGolfDocumentsView('tee-times', {
      sport,
      season,
      finals,
      sourceValue: optional.documents,
      liveScoringUrl,
      clock,
    }),
  };
}
