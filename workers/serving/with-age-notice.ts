import { computeEntityTag, isHtml, type CachedDocument } from '~/cache/cached-document';
import { renderAgeNotice } from '~/components/shell/age-notice';
import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';

const BODY_START = '<body>';

/** A page with its age in a notice above it; what is no page stays as it is. */
export async function withAgeNotice(document: CachedDocument, clock: ContentClock): Promise<CachedDocument> {
  if (!isHtml(document)) return document;
  const html = new TextDecoder().decode(document.body);
  const stamp = updateStamp({ fetchedAtMs: document.renderedAtMs, isStale: true }, clock);
  const body = new TextEncoder().encode(html.replace(BODY_START, () => BODY_START + renderAgeNotice(stamp)));
  return { ...document, body, etag: await computeEntityTag(body) };
}
