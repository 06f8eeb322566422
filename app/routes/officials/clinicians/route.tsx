import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/components/list/list-page';
import type { ListGroup } from '~/components/list/list-rules';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { noValue } from '~/models/text/no-value';
import { loadPage } from '~/page/load-page';
import { usePageHeading } from '~/page/page-meta';
import { type ClinicianRow, clinicianRules, sources, toClinicianGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const { optional, unavailable } = await loadPage(args, sources);
  const groups = toClinicianGroups(optional.clinicians?.value ?? []);
  return { groups: pack(unavailable.includes('clinicians') ? null : groups) };
}

export default function Clinicians() {
  return (
    <ListPage
      title={usePageHeading()}
      area={{ to: '/officials', text: 'Officials' }}
      groups={useUnpacked(useLoaderData<typeof loader>().groups)}
      rules={clinicianRules}
      Body={ClinicianTable}
      what="The clinicians"
    />
  );
}

const columns: readonly DataColumn<ClinicianRow>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'City', cell: ({ city }) => city ?? noValue },
  { head: 'ID', name: 'Official ID', cell: ({ officialId }) => officialId },
];

function ClinicianTable({ group: { title, rows } }: { readonly group: ListGroup<ClinicianRow> }) {
  return (
    <DataTable
      caption={`Clinicians in ${title ?? 'all sports'}`}
      isCaptionHidden
      columns={columns}
      sections={[{ key: 'clinicians', rows }]}
      rowKey={({ officialId }) => officialId}
    />
  );
}
