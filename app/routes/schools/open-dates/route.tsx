import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/blocks/list/list-matcher';
import { LoadedListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { loadList } from '~/blocks/list/load-list';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { noValue } from '~/models/text/no-value';
import { openDateRules, type OpenDateRow, openDatesText, sources, toOpenDateGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderFunctionArgs) => loadList(args, sources, toOpenDateGroups);

export default function OpenDates() {
  return (
    <LoadedListPage data={useLoaderData<typeof loader>()} rules={openDateRules} Body={Dates}>
      <p className="max-w-[60ch] pb-3">{openDatesText}</p>
    </LoadedListPage>
  );
}

const columns: readonly DataColumn<OpenDateRow>[] = [
  { head: 'School', renderCell: ({ school }) => <Found name={school} /> },
  { head: 'Open date', renderCell: ({ date }) => <span className="whitespace-nowrap">{date}</span> },
  { head: 'Contest', onPhones: 'folded', renderCell: ({ contestType }) => contestType ?? noValue },
  { head: 'Location', onPhones: 'folded', renderCell: ({ location }) => location ?? noValue },
  {
    head: 'Contract',
    name: 'Length of the contract',
    onPhones: 'folded',
    renderCell: ({ contractLength }) => contractLength ?? noValue,
    renderFoldedCell: ({ contractLength }) => (contractLength === null ? null : `Contract: ${contractLength}`),
  },
  {
    head: 'Notes',
    onPhones: 'folded',
    renderCell: ({ notes }) => <span className="block min-w-40">{notes ?? noValue}</span>,
    renderFoldedCell: ({ notes }) => notes,
  },
];

function Dates({ group: { title, rows } }: { readonly group: ListGroup<OpenDateRow> }) {
  const terms = [...new Set(rows.map(({ term }) => term))];
  return (
    <DataTable
      caption={`Open dates in ${title ?? 'all sports'}`}
      columns={columns}
      sections={terms.map((term) => ({ key: term, title: term, rows: rows.filter((row) => row.term === term) }))}
    />
  );
}
