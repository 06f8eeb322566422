import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Query parameters that choose from what a page has: with another value it reads nothing else. */
const chosenOnPage = ['q', 'letter'];

/**
 * `shouldRevalidate` of a page that searches what it has: nothing is asked for until it is refreshed, another page is shown or
 * another part of the query changes.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isRefresh = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isRefresh || addressRead(currentUrl) !== addressRead(nextUrl);
}

/** The part of an address that decides what is read. */
function addressRead({ pathname, searchParams }: URL): string {
  const read = [...searchParams].filter(([name]) => !chosenOnPage.includes(name));
  return `${pathname}?${new URLSearchParams(read).toString()}`;
}
