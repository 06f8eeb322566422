import { useLoaderData } from '@remix-run/react';
import type { ListGroup } from '~/blocks/list/list-rules';
import { ServerListPage } from '~/blocks/list/server-list-page';
import { useUnpacked } from '~/browser/packed';
import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Found } from '~/components/ui/found';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { describeEnrollments, enrollmentMultiplier } from '~/config/classification';
import { buildHref, Route } from '~/href';
import { isMadeId } from '~/models/text/made-id';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type EnrollmentRow, enrollmentRules, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function SchoolEnrollments() {
  const { season, view } = useLoaderData<typeof loader>();
  return (
    <ServerListPage view={useUnpacked(view)} rules={enrollmentRules} Body={Schools} what="The enrollments">
      <p className="max-w-[60ch] pb-3">
        {describeEnrollments(season)}. Where the multiplier of {enrollmentMultiplier} applies, the multiplied enrollment
        counts: <SiteLink to={buildHref(Route.schoolsClassifications)}>why a school is in its class</SiteLink>.
      </p>
    </ServerListPage>
  );
}

const columns: readonly DataColumn<EnrollmentRow>[] = [
  {
    head: 'School',
    renderCell: ({ id, name, logoUrl }) => (
      <span className="flex items-center gap-2">
        <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />
        <OptionalLink to={isMadeId(id) ? null : buildHref(Route.schoolsDetails, { schoolId: id })} className="min-w-0">
          <Found name={name} />
        </OptionalLink>
      </span>
    ),
  },
  {
    head: 'Actual',
    name: 'Actual enrollment',
    isNumeric: true,
    whenNarrow: 'folded',
    renderCell: ({ actual }) => actual,
    renderFoldedCell: ({ actual, counted }) => (actual === counted ? null : `Actual ${actual}`),
  },
  {
    head: 'Multiplied',
    whenNarrow: 'folded',
    renderCell: ({ multiplied }) => multiplied,
    renderFoldedCell: ({ multiplied }) => (multiplied === 'Yes' ? 'Multiplied' : null),
  },
  { head: 'Counts', name: 'Enrollment that counts', isNumeric: true, renderCell: ({ counted }) => counted },
  {
    head: 'Classes',
    renderCell: ({ id, name }) =>
      isMadeId(id) ? null : (
        <SiteLink
          to={buildHref(Route.schoolsClassifications, { query: { school: id } })}
          about={name}
          prefetch="none"
          className="whitespace-nowrap"
        >
          Why
        </SiteLink>
      ),
  },
];

function Schools({ group: { rows } }: { readonly group: ListGroup<EnrollmentRow> }) {
  return <DataTable caption="Enrollments" columns={columns} rows={rows} />;
}
