import { useLoaderData } from '@remix-run/react';
import { ListResults } from '~/blocks/list/list-results';
import type { ListGroup } from '~/blocks/list/list-rules';
import { useLoadingText } from '~/blocks/statistics/use-loading-text';
import { useUnpacked } from '~/browser/packed';
import { SchoolMark } from '~/components/scores/school-mark';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Found } from '~/components/ui/found';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { schoolRules, type SchoolRow, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ view }) => ({ canonical: view.canonicalHref }));

export default function Schools() {
  const { heading, view, unavailable, list: packed } = useLoaderData<typeof loader>();
  const list = useUnpacked(packed);
  const loadingText = useLoadingText(view.path);
  return (
    <Page {...heading}>
      <LiveBar stamp={view.stamp} refreshHref={view.refreshHref}>
        {view.classTabs.length > 0 && <ClassTabs tabs={view.classTabs} label="Classes" />}
      </LiveBar>
      <p role="status" className="min-h-6 text-sm text-ink-2">
        {loadingText}
      </p>
      {unavailable.includes('schools') ? (
        <Unavailable what="The schools" isMain />
      ) : (
        <ListResults
          rules={schoolRules}
          view={list}
          query={{ search: view.search, letter: null, flags: [], page: 1 }}
          path={view.path}
          Body={Rows}
        />
      )}
    </Page>
  );
}

function Rows({ group: { rows } }: { readonly group: ListGroup<SchoolRow> }) {
  return <DataTable caption="Schools" columns={columns} rows={rows} />;
}

const columns: readonly DataColumn<SchoolRow>[] = [
  { head: 'School', renderCell: (row) => <School row={row} /> },
  { head: 'Class', field: 'classId' },
  { head: 'Record', name: 'Wins and losses', isNumeric: true, className: 'whitespace-nowrap', field: 'record' },
];

function School({ row: { key, name, nickname, logoUrl, to } }: { readonly row: SchoolRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={key} name={name} logoUrl={logoUrl} />
      <span className="min-w-0">
        <OptionalLink to={to} className="inline-block min-h-6">
          <Found name={name} />
        </OptionalLink>
        {nickname !== null && <span className="block text-xs text-ink-2">{nickname}</span>}
      </span>
    </span>
  );
}
