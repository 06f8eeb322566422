import { NavLink, type NavLinkProps } from '@remix-run/react';
import { useFetchAhead } from './use-fetch-ahead';

/** A link in a navigation: it knows whether its page is the one that is shown. The page is fetched on intent. */
export function SiteNavLink({ to, ...rest }: NavLinkProps & { readonly to: string }) {
  const { handlers, ahead } = useFetchAhead(to);
  return (
    <>
      <NavLink to={to} {...handlers} {...rest} />
      {ahead}
    </>
  );
}
