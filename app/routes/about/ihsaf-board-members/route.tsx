import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { PeopleListPage } from '../people-list-page';
import { memberRules, sources, toMemberGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const { environment, page } = args.context.site;
  const groups = toMemberGroups(optional.members?.value ?? []);
  return {
    // The foundation is called after the association, as in the navigation.
    title: `${environment.PRODUCT}F ${page.heading}`,
    groups: unavailable.includes('members') ? null : groups,
  };
}

export const meta: MetaFunction<typeof loader> = (args) => buildPageMeta(args, { title: args.data?.title });

export default function IhsafBoard() {
  const { title, groups } = useLoaderData<typeof loader>();
  return <PeopleListPage title={title} groups={groups} rules={memberRules} what="Members" />;
}
