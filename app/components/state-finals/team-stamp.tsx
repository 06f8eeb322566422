import type { UpdateStamp } from '~/models/dates/update-stamp';
import { FreshnessStamp } from '../ui/freshness-stamp';

/** How old the shown team information is. */
export function TeamStamp({ stamp }: { readonly stamp: UpdateStamp }) {
  return <FreshnessStamp time={stamp.text} dateTime={stamp.iso} />;
}
