import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';
import { useAutoRefresh, useRefreshText } from '~/browser/page-refresh';
import { missingPartPlan } from '~/browser/refresh-schedule';
import { buildHref, Route } from '~/href';
import { describeFailure, type FailureWords, isNotFound } from '~/models/failures/failure';
import { BackButton, ButtonLink } from '../ui/button';
import { Page } from '../ui/page';
import { SportLines } from '../ui/sport-lines';
import { TryAgain } from '../ui/unavailable';
import { ServerPageContext } from './server-page';

interface PageFailureProps {
  /** Shown for something that does not exist, instead of the page for unknown addresses. */
  readonly missing?: ReactNode;
  /** The page's own texts for a server failure. */
  readonly describeServerFailure?: (words: FailureWords, status: number) => FailureWords;
}

/** Error boundary of a page or layout: not found, failed, or no network. A failed page asks again, unless a layout around it does. */
export function PageFailure({ missing, describeServerFailure }: PageFailureProps) {
  const error = usePageError();
  const words = describeFailure(error);
  const isRefreshed = useRefreshText() !== null;
  // Every answer has an error of its own.
  const plan = useMemo(
    () => (describeFailure(error).canRetry && !isRefreshed ? { ...missingPartPlan } : null),
    [error, isRefreshed],
  );
  useAutoRefresh(plan);
  if (isNotFound(error)) return missing ?? <FailurePage words={words} />;
  const isServerFailure = isRouteErrorResponse(error) && error.status !== 404 && describeServerFailure !== undefined;
  return <FailurePage words={isServerFailure ? describeServerFailure(words, error.status) : words} />;
}

interface MissingPageProps {
  readonly title: string;
  readonly text: string;
  /** Where the visitor may find it. */
  readonly to: string;
  readonly linkText: string;
}

/** For an address under which a list has nothing. */
export function MissingPage({ title, text, to, linkText }: MissingPageProps) {
  return <FailurePage words={{ code: '404', title, text, canRetry: false, links: [{ to, text: linkText }] }} />;
}

export function FailurePage({ words }: { readonly words: FailureWords }) {
  const { code, title, text, canRetry, links = [] } = words;
  return (
    <Page width="wrap" header={null}>
      <div className="grid items-center gap-5 py-8 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:gap-8 laptop:grid-cols-[auto_minmax(0,1fr)_20rem] large-tablet:py-12">
        <FlapCode code={code} />
        <div className="min-w-0">
          <h1>{title}</h1>
          <p className="mt-2 mb-4 max-w-[46ch]">{text}</p>
          <div className="flex flex-wrap gap-2">
            {canRetry && <TryAgain />}
            {links.map((link) => (
              <ButtonLink key={link.to} to={link.to} look="solid">
                {link.text}
              </ButtonLink>
            ))}
            <ButtonLink to="/" look={canRetry || links.length > 0 ? 'plain' : 'solid'}>
              Back to Home
            </ButtonLink>
            <BackButton>Go Back</BackButton>
            {links[0]?.to !== buildHref(Route.scores) && <ButtonLink to={buildHref(Route.scores)}>Scores</ButtonLink>}
          </div>
        </div>
        <SportLines art="pitch" className="hidden h-45 w-80 laptop:block" />
      </div>
    </Page>
  );
}

function FlapCode({ code }: { readonly code: string }) {
  return (
    <p aria-hidden="true" className="flex gap-1">
      {Array.from(code).map((character, index) => (
        <span
          key={`${index}-${character}`}
          className="flap w-[min(5rem,24vw)] rounded text-center font-display text-[min(6.5rem,32vw)] leading-[1.23] font-bold"
        >
          {character}
        </span>
      ))}
    </p>
  );
}

/** Rethrows an error of the server-rendered page, so that `<ServerPageBoundary>` shows the server's HTML again. */
export function usePageError(): unknown {
  const error = useRouteError();
  const serverPage = useContext(ServerPageContext);
  const routerErrors = useContext(RouterStateContext)?.errors;
  const isOfRouter = Object.values(routerErrors ?? {}).includes(error);
  if (serverPage?.isShown() === true && !isOfRouter) throw error;
  return error;
}
