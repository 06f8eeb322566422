import { buildGolfDocumentSources, toGolfDocumentsView } from '~/blocks/golf-documents/view';
import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';

export const sources = buildGolfDocumentSources;

/** All classes are on one page. */
export function toView({ optional }: ValuesOf<typeof sources>, request: SportPageRequest) {
  return {
    heading: buildStateSeriesHeading(request.sport),
    view: toGolfDocumentsView('tee-times', optional, request),
  };
}
