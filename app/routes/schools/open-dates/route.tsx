import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Found } from '~/components/list/list-matcher';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { noValue } from '~/models/text/no-value';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { openDateRules, type OpenDateRow, openDatesText, sources, toOpenDateGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toOpenDateGroups(optional.sports?.value ?? []);
  return { groups: pack(unavailable.includes('sports') ? null : groups) };
}

export default function OpenDates() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/schools', text: 'Schools' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={openDateRules}
      Body={Dates}
      what="The open dates"
    >
      <p className="max-w-[60ch] pb-3">{openDatesText}</p>
    </ListPage>
  );
}

const columns: readonly DataColumn<OpenDateRow>[] = [
  { head: 'School', cell: ({ school }) => <Found name={school} /> },
  { head: 'Open date', cell: ({ date }) => <span className="whitespace-nowrap">{date}</span> },
  { head: 'Contest', isFoldedOnPhones: true, cell: ({ contestType }) => contestType ?? noValue },
  { head: 'Location', isFoldedOnPhones: true, cell: ({ location }) => location ?? noValue },
  {
    head: 'Contract',
    name: 'Length of the contract',
    isFoldedOnPhones: true,
    cell: ({ contractLength }) => contractLength ?? noValue,
    foldedCell: ({ contractLength }) => (contractLength === null ? null : `Contract: ${contractLength}`),
  },
  {
    head: 'Notes',
    isFoldedOnPhones: true,
    cell: ({ notes }) => <span className="block min-w-40">{notes ?? noValue}</span>,
    foldedCell: ({ notes }) => notes,
  },
];

/** The dates of a sport, school year by school year. */
function Dates({ group: { title, rows } }: { readonly group: ListGroup<OpenDateRow> }) {
  const terms = [...new Set(rows.map(({ term }) => term))];
  return (
    <DataTable
      caption={`Open dates in ${title ?? 'all sports'}`}
      isCaptionHidden
      columns={columns}
      sections={terms.map((term) => ({ key: term, title: term, rows: rows.filter((row) => row.term === term) }))}
      rowKey={({ key }) => key}
    />
  );
}
