import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ContactCards } from '~/components/list/contact-cards';
import { ListPage } from '~/components/list/list-page';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { mediaRules, sources, toMediaGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toMediaGroups(optional.outlets?.value ?? []);
  return { groups: pack(unavailable.includes('outlets') ? null : groups) };
}

export default function MediaDirectory() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/news-media', text: 'News & Media' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={mediaRules}
      Body={ContactCards}
      what="The media directory"
    />
  );
}
