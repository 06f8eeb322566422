import { parseUrl } from '~/models/text/parse-url';
import { httpUrl } from '../wire';
import type { LinkContext } from './link';

/** Attributes with the address of a picture or frame; those of scripts that load it later come first. */
const addressAttributes = (
  'data-src data-lazy-src data-original data-orig-src data-lazy data-cfsrc data-full-url src data ' +
  'data-srcset data-lazy-srcset srcset url value'
).split(' ');

/** The first http or https address of elements that show the same. A relative one is at the host of the page. */
export function findAddress(elements: readonly Element[], context: LinkContext): string | null {
  for (const element of elements) {
    for (const name of addressAttributes) {
      const given = element.getAttribute(name)?.trim() ?? '';
      for (const candidate of name.endsWith('srcset') ? listCandidates(given) : [given]) {
        const address = resolveAddress(candidate, context);
        if (address !== null) return address;
      }
    }
  }
  return null;
}

/** Most pictures of a set that are considered. */
const MOST_CANDIDATES = 20;

function listCandidates(set: string): string[] {
  return set
    .split(/,\s|\s[\d.]+[wx](?:\s*,)?/, MOST_CANDIDATES)
    .map((address) => address.trim().replace(/\s.*|,$/s, ''));
}

const completeUrl = httpUrl();

function resolveAddress(given: string, { pageUrl, answerUrl, documentArchiveUrl }: LinkContext): string | null {
  const complete = given === '' ? null : completeUrl.parse(given);
  const base = /^\/?documents\//i.test(given) ? (documentArchiveUrl ?? answerUrl) : (pageUrl ?? answerUrl);
  if (complete !== null || given === '' || base === undefined) return complete;
  const url = parseUrl(given, base);
  return url === null ? null : completeUrl.parse(url.href);
}

/** Players and viewers whose address leads to nothing outside of a frame, and the page of what they show. */
const pagesOfEmbeds: readonly (readonly [
  at: RegExp,
  findPage: (url: URL, text: (name: string) => string) => string,
])[] = [
  // Viewers and plugins that name the address of what they show.
  [
    /^(?:www\.facebook\.com\/plugins\/|docs\.google\.com\/(?:viewer|gview)|view\.officeapps\.live\.com\/op\/|w\.soundcloud\.com\/player)/,
    (_, text) => text('href') || text('url') || text('src'),
  ],
  [
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/live_stream/,
    (_, text) => `https://www.youtube.com/channel/${encodeURIComponent(text('channel'))}/live`,
  ],
  [/^(?:www\.|maps\.)?google\.\w+\/maps\/d\/(?:u\/\d\/)?embed/, ({ href }) => href.replace('/embed', '/viewer')],
  [
    /^(?:www\.|maps\.)?google\.[\w.]+\/maps(?:\/embed|$)/,
    (_, text) => {
      const pin = decodePart(/!2s([^!]+)/.exec(text('pb'))?.[1] ?? '');
      const place = text('q') || pin || text('destination') || text('center') || text('ll');
      return place && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
    },
  ],
  [
    /^platform\.twitter\.com\/embed\//,
    (_, text) => text('id') && `https://x.com/i/status/${encodeURIComponent(text('id'))}`,
  ],
  [
    /^player\.twitch\.tv\//,
    (_, text) => text('channel') && `https://www.twitch.tv/${encodeURIComponent(text('channel'))}`,
  ],
  [/^(?:vimeo\.com\/(?:event|showcase)|(?:www\.)?instagram\.com)\//, ({ href }) => href.replace(/\/embed\b.*$/, '')],
];

/** The page of what a frame shows, where its own address leads to nothing outside of a frame. */
export function findPageOfEmbed(address: string): string {
  const url = new URL(address);
  const given = url.host + url.pathname;
  const findPage = pagesOfEmbeds.find(([at]) => at.test(given))?.[1];
  const page = findPage?.(url, (name) => url.searchParams.get(name) ?? '') ?? '';
  return completeUrl.parse(page) ?? address;
}

/** The name of the file at an address, or else its host. */
export function nameAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isFile = /.\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i.test(file);
  return isFile ? decodePart(file) : hostname.replace(/^www\./, '');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
