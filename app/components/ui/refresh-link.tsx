import { ButtonLink, type ButtonLinkProps } from './button';
import { usePageRefresh } from './page-refresh';

interface RefreshLinkProps extends Pick<ButtonLinkProps, 'children' | 'className'> {
  /** The page's own address, for reloading without scripts. */
  readonly to: string;
}

export function RefreshLink({ to, children, className }: RefreshLinkProps) {
  const { refresh } = usePageRefresh();
  return (
    <ButtonLink
      to={to}
      preventScrollReset
      icon="refresh"
      onClick={(event) => {
        event.preventDefault();
        refresh();
      }}
      className={className}
    >
      {children}
    </ButtonLink>
  );
}
