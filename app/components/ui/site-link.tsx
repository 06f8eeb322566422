import { Link, type LinkProps } from '@remix-run/react';
import { isLightPage } from '~/config/light-pages';
import { isUnbuilt } from '~/config/unbuilt-pages';
import { ExternalMark } from './external-mark';
import { useFetchAhead } from './use-fetch-ahead';

export interface SiteLinkProps extends Omit<LinkProps, 'to' | 'target' | 'rel'> {
  /** A path of this site, or an absolute address. */
  readonly to: string;
  /** Leave out the arrow of an external link, where a picture or another sign stands for it. */
  readonly withoutArrow?: boolean;
  /** Said by screen readers after the words of the link: what it is about, where the words alone are many times on a page. */
  readonly about?: string;
}

/**
 * The one way to link. In-site pages are fetched on intent, before the click; addresses elsewhere say so, to the eye with
 * an arrow and to screen readers in words. What would lead to a page that is not built yet is text.
 */
export function SiteLink({ to, withoutArrow = false, about, children, ...rest }: SiteLinkProps) {
  if (isUnbuilt(to)) return <span className={classOfText(rest.className)}>{children}</span>;
  if (!isExternal(to)) {
    const isFetchedAhead = !isLightPage(to) && rest.reloadDocument !== true && rest.prefetch !== 'none';
    const Kind = isFetchedAhead ? LinkAhead : Link;
    return (
      <Kind to={to} reloadDocument={isLightPage(to)} {...rest}>
        {children}
        {about !== undefined && <span className="sr-only">{`, ${about}`}</span>}
      </Kind>
    );
  }
  return (
    <Link to={to} rel="noopener" {...rest}>
      {children}
      {!withoutArrow && <ExternalMark />}
      <span className="sr-only">{about === undefined ? ' (external site)' : `, ${about} (external site)`}</span>
    </Link>
  );
}

/** The place of a link without the looks of one. */
function classOfText(className: string | undefined): string | undefined {
  return className?.replaceAll('quiet-link', '').trim();
}

function LinkAhead({ to, ...rest }: LinkProps & { readonly to: string }) {
  const { handlers, ahead } = useFetchAhead(to);
  return (
    <>
      <Link to={to} {...handlers} {...rest} />
      {ahead}
    </>
  );
}

/** True for an absolute address, which leaves this site. */
export function isExternal(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
}
