import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { Statement } from './empty-state';

interface ErrorStateProps {
  /** What happened, in one sentence. */
  readonly children: ReactNode;
  /** What still works. */
  readonly detail?: ReactNode;
  /** Next steps besides a retry: `ButtonLink`s. */
  readonly actions?: ReactNode;
}

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

/** Reloads the document. */
export function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={`${pathname}${search}`} reloadDocument look="solid" icon="refresh">
      Try again
    </ButtonLink>
  );
}
