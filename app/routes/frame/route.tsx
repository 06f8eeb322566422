import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { failureWords } from '~/components/shell/failure';
import { FailurePage } from '~/components/shell/failure-page';
import { OutageNotice } from '~/components/shell/outage-notice';
import { usePageError } from '~/components/shell/use-page-error';
import { outageOf, pageFromOf } from './outage';

/** What the row says of the page; and, once all that the page reads is there, its age and whether it is a stale-if-error copy. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const lines = await site.whenRead();
  return {
    page: site.page,
    outage: outageOf(lines, site.clock, Date.now()),
    pageFrom: pageFromOf(lines, site.clock),
  };
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

export { layoutMeta as meta } from '../page-meta';

export function ErrorBoundary() {
  return <FailurePage words={failureWords(usePageError())} />;
}
