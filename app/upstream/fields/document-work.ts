import { parseWebVideo } from '~/models/content/web-video';
import { text } from '../wire';
import { findAddress } from './embed-address';
import { parseDocument } from './html-document';
import { type LinkContext, toTextLink } from './link';

/* Changes to the document before it is sanitized: link targets, lazy pictures, videos and captions. */

/** Smaller pictures are tracking pixels or bullets. */
const LEAST_PICTURE_PIXELS = 24;

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
export function settlePictures(root: HTMLElement, context: LinkContext): void {
  settleFallbackPictures(root, context);
  for (const image of root.querySelectorAll('img')) {
    const src = findPictureAddress(image, context);
    if (src === null || isSmaller(image, LEAST_PICTURE_PIXELS)) image.remove();
    else image.setAttribute('src', src);
  }
}

/** The picture for browsers without scripts replaces the placeholder before it. */
function settleFallbackPictures(root: HTMLElement, context: LinkContext): void {
  const fallbacks = Array.from(root.querySelectorAll('noscript'));
  if (fallbacks.length === 0) return;
  const shown = new Set(Array.from(root.querySelectorAll('img'), (image) => findPictureAddress(image, context)));
  for (const noscript of fallbacks) {
    const image = parseDocument(noscript.textContent).querySelector('img');
    const placeholder = noscript.previousElementSibling;
    if (image === null || isSmaller(image, LEAST_PICTURE_PIXELS)) continue;
    if (/^(?:img|picture)$/.test(placeholder?.localName ?? '')) placeholder?.replaceWith(image);
    else if (!shown.has(findPictureAddress(image, context))) noscript.parentNode?.insertBefore(image, noscript);
  }
}

/** Replaces lone links to videos with a marked figure. */
export function settleVideos(root: HTMLElement): void {
  for (const element of root.querySelectorAll('oembed, a, p')) {
    const address = findVideoAddress(element);
    if (address !== null && parseWebVideo(address) !== null)
      element.replaceWith(buildVideo(root, address, nameVideo(element)));
  }
}

/** A figure that `parseVideo` reads. */
export function buildVideo(root: HTMLElement, address: string, title: string): HTMLElement {
  const figure = root.ownerDocument.createElement('figure');
  figure.setAttribute('data-video', address);
  figure.setAttribute('title', parseWebVideo(title) === null ? title : '');
  return figure;
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

function findPictureAddress(image: Element, context: LinkContext): string | null {
  const { parentElement: parent } = image;
  const sources = parent?.localName === 'picture' ? Array.from(parent.querySelectorAll('source')) : [];
  return findAddress([image, ...sources], context);
}

/** Whether an element is given a width or height below a number of pixels. Other sizes, such as `100%`, are removed. */
export function isSmaller(element: Element, pixels: number): boolean {
  const sizes = (['width', 'height'] as const).map((name) => {
    const size = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/i.exec(element.getAttribute(name) ?? '');
    if (size === null) element.removeAttribute(name);
    else element.setAttribute(name, size[1] ?? '');
    return size === null ? Infinity : Number(size[1]);
  });
  return Math.min(...sizes) < pixels;
}

function findVideoAddress(element: Element): string | null {
  switch (element.localName) {
    case 'a':
      return findLonelyVideo(element);
    case 'p':
      return element.firstElementChild === null ? element.textContent : null;
    default:
      return element.getAttribute('url');
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

function nameVideo(element: Element): string {
  return text().parse(element.getAttribute('title') ?? (element.localName === 'a' ? element.textContent : ''));
}
