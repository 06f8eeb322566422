import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '~/page/load-page';
import { PeopleListPage } from '../people-list-page';
import { boardRules, boardText, sources, toBoardGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toBoardGroups(optional.directors?.value ?? []);
  return { groups: unavailable.includes('directors') ? null : groups };
}

export default function BoardOfDirectors() {
  return (
    <PeopleListPage groups={useLoaderData<typeof loader>().groups} rules={boardRules} what="The directors">
      <p className="max-w-[60ch] pb-3">{boardText}</p>
    </PeopleListPage>
  );
}
