import type { LoaderFunction, MetaFunction } from '@remix-run/cloudflare';
import { Route } from '~/href';

type Data<Loader extends LoaderFunction> = NonNullable<Parameters<MetaFunction<Loader>>[0]['data']>;

/** Adds the address at which programs learn how to embed the page (oembed.com, discovery) to its `meta`. A module of its own, because few pages need it. */
export function withEmbedLink<Loader extends LoaderFunction>(
  describe: MetaFunction<Loader>,
  hasEmbed: (data: Data<Loader>) => boolean = () => true,
): MetaFunction<Loader> {
  return (args) => {
    const described = describe(args);
    const data = args.data as Data<Loader> | undefined;
    const canonical = described.flatMap((tag) => ('rel' in tag && tag.rel === 'canonical' ? String(tag.href) : []))[0];
    // Without the public address of the site, the canonical address is a path.
    if (data === undefined || !canonical?.startsWith('http') || !hasEmbed(data)) return described;
    // Slashes are allowed in a query, and an address with them compresses better.
    const href = `${new URL(Route.oembed, canonical).href}?url=${canonical.replaceAll('&', '%26')}`;
    return [...described, { tagName: 'link', rel: 'alternate', href, type: 'application/json+oembed' }];
  };
}
