import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Query parameters that filter rows in the browser. */
const filterNames = ['q', 'letter'];

/** `shouldRevalidate` of a page with a search in the browser: a change of only the filters does not load data again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isRefresh = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isRefresh || removeFilters(currentUrl) !== removeFilters(nextUrl);
}

/** The address without its filters. */
function removeFilters({ pathname, searchParams }: URL): string {
  const others = [...searchParams].filter(([name]) => !filterNames.includes(name));
  return `${pathname}?${new URLSearchParams(others).toString()}`;
}
