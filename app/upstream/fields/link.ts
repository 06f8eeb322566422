import type * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import { formatSitePath } from '~/models/text/site-path';
import { text } from '../wire';

const SITE = 'https://site.invalid';
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** `www.example.org/page` and the like: upstream leaves the scheme out now and then. */
const hostWithoutScheme = /^(?:www\.|[a-z0-9-]+\.(?:com|org|net|edu|gov|tv|us)(?:[/?#:]|$))/i;

/** Files that are read beside the page. */
const documentName = /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip)$/i;
const archivePath = /^\/documents(?:[/?#]|$)/i;

type DocumentHosts = Pick<WireContext, 'documentArchiveUrl' | 'answerUrl'>;

/** Where something leads: see `textLink`. Nothing, and what must not be a link, is `null`. */
export function link({ documentArchiveUrl }: DocumentHosts = {}): z.ZodType<string | null> {
  return text().transform((address) => textLink(address, documentArchiveUrl));
}

/**
 * The address of a file. Upstream writes some of them without a host: these are files of the document archive or, where none
 * is named, of the host that the answer came from; never of this site.
 */
export function documentLink({ documentArchiveUrl, answerUrl }: DocumentHosts): z.ZodType<string | null> {
  const host = documentArchiveUrl ?? answerUrl;
  return text().transform((raw) => {
    const address = safeLink(raw);
    if (address === null || !/^[/#]/.test(address)) return address;
    return address.startsWith('/') && host !== undefined ? new URL(address, host).href : null;
  });
}

/**
 * The address a link may have, or `null` when it may have none. In-site addresses come out as a path (`/…`) or a
 * fragment (`#…`), all others absolute. Parsed with the URL parser that browsers use, so control characters and
 * backslashes hide nothing.
 * @param raw an `href` as upstream wrote it, entities decoded
 */
export function safeLink(raw: string): string | null {
  const address = raw.trim();
  if (address === '') return null;
  const given = hostWithoutScheme.test(address) ? `https://${address}` : address;
  if (!URL.canParse(given, SITE)) return null;
  const url = new URL(given, SITE);
  if (!allowedProtocols.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (address.startsWith('#')) return url.hash === '' ? null : url.hash;
  return url.origin === SITE ? formatSitePath(url) : url.href;
}

/**
 * Like `safeLink`, but the files below `/documents` are not on this site.
 * @param documentArchiveUrl where they are; without it they are not linked
 */
export function textLink(raw: string, documentArchiveUrl: string | undefined): string | null {
  const address = safeLink(raw);
  if (address === null || !archivePath.test(address)) return address;
  return documentArchiveUrl === undefined ? null : documentArchiveUrl + address;
}

/** True for an address that opens a file of the archive, or another one of that kind. */
export function isDocumentLink(href: string): boolean {
  if (!/^(?:https?:|\/)/.test(href)) return false;
  const { pathname } = new URL(href, SITE);
  return archivePath.test(pathname) || documentName.test(pathname);
}
