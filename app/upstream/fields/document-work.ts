import type { WireContext } from '~/cache/define-source';
import { parseWebVideo } from '~/models/content/web-video';
import { httpUrl, text } from '../wire';
import { toTextLink } from './link';

/* Changes to the document before it is sanitized: link targets, lazy pictures, videos and captions. */

/** Smaller pictures are tracking pixels or bullets. */
const LEAST_PICTURE_PIXELS = 24;

const lazySources = ['data-src', 'data-lazy-src', 'data-original', 'src'];

export interface LinkContext extends Pick<WireContext, 'documentArchiveUrl'> {
  /** Address of the page, for its relative links; by default they are of this site. */
  readonly pageUrl?: string | undefined;
}

export function settleLinks(
  root: HTMLElement,
  { documentArchiveUrl, pageUrl }: LinkContext,
  allowedLink: RegExp,
): void {
  for (const link of root.querySelectorAll('a')) {
    const written = link.getAttribute('href') ?? '';
    const href = toTextLink(written, documentArchiveUrl);
    if (href === null || !allowedLink.test(href)) link.removeAttribute('href');
    else if (pageUrl !== undefined && /^[/#]/.test(href)) link.setAttribute('href', new URL(written, pageUrl).href);
    else link.setAttribute('href', href);
  }
}

/** Sets the address and size in pixels of every picture; drops pictures without an address. */
export function settlePictures(root: HTMLElement): void {
  for (const image of root.querySelectorAll('img')) {
    const src = findPictureAddress(image);
    const [width, height] = [readPixels(image, 'width'), readPixels(image, 'height')];
    if (src === null || Math.min(width ?? Infinity, height ?? Infinity) < LEAST_PICTURE_PIXELS) image.remove();
    else image.setAttribute('src', src);
  }
}

/** Replaces players, videos and lone links to them with a marked figure, `youtube:ID` or `vimeo:ID[:HASH]`. */
export function settleVideos(root: HTMLElement): void {
  for (const element of root.querySelectorAll('iframe, oembed, video, a, p')) {
    const address = findVideoAddress(element);
    const video = address === null ? null : parseWebVideo(address);
    if (video === null) continue;
    const figure = root.ownerDocument.createElement('figure');
    const parts = [video.host, video.id, video.hash].filter((part) => part !== undefined);
    figure.setAttribute('data-video', parts.join(':'));
    figure.setAttribute('title', findVideoTitle(element));
    element.replaceWith(figure);
  }
}

/** Turns captioned pictures of WordPress and similar systems into figures. */
export function settleCaptions(root: HTMLElement): void {
  for (const box of root.querySelectorAll('div.wp-caption, div.caption')) {
    const caption = box.querySelector('.wp-caption-text, .caption-text');
    if (caption === null || box.querySelector('img') === null) continue;
    const document = root.ownerDocument;
    const [figure, figcaption] = [document.createElement('figure'), document.createElement('figcaption')];
    moveContent(caption, figcaption);
    caption.remove();
    moveContent(box, figure);
    figure.appendChild(figcaption);
    box.replaceWith(figure);
  }
}

function moveContent(from: Element, to: Element): void {
  for (const child of Array.from(from.childNodes)) to.appendChild(child);
}

function findPictureAddress(image: Element): string | null {
  const given = lazySources.map((name) => image.getAttribute(name));
  const [firstOfSet] = (image.getAttribute('srcset') ?? '').trim().split(/\s+/);
  const addresses = [...given, firstOfSet].map((address) => httpUrl().parse(address));
  return addresses.find((address) => address !== null) ?? null;
}

function readPixels(image: Element, name: 'width' | 'height'): number | null {
  const size = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/i.exec(image.getAttribute(name) ?? '');
  if (size === null) image.removeAttribute(name);
  else image.setAttribute(name, size[1] ?? '');
  return size === null ? null : Number(size[1]);
}

function findVideoAddress(element: Element): string | null {
  switch (element.localName) {
    case 'a':
      return findLonelyVideo(element);
    case 'p':
      return element.children.length === 0 ? element.textContent : null;
    case 'video':
      return element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? null;
    default:
      return element.getAttribute('src') ?? element.getAttribute('data-src') ?? element.getAttribute('url');
  }
}

/** Checks the address first, because inspecting a link's surroundings takes time proportional to its parent. */
function findLonelyVideo(link: Element): string | null {
  const href = link.getAttribute('href') ?? '';
  return parseWebVideo(href) !== null && standsAlone(link) ? href : null;
}

/** A link among other text is a reference; a link that is the whole paragraph stands for the video. */
function standsAlone(link: Element): boolean {
  const { parentElement: parent } = link;
  if (parent === null || link.querySelector('img') !== null) return false;
  return /^(?:p|div|figure)$/.test(parent.localName) && parent.textContent.trim() === link.textContent.trim();
}

function findVideoTitle(element: Element): string {
  const title = text().parse(element.getAttribute('title') ?? (element.localName === 'a' ? element.textContent : ''));
  return parseWebVideo(title) === null ? title : '';
}
