import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useRouteError, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { failureWords } from '~/components/shell/failure';
import { FailurePage } from '~/components/shell/failure-page';
import { OutageNotice } from '~/components/shell/outage-notice';
import { pageTitle } from '../page-title';
import { outageOf, pageFromOf } from './outage';

/** Waits for what the page reads, and tells of when it is, and whether it stands in for a source which does not answer. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const lines = await site.whenRead();
  return { outage: outageOf(lines, site.clock, Date.now()), pageFrom: pageFromOf(lines, site.clock) };
}

/** With another query the page may read nothing; what was said of it stays until it is refreshed. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/**
 * The layout around every page, below the root: it says how old a page is whose sources do not answer, and catches what
 * pages throw, so that the header and footer stay where they are while an error page takes the place of the page.
 */
export default function Frame() {
  const { outage } = useLoaderData<typeof loader>();
  return (
    <div>
      <Outlet />
      <OutageNotice outage={outage} />
    </div>
  );
}

export const meta: MetaFunction = ({ error, matches }) =>
  error === undefined ? [] : [{ title: pageTitle(failureWords(error).title, matches) }];

export function ErrorBoundary() {
  return <FailurePage words={failureWords(useRouteError())} />;
}
