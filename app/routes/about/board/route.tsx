import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadList } from '~/blocks/list/load-list';
import { PeopleListPage } from '../people-list-page';
import { boardRules, boardText, sources, toBoardGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toBoardGroups);

export default function BoardOfDirectors() {
  return (
    <PeopleListPage data={useLoaderData<typeof loader>()} rules={boardRules}>
      <p className="max-w-[60ch] pb-3">{boardText}</p>
    </PeopleListPage>
  );
}
