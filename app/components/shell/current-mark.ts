/** Value of `aria-current` for a link or group of the header. */
export type CurrentMark = 'page' | 'true' | null;

/** An element of the header that is marked on some pages. */
export interface Markable {
  /** Target; `null` for the title of a group. */
  readonly href: string | null;
  /** Path of the section that it represents, if any. */
  readonly section: string | null;
}

/** `data-section` names the section that an element represents; by default the linked page. */
export function readMarkable(attribute: (name: string) => string | null): Markable {
  const [href, section] = [attribute('href'), attribute('data-section')];
  return { href, section: section === '' ? href : section };
}

/** Marks the link to the current page as `page`, and the representative of its section as `true`. */
export function getCurrentMark({ href, section }: Markable, pathname: string): CurrentMark {
  if (href === pathname) return 'page';
  return section !== null && (pathname === section || pathname.startsWith(`${section}/`)) ? 'true' : null;
}
