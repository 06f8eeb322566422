import { isRouteErrorResponse } from '@remix-run/react';

/** Texts of an error page: a code of three characters, what happened, what to do next, and whether a retry may help. */
export interface FailureWords extends Readonly<typeof anything> {
  /** Pages on which the visitor may find it. */
  readonly links?: readonly { readonly to: string; readonly text: string }[];
}

const upstreamText =
  'The rest of the site still works, and pages with a recent copy keep showing it. Try again in a few seconds.';

const byStatus: Readonly<Record<number, FailureWords>> = {
  404: { code: '404', title: 'Page not found', text: 'This page may have been moved or deleted.', canRetry: false },
  502: {
    code: '502',
    title: 'The data could not be loaded',
    text: `The service behind this page answered with an error. ${upstreamText}`,
    canRetry: true,
  },
  504: {
    code: '504',
    title: 'The data did not arrive in time',
    text: `The service behind this page is slow at the moment. ${upstreamText}`,
    canRetry: true,
  },
};

const anything = {
  code: '500',
  title: 'This page failed',
  text: 'Something went wrong on our side. The rest of the site still works. Try again, or start from the home page.',
  canRetry: true,
};

/** Thrown with status 404 when the association has no sport of that name. */
export const sportNotFound = 'Sport not found';

/** Thrown with status 404 for an invalid value in an address. */
export const badValue = 'Invalid address';

export const missingSport: FailureWords = {
  code: '404',
  title: sportNotFound,
  text: 'The association has no sport at this address. All sports are in the menu.',
  canRetry: false,
};

/** Texts for a thrown response by its status, or for an internal error. */
export function describeFailure(error: unknown): FailureWords {
  if (!isRouteErrorResponse(error)) return anything;
  if (error.status === 404 && error.data === sportNotFound) return missingSport;
  if (error.data instanceof Object) return error.data as FailureWords;
  return byStatus[error.status] ?? anything;
}

/** Thrown as JSON with status 404 for a page whose sources the association does not publish. Denies no fact. */
export const notPublished: FailureWords = {
  code: '404',
  title: 'Not published',
  text: 'This association does not publish what this page would show. The menu leads to everything that it publishes.',
  canRetry: false,
};

/** Whether the thrown value means that something does not exist. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && !(error.data instanceof Object);
}

/** Whether the thrown value is `notPublished`. */
export function isNotPublished(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && error.data instanceof Object;
}
