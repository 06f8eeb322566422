import { isRouteErrorResponse } from '@remix-run/react';
import type { ReactNode } from 'react';
import { describeFailure, type FailureWords, isNotFound } from './failure';
import { FailurePage } from './failure-page';
import { usePageError } from './use-page-error';

interface PageFailureProps {
  /** Shown for something that does not exist, instead of the page for unknown addresses. */
  readonly missing?: ReactNode;
  /** The page's own texts for a server failure. */
  readonly failed?: (words: FailureWords, status: number) => FailureWords;
}

/** Error boundary of a page or layout: not found, failed, or no network. */
export function PageFailure({ missing, failed }: PageFailureProps) {
  const error = usePageError();
  const words = describeFailure(error);
  if (isNotFound(error)) return missing ?? <FailurePage words={words} />;
  return (
    <FailurePage words={isRouteErrorResponse(error) && failed !== undefined ? failed(words, error.status) : words} />
  );
}
