import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { isLightPage } from '~/href';
import { Icon } from './icon';

/** State of a location that a link with `turnsPage` led to. */
export const turnedPage = 'turned-page';

export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  /** A path of this site, or an absolute address. */
  readonly to: string;
  /** Omits the arrow of an external link that a picture or another sign replaces. */
  readonly withoutArrow?: boolean;
  /** Accessible addition to the link text, where the same text occurs many times on a page. */
  readonly about?: string;
  /** Disables prefetching, where a pointer crosses many such links. */
  readonly prefetch?: 'none';
  /** Keeps the scroll position on navigation. */
  readonly preventScrollReset?: boolean;
  /** Leads to another page of a list, which scrolls to its top when it arrives (`useScrollOnTurn`). */
  readonly turnsPage?: boolean;
  /** Loads a document instead of navigating within the app. */
  readonly reloadDocument?: boolean;
}

/** Every in-site and external link. It is a plain `<a>`: `useSiteLinks` handles all links of the document. */
export function SiteLink({
  to,
  withoutArrow = false,
  about,
  prefetch,
  preventScrollReset = false,
  turnsPage = false,
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
        data-keep-scroll={preventScrollReset || turnsPage ? '' : undefined}
        data-turns-page={turnsPage ? '' : undefined}
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

/** A link, or without an address its content alone. */
export function OptionalLink({ to, ...rest }: Omit<SiteLinkProps, 'to'> & { readonly to: string | null | undefined }) {
  return to ? <SiteLink to={to} {...rest} /> : rest.children;
}

export function isExternal(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(to);
}

/** Arrow of a link that leaves the site or opens a new tab. It never wraps without the word before it. */
export function ExternalMark() {
  return (
    <span aria-hidden="true" className="whitespace-nowrap before:text-[0px] before:content-['\a0']">
      <Icon name="external" className="ml-1 inline-block size-3.5 align-[-1px]" />
    </span>
  );
}

/** The end of a link that opens a new tab. */
export function NewTabMark({ about }: { readonly about?: string | null }) {
  return (
    <>
      <ExternalMark />
      <span className="sr-only">{about ? `, ${about} (opens in a new tab)` : ' (opens in a new tab)'}</span>
    </>
  );
}

/** Whether a click asks for another tab or window and so belongs to the browser. */
export function isNewTabClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
