import { pack, type Packed } from '~/components/ui/packed';
import { outlined } from '~/models/content/outline';
import type { RichText, RichTextNode } from '~/models/content/rich-text';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { SourceValue } from '../page-sources';

/** A page of the old server without a frame: its tables as ours, or the fact that it has not been posted yet. */
export type LegacyText =
  | { readonly kind: 'tables'; readonly body: Packed<RichText>; readonly stamp: UpdateStamp }
  | { readonly kind: 'not-posted' };

/** The page's title is the `h1`. */
const FIRST_LEVEL = 2;

/**
 * @param read the text of the page, empty while nothing is posted; `null` when it could not be read or is not wanted
 * @returns `null` for a page that needs its frame: one that holds no table
 */
export function toLegacyText(read: SourceValue<RichText> | null, clock: ContentClock): LegacyText | null {
  if (read === null) return null;
  if (read.value.length === 0) return { kind: 'not-posted' };
  if (!read.value.some(isTable)) return null;
  return { kind: 'tables', body: pack(outlined(read.value, FIRST_LEVEL).text), stamp: updateStamp(read, clock) };
}

function isTable(node: RichTextNode): boolean {
  return typeof node !== 'string' && node.tag === 'table';
}
