import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildSportHeading, buildStateSeriesHeading, type SportHeading } from '~/blocks/sport/sport-heading';
import { loadView } from '~/page/load-view';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import type { LegacyFrame } from '~/routes.table.js';
import { toLegacyText, type LegacyText } from './legacy-text';
import { framedPageSources, toLegacyFrameView, type LegacyFrameView } from './page';

/** What the component of a framed page shows. */
export interface LegacyFrameData {
  readonly heading: Omit<SportHeading, 'art'> & Partial<Pick<SportHeading, 'art'>>;
  readonly view: LegacyFrameView;
  /** `null` when the page is shown in its frame. */
  readonly text: LegacyText | null;
}

/** The page of the old server that the row of the route table names. */
export const loadLegacyFrame = (args: LoaderFunctionArgs) => loadView(args, framedPageSources, toFramedPageView);

function toFramedPageView(
  { subject, dependent }: ValuesOf<typeof framedPageSources>,
  { sport, route, params, query, environment, clock }: SportPageRequest,
): LegacyFrameData {
  const frame = requireFrame(route.frame);
  const view = toLegacyFrameView(
    { ...route, frame },
    {
      sport,
      facts: subject.facts?.value ?? null,
      classId: params.classId,
      chosen: query[frame.choice?.parameter ?? ''],
      isOriginal: query.original !== undefined,
      environment,
    },
  );
  return {
    heading: route.layout === 'state-series' ? buildStateSeriesHeading(sport) : buildSportHeading(sport),
    view,
    text: toLegacyText(dependent.text, clock, view.name),
  };
}

/** @throws Error when the row of the page has no frame: the route table is wrong */
export function requireFrame(frame: LegacyFrame | undefined): LegacyFrame {
  if (frame === undefined) throw new Error('The row of this page in the route table has no frame.');
  return frame;
}
