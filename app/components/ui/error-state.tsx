import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { Statement } from './empty-state';

interface ErrorStateProps {
  /** What happened, in one sentence. */
  readonly children: ReactNode;
  /** What still works. */
  readonly detail?: ReactNode;
  /** What to do next besides trying again: `ButtonLink`s. */
  readonly actions?: ReactNode;
}

/** Stands where a part would be that could not be loaded; offers to load the page again. */
export function ErrorState({ children, detail, actions }: ErrorStateProps) {
  return (
    <Statement
      edge="border-alert-red-edge"
      say={children}
      detail={detail}
      actions={
        <>
          <TryAgain />
          {actions}
        </>
      }
    />
  );
}

/** Asks for the same address again, as a whole document. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={`${pathname}${search}`} reloadDocument look="solid" icon="refresh">
      Try again
    </ButtonLink>
  );
}
