import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext } from 'react';
import { useRefreshText } from '~/browser/page-refresh';
import { formatUnavailable } from '~/models/text/no-value';
import { ButtonLink } from './button';
import { EmptyState, Statement, type StateProps } from './empty-state';

/** Set on a page whose unavailable parts are those that the association does not publish: the words for its main part. */
export const UnpublishedTextContext = createContext<string | undefined>(undefined);

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

/** Shown in place of a part whose source failed; nothing in place of one that the association does not publish. */
export function Unavailable({ what, detail, isMain = false, failureText, isSpaced }: UnavailableProps) {
  const unpublishedText = useContext(UnpublishedTextContext);
  const headline = formatUnavailable(what);
  const everyText = useRefreshText();
  if (unpublishedText) return isMain ? <EmptyState isSpaced={isSpaced}>{unpublishedText}</EmptyState> : null;
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

/** Something went wrong; its actions are next steps besides a retry. */
export function ErrorState({ children, detail, actions, isSpaced }: StateProps) {
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
