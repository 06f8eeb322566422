import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Query parameters that filter what the page already has. */
const chosenOnPage = ['q', 'letter'];

/** `shouldRevalidate` of a page with its own search: only a refresh or a change of another parameter loads data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isRefresh = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isRefresh || readAddress(currentUrl) !== readAddress(nextUrl);
}

/** The part of an address that decides what is read. */
function readAddress({ pathname, searchParams }: URL): string {
  const read = [...searchParams].filter(([name]) => !chosenOnPage.includes(name));
  return `${pathname}?${new URLSearchParams(read).toString()}`;
}
