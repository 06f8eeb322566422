import type { ComponentPropsWithoutRef } from 'react';
import { isLightPage } from '~/href';
import { ExternalMark } from './external-mark';

export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  /** A path of this site, or an absolute address. */
  readonly to: string;
  /** Leave out the arrow of an external link, where a picture or another sign stands for it. */
  readonly withoutArrow?: boolean;
  /** Said by screen readers after the words of the link: what it is about, where the words alone are many times on a page. */
  readonly about?: string;
  /** The page is not fetched before the click: where a pointer passes over many such links. */
  readonly prefetch?: 'none';
  /** Following the link leaves the page scrolled as it is. */
  readonly preventScrollReset?: boolean;
  /** Following the link loads a document: what is no page of the app, or a page that has to be made anew. */
  readonly reloadDocument?: boolean;
}

/**
 * The one way to link, in the app and in the parts around it that are drawn without a router. In-site pages are fetched on intent, before
 * the click; addresses elsewhere say so, to the eye with an arrow and to screen readers in words. It is a plain `<a>`: `useSiteLinks` follows all links of the document within it.
 */
export function SiteLink({
  to,
  withoutArrow = false,
  about,
  prefetch,
  preventScrollReset = false,
  reloadDocument = isLightPage(to),
  children,
  ...rest
}: SiteLinkProps) {
  if (!isExternal(to)) {
    return (
      <a
        href={to}
        data-discover={reloadDocument ? undefined : 'true'}
        data-prefetch={prefetch}
        data-keep-scroll={preventScrollReset ? '' : undefined}
        {...rest}
      >
        {children}
        {about !== undefined && <span className="sr-only">{`, ${about}`}</span>}
      </a>
    );
  }
  return (
    <a href={to} rel="noopener" {...rest}>
      {children}
      {!withoutArrow && <ExternalMark />}
      <span className="sr-only">{about === undefined ? ' (external site)' : `, ${about} (external site)`}</span>
    </a>
  );
}

/** True for an absolute address, which leaves this site. */
export function isExternal(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(to);
}
