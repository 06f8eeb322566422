import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { buildSportHeading, buildStateSeriesHeading, type SportHeading } from '~/blocks/sport/sport-heading';
import { requireSport } from '~/blocks/sport/sport-of-address';
import { loadPage } from '~/page/load-page';
import type { LegacyFrame } from '~/routes.table.js';
import { toLegacyText, type LegacyText } from './legacy-text';
import { framedPageSources, hasLegacyFrame, toLegacyFrameView, type LegacyFrameView } from './page';

/** What the component of a framed page shows. */
export interface LegacyFrameData {
  readonly heading: Omit<SportHeading, 'art'> & Partial<Pick<SportHeading, 'art'>>;
  readonly view: LegacyFrameView;
  /** `null` when the page is shown in its frame. */
  readonly text: LegacyText | null;
}

/**
 * Loads the page of the old server that the row of the route table names.
 * @throws Response 404 for a sport that does not have it
 */
export async function loadLegacyFrame(args: LoaderFunctionArgs): Promise<LegacyFrameData> {
  const { route, query, environment, clock } = args.context.site;
  const sport = requireSport(args.params);
  const frame = requireFrame(route.frame);
  if (!hasLegacyFrame(frame, sport)) throw new Response(null, { status: 404 });
  const { subject, dependent } = await loadPage(args, framedPageSources);
  const view = toLegacyFrameView(
    { ...route, frame },
    {
      sport,
      facts: subject.facts?.value ?? null,
      classId: args.params.classId,
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
