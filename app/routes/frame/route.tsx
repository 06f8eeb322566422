import type { MetaFunction } from '@remix-run/cloudflare';
import { Outlet, useRouteError } from '@remix-run/react';
import { failureWords } from '../../components/shell/failure';
import { FailurePage } from '../../components/shell/failure-page';
import { pageTitle } from '../page-title';

/**
 * The layout of every page that has no other. It has no look of its own: it catches what pages throw below the root, so
 * that the header and footer stay where they are while an error page takes the place of the page.
 */
export default function Frame() {
  return <Outlet />;
}

export const meta: MetaFunction = ({ error, matches }) =>
  error === undefined ? [] : [{ title: pageTitle(failureWords(error).title, matches) }];

export function ErrorBoundary() {
  return <FailurePage words={failureWords(useRouteError())} />;
}
