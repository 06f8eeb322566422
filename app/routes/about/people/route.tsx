import { useLoaderData } from '@remix-run/react';
import { LoadedListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { PersonCard, type PersonView } from '~/components/ui/person-card';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { peopleLists, sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ title }) => ({ title }));

export default function People() {
  return <LoadedListPage Body={PersonCards} {...peopleLists[useLoaderData<typeof loader>().page]} />;
}

/** Cards have third-level headings, so a group without a title has a heading for screen readers. */
function PersonCards({ group: { title, rows } }: { readonly group: ListGroup<PersonView> }) {
  return (
    <>
      {title === null && <h2 className="sr-only">People</h2>}
      <div className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
        {rows.map((person) => (
          <PersonCard key={person.key} person={person} />
        ))}
      </div>
    </>
  );
}
