import { parseWebVideo } from '~/models/content/web-video';
import { text } from '../wire';
import { buildVideo, isSmaller } from './document-work';
import { findAddress, findPageOfEmbed, nameAddress } from './embed-address';
import type { LinkContext } from './link';

/** Words for a browser that cannot show the element. */
const excuse = /\b(?:browsers?|supported|frames?|flash|plug-?ins?|loading|javascript)\b/i;

/** Replaces players with a marked figure, and what the site does not embed with a link to it, named by its title or fallback. */
export function settleEmbeds(root: HTMLElement, context: LinkContext): void {
  for (const element of root.querySelectorAll('iframe, object, embed, audio, video')) {
    if (!root.contains(element)) continue;
    const parts = [element, ...element.querySelectorAll('source, param, embed, iframe')];
    const addresses = parts.flatMap((part) => findAddress([part], context) ?? []);
    const video = addresses.find((address) => parseWebVideo(address) !== null);
    const fallback = element.querySelector('a[href]');
    const address = fallback?.getAttribute('href') ?? addresses[0];
    if (video !== undefined) element.replaceWith(buildVideo(root, video, nameEmbed(element, fallback)));
    else if (address === undefined || isSmaller(element, 2)) element.replaceWith(...element.querySelectorAll('img'));
    else if (isPicture(element, address)) element.replaceWith(buildPicture(root, address, nameEmbed(element, null)));
    else element.replaceWith(buildLink(root, address, nameEmbed(element, fallback)));
  }
}

function nameEmbed(element: Element, fallback: Element | null): string {
  const names = [
    element.getAttribute('title'),
    element.getAttribute('aria-label'),
    fallback?.textContent,
    element.textContent,
  ];
  return names.map((name) => text().parse(name)).find((name) => name !== '' && !excuse.test(name)) ?? '';
}

function isPicture(element: Element, address: string): boolean {
  if (element.localName !== 'object' && element.localName !== 'embed') return false;
  const type = element.getAttribute('type') ?? '';
  return type.startsWith('image/') || /\.(?:gif|jpe?g|png|svg|webp)(?:\?|$)/i.test(address);
}

function buildPicture(root: HTMLElement, src: string, alt: string): HTMLElement {
  const image = root.ownerDocument.createElement('img');
  image.setAttribute('src', src);
  image.setAttribute('alt', alt);
  return image;
}

function buildLink(root: HTMLElement, address: string, name: string): HTMLElement {
  const [paragraph, link] = [root.ownerDocument.createElement('p'), root.ownerDocument.createElement('a')];
  const href = address.startsWith('http') ? findPageOfEmbed(address) : address;
  link.setAttribute('href', href);
  link.textContent = name || nameAddress(href);
  paragraph.appendChild(link);
  return paragraph;
}
