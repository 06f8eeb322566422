import type { ContentClock } from '~/models/dates/content-clock';
import { ageSentenceStarts, formatAge, updateStamp } from '~/models/dates/update-stamp';
import { Route } from '~/route-patterns.generated';

export const ageNoticeId = 'page-age';
/** Attribute of the notice: when the site made the page, real clock, milliseconds. */
export const madeAtAttribute = 'data-made-at';
/** Attribute of the notice on a page that the service worker has kept. */
export const offlineAttribute = 'data-offline';
/** Attribute of the age in the notice, which is updated while the page is read. */
export const ageAttribute = 'data-age';

const reasons = {
  offline: 'You are offline.',
  unreachable: 'The site cannot be reached.',
  'not-rendered': 'It cannot be renewed right now. Load it again in a minute.',
} as const;

interface ShownCopy {
  readonly madeAtMs: number;
  /** Why a copy is shown instead of a new page. */
  readonly reason: keyof typeof reasons;
}

/** Puts an age notice at the top of an earlier page, outside the app's container, which was rendered without it. */
export function withAgeNotice(html: string, copy: ShownCopy, clock: ContentClock): string {
  return html.replace(
    /(<body[^>]*>)(?:<div id="page-age"[^]*?<\/div>)?/,
    (_, body: string) => body + renderAgeNotice(copy, clock),
  );
}

const linkClasses = 'mr-3 inline-flex min-h-6 items-center print:hidden';

function renderAgeNotice({ madeAtMs, reason }: ShownCopy, clock: ContentClock): string {
  const { text, iso } = updateStamp({ fetchedAtMs: madeAtMs, isStale: true }, clock);
  const isKept = reason !== 'not-rendered';
  const links = isKept
    ? ` <a href="" class="${linkClasses}">Try again</a> <a href="${Route.offline}" class="${linkClasses}">More on this device</a>`
    : '';
  return (
    `<div id="${ageNoticeId}" role="status" ${madeAtAttribute}="${madeAtMs}"${isKept ? ` ${offlineAttribute}` : ''} class="border-t-3 border-alert-orange-edge bg-alert-orange text-sm">` +
    `<p class="wrap py-2"><b>${ageSentenceStarts.page}<time datetime="${iso}">${text}</time>, ` +
    `<span ${ageAttribute}>${formatAge(madeAtMs, clock)}</span>.</b> ${reasons[reason]}${links}</p></div>`
  );
}
