import type { UpdateStamp } from '../../models/update-stamp';
import { FreshnessStamp } from '../ui/freshness-stamp';

/** How old the shown team information is, and whether it stands in for a feed that does not answer. */
export function TeamStamp({ stamp }: { readonly stamp: UpdateStamp }) {
  const note = stamp.standsInFor === null ? undefined : `${stamp.standsInFor} ago: the feed is not answering`;
  return <FreshnessStamp time={stamp.text} dateTime={stamp.iso} note={note} />;
}
