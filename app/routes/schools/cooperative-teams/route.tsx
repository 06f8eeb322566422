import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { type CooperativeRow, cooperativeRules, sources, toCooperativeGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toCooperativeGroups(optional.sports?.value ?? []);
  return { groups: pack(unavailable.includes('sports') ? null : groups) };
}

export default function CooperativeTeams() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/schools', text: 'Schools' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={cooperativeRules}
      Body={Agreements}
      what="The cooperative teams"
    />
  );
}

const columns: readonly DataColumn<CooperativeRow>[] = [
  { head: 'Host', cell: ({ host }) => <Found name={host} /> },
  {
    head: 'With',
    cell: ({ guests }) => (
      <ul>
        {guests.map((guest) => (
          <li key={guest}>
            <Found name={guest} />
          </li>
        ))}
      </ul>
    ),
  },
  { head: 'Ends', name: 'The agreement ends', cell: ({ ends }) => <span className="whitespace-nowrap">{ends}</span> },
];

function Agreements({ group: { title, rows } }: { readonly group: ListGroup<CooperativeRow> }) {
  return (
    <DataTable
      caption={`Cooperative teams in ${title ?? 'all sports'}`}
      isCaptionHidden
      columns={columns}
      sections={[{ key: 'teams', rows }]}
      rowKey={({ key }) => key}
    />
  );
}
