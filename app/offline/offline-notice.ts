import type { ContentClock } from '~/models/dates/content-clock';
import { updateStamp } from '~/models/dates/update-stamp';
import { offlinePath } from './kept-pages';

/** Attribute of the notice: when the site made the page, real clock, milliseconds. */
export const madeAtAttribute = 'data-made-at';
/** Attribute of the part of the notice that tells the age, which changes while the page is read. */
export const ageAttribute = 'data-age';

interface ShownCopy {
  readonly madeAtMs: number;
  /** Whether the device believes that it has a network. */
  readonly isOnline: boolean;
}

/**
 * Puts a notice at the top of a kept document: that there is no network, when the page was made, and how long ago that was.
 * It stands outside the app's container, so it is there without scripts too and React does not miss it.
 */
export function withOfflineNotice(html: string, copy: ShownCopy, clock: ContentClock): string {
  return html.replace(/<body[^>]*>/, (body) => body + noticeHtml(copy, clock));
}

function noticeHtml({ madeAtMs, isOnline }: ShownCopy, clock: ContentClock): string {
  const { text, iso } = updateStamp({ fetchedAtMs: madeAtMs, isStale: true }, clock);
  const reason = isOnline ? 'The site cannot be reached.' : 'You are offline.';
  return (
    `<div role="status" class="offline-notice" ${madeAtAttribute}="${madeAtMs}"><p>` +
    `<b>${reason}</b> This page is from <time datetime="${iso}">${text}</time>, ` +
    `<span ${ageAttribute}>${formatAge(madeAtMs, clock)}</span>. ` +
    `<a href="">Try again</a> <a href="${offlinePath}">More on this device</a></p></div>`
  );
}

/** `12 minutes ago`. */
export function formatAge(madeAtMs: number, clock: ContentClock): string {
  return `${updateStamp({ fetchedAtMs: madeAtMs, isStale: true }, clock).staleFor ?? ''} ago`;
}
