import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { PageFailure } from '~/components/shell/page-failure';

/* Exports that the layouts around a sport's pages share. */

export { buildLayoutMeta as meta } from '~/page/page-meta';

/** Navigation within a sport keeps bars and menus without reloading them. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.sportId !== nextParams.sportId;
}

export function ErrorBoundary() {
  return <PageFailure />;
}
