import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * `shouldRevalidate` of a page whose query only chooses from what the page has: nothing is asked for until it is refreshed or
 * another page is shown.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
