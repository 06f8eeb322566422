/** What `aria-current` says of a link or a group of the header. */
export type CurrentMark = 'page' | 'true' | null;

/** An element of the header that is marked on some pages. */
export interface Markable {
  /** Where it leads; `null` for the title of a group. */
  readonly href: string | null;
  /** Path of the section that it stands for, if any. */
  readonly section: string | null;
}

/**
 * Reads an element of the header: its `data-section` has the path of the section that it stands for, or nothing where that is
 * the page that it leads to.
 * @param attribute gives an attribute of the element, `null` where it has none
 */
export function readMarkable(attribute: (name: string) => string | null): Markable {
  const [href, section] = [attribute('href'), attribute('data-section')];
  return { href, section: section === '' ? href : section };
}

/** A link to the page that is shown is marked as such, and what stands for the section around the page as current. */
export function getCurrentMark({ href, section }: Markable, pathname: string): CurrentMark {
  if (href === pathname) return 'page';
  return section !== null && (pathname === section || pathname.startsWith(`${section}/`)) ? 'true' : null;
}
