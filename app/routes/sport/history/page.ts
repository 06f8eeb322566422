import type { FrameView } from '~/components/embed/frame-embed';
import { type FramedAddresses, frameOrigins } from '~/config/frame-origins';
import { type Sport, sportPath } from '~/config/sports';
import { recordsPageUrl } from '~/models/content/legacy-page';
import type { SportFacts } from '~/models/sports/sport-facts';

/** The records page of a sport, which another server keeps. */
export interface HistoryView {
  readonly title: string;
  /** `null` when nobody says where the page is. */
  readonly frame: FrameView | null;
  /** The page has two addresses; this is the one. */
  readonly canonical: string;
}

const title = 'Records & History';

/** @param facts what upstream says of the sport; `null` when it said nothing */
export function toHistoryView(sport: Sport, facts: SportFacts | null, environment: FramedAddresses): HistoryView {
  const { RECORDS_BASE_URL } = environment;
  const abbreviation = facts?.abbreviation ?? null;
  const canonical = `${sportPath(sport)}/history`;
  if (RECORDS_BASE_URL === undefined || abbreviation === null) return { title, frame: null, canonical };
  const src = recordsPageUrl(RECORDS_BASE_URL, abbreviation);
  return {
    title,
    frame: { src, title, name: `${sport.title}: ${title}`, origins: frameOrigins(environment) },
    canonical,
  };
}
