import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useRefreshText } from '~/browser/page-refresh';
import { formatUnavailable } from '~/models/text/no-value';
import { ButtonLink } from './button';
import { Statement } from './empty-state';

interface UnavailableProps {
  /** Name of the part, as in its heading: `Upcoming events`. */
  readonly what: string;
  /** What still works; for the main content, by default the rest of the site. */
  readonly detail?: ReactNode;
  /** The main content of the page, so a reload is offered. */
  readonly isMain?: boolean;
  /** The page's own failure text, above the usual one. */
  readonly failureText?: string | undefined;
  /** Below other content. */
  readonly isSpaced?: boolean;
}

/** Shown in place of a part whose source failed. */
export function Unavailable({ what, detail, isMain = false, failureText, isSpaced }: UnavailableProps) {
  const headline = formatUnavailable(what);
  const everyText = useRefreshText();
  if (!isMain)
    return <Statement edge="border-alert-red-edge" headline={headline} detail={detail} isSpaced={isSpaced} />;
  const asksAgain = everyText === null ? '.' : `, and this page asks again ${everyText}.`;
  const usual = `The rest of the site still works${asksAgain}`;
  const [text, more] = failureText === undefined ? [headline, detail ?? usual] : [failureText, `${headline} ${usual}`];
  return (
    <ErrorState detail={more} isSpaced={isSpaced}>
      {text}
    </ErrorState>
  );
}

interface ErrorStateProps {
  /** What happened, in one sentence. */
  readonly children: ReactNode;
  /** What still works. */
  readonly detail?: ReactNode;
  /** Next steps besides a retry: `ButtonLink`s. */
  readonly actions?: ReactNode;
  readonly isSpaced?: boolean;
}

export function ErrorState({ children, detail, actions, isSpaced }: ErrorStateProps) {
  return (
    <Statement
      edge="border-alert-red-edge"
      headline={children}
      detail={detail}
      isSpaced={isSpaced}
      actions={
        <>
          <TryAgain />
          {actions}
        </>
      }
    />
  );
}

/** Reloads the document. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={`${pathname}${search}`} reloadDocument look="solid" icon="refresh">
      Try again
    </ButtonLink>
  );
}
