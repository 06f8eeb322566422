import { isRouteErrorResponse } from '@remix-run/react';
import type { ReactNode } from 'react';
import { describeFailure, type FailureWords } from './failure';
import { FailurePage } from './failure-page';
import { usePageError } from './use-page-error';

interface PageFailureProps {
  /** Shown for a thing that does not exist, instead of the page of all unknown addresses. */
  readonly missing?: ReactNode;
  /** What the page says itself when the server could not make it. */
  readonly failed?: (words: FailureWords, status: number) => FailureWords;
}

/** The error boundary of a page or a layout: what was not found, what failed, or that there is no network. */
export function PageFailure({ missing, failed }: PageFailureProps) {
  const error = usePageError();
  const words = describeFailure(error);
  if (isNotFound(error)) return missing ?? <FailurePage words={words} />;
  return (
    <FailurePage words={isRouteErrorResponse(error) && failed !== undefined ? failed(words, error.status) : words} />
  );
}

/** Whether what a route threw says that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
