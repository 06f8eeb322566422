import { toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { buildFinalsDocumentSources } from '~/blocks/state-series/announced-finals';
import { buildGolfAnnouncementSources, readGolfFinals } from '~/blocks/state-series/golf-finals';
import { findCurrentSeason } from '~/models/dates/season';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';

/** The documents of the golf finals. All classes are on one page. */
export function sources(page: SportPageRequest) {
  const { optional, mayBeAbsent } = buildGolfAnnouncementSources(page);
  return { optional: { ...buildFinalsDocumentSources(page).optional, ...optional }, mayBeAbsent };
}

export function toView({ optional }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, clock } = request;
  const finals = readGolfFinals({ optional }, sport, findCurrentSeason(clock));
  return {
    heading: buildStateSeriesHeading(sport),
    view: toGolfDocumentsView('tee-times', finals, optional.documents, request),
  };
}
