import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { parseUrl } from '~/models/text/parse-url';
import { buildPhoneHref } from '~/models/text/phone-link';
import { formatSitePath } from '~/models/text/site-path';
import { text } from '../wire';
import { plainAddress } from './contact';
import { cleanText, saysNothing } from './plain-text';
import { withScheme } from './web-address';

const SITE = 'https://site.invalid';
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Words for no address that can be something else in other fields. */
const noAddress = /^(?:na|none|null|tb[ad])$/i;

/** Files that are read beside the page. */
const documentName = /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip)$/i;
const archivePath = /^\/documents(?:[/?#]|$)/i;

type DocumentHosts = Pick<WireContext, 'documentArchiveUrl' | 'answerUrl'>;

export interface LinkContext extends Pick<WireContext, 'documentArchiveUrl' | 'answerUrl'> {
  /** Address of the page, for its relative links; by default they are of this site. */
  readonly pageUrl?: string | undefined;
}

/** Link target, see `textLink`; `null` if missing or not allowed. */
export function link({ documentArchiveUrl }: DocumentHosts = {}): z.ZodType<string | null> {
  return text().transform((address) => toTextLink(address, documentArchiveUrl));
}

/** Address of a file. One without a host is in the document archive, or at the answer's host, never on this site. */
export function documentLink({ documentArchiveUrl, answerUrl }: DocumentHosts): z.ZodType<string | null> {
  const host = documentArchiveUrl ?? answerUrl;
  return text().transform((raw) => {
    const address = toSafeLink(raw);
    if (address === null || !/^[/#]/.test(address)) return address;
    return address.startsWith('/') && host !== undefined ? new URL(address, host).href : null;
  });
}

/** Like `documentLink`, for rows that are dropped without an address. */
export function requiredDocumentLink(context: DocumentHosts): z.ZodType<string> {
  return documentLink(context).pipe(z.string({ error: 'has no usable address' }));
}

/** The allowed address of a link, or `null`. The browsers' URL parser is used, so control characters hide nothing. */
export function toSafeLink(raw: string): string | null {
  const address = raw.replaceAll('&amp;', '&').trim();
  if (noAddress.test(address) || saysNothing(cleanText(address))) return null;
  const given = toAddress(address);
  const url = parseUrl(given, SITE);
  if (url === null || !allowedProtocols.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (address.startsWith('#')) return url.hash === '' ? null : url.hash;
  return url.origin === SITE ? formatSitePath(url) : url.href;
}

function toAddress(address: string): string {
  const mail = address.replace(/^(?:mailto|e-?mail):[/\s]*/i, '');
  if (plainAddress.test(mail.replace(/\?.*/s, ''))) return `mailto:${mail}`;
  return buildPhoneHref(address) ?? withScheme(address);
}

/** Like `toSafeLink`, but files below `/documents` are in the document archive, and not linked without one. */
export function toTextLink(raw: string, documentArchiveUrl: string | undefined): string | null {
  const address = toSafeLink(raw);
  if (address === null || !archivePath.test(address)) return address;
  return documentArchiveUrl === undefined ? null : documentArchiveUrl + address;
}

/** Whether an address opens a file of the archive, or another file of that kind. */
export function isDocumentLink(href: string): boolean {
  if (!/^(?:https?:|\/)/.test(href)) return false;
  const { pathname } = new URL(href, SITE);
  return archivePath.test(pathname) || documentName.test(pathname);
}
