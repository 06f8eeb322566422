import type { UpdateStamp } from '~/models/dates/update-stamp';

/** The notice of a kept page's age. It stands outside the app, because the page was rendered without it. */
export const ageNoticeId = 'page-age';

/** The notice above a page that is served because it cannot be rendered. The time is in words of our own. */
export function renderAgeNotice({ text, iso, staleFor }: UpdateStamp): string {
  const age = staleFor === null ? '' : `, ${staleFor} ago`;
  return (
    `<div id="${ageNoticeId}" role="status" class="border-t-3 border-alert-orange-edge bg-alert-orange text-sm">` +
    `<p class="wrap py-2"><b>This page is from <time datetime="${iso}">${text}</time>${age}.</b> ` +
    'It cannot be renewed right now. Load it again in a minute.</p></div>'
  );
}
