import type { EmbedOffer } from '~/components/embed/embed-code';
import { getToday } from '~/models/dates/content-clock';
import { parseUrl } from '~/models/text/parse-url';
import { buildPageRequest, readPageAddress } from '~/page/page-address';
import { notFound } from '~/page/page-outcome';
import type { SiteContext } from '~/page/site-context';
import { requireEmbed } from './embed-kinds';
import { findEmbedPath } from './embed-of-page';

/** What can be embedded of a pasted address of a page of the site. Throws a response: 404 if there is nothing, otherwise as `loadSources`. */
export async function describeEmbed(site: SiteContext, pasted: string | undefined): Promise<EmbedOffer> {
  const { clock, environment } = site;
  const siteUrl = environment.SITE_URL;
  const url = siteUrl === undefined ? null : parseUrl(pasted ?? '', siteUrl);
  if (siteUrl === undefined || pasted === undefined || url?.origin !== new URL(siteUrl).origin) {
    throw notFound.toResponse();
  }
  const readAddress = (of: URL) => readPageAddress(of, () => getToday(clock));
  const address = readAddress(url);
  const path = address.refusal === null && address.kind === 'document' ? await findEmbedPath(address, site) : null;
  if (path === null) throw notFound.toResponse();
  const embedded = readAddress(new URL(path, siteUrl));
  const { kind, load } = requireEmbed(embedded.route);
  const request = { ...site, ...buildPageRequest(embedded, site), refusal: embedded.refusal };
  const { title } = await load({ context: { site: request } });
  return { kind, path, title };
}
