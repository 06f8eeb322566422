import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { ListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { useUnpacked } from '~/browser/packed';
import { Chart } from '~/components/charts/chart';
import { Ruler } from '~/components/charts/ruler';
import { TeamName } from '~/components/football/team-name';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Found } from '~/components/ui/found';
import { describeEnrollments, enrollmentMultiplier } from '~/config/classification';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type EnrollmentRow, enrollmentRules, sources, toEnrollmentGroups, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function FootballEnrollments() {
  const { heading, season, ...packed } = useLoaderData<typeof loader>();
  const view = useUnpacked(packed.view);
  const cutoffs = useUnpacked(packed.cutoffs);
  const groups = useMemo(() => view && toEnrollmentGroups(view), [view]);
  return (
    <ListPage heading={heading} groups={groups} rules={enrollmentRules} Body={Schools} what="The enrollments">
      <p className="max-w-[60ch] pb-3 text-sm">
        {describeEnrollments(season)}; (m) where the multiplier of {enrollmentMultiplier} applies.{' '}
        {cutoffs === null
          ? 'Classes are tentative: football has its classes at the end of the regular season.'
          : 'Classes in the list are tentative.'}
      </p>
      {cutoffs !== null && (
        <Chart
          title="Classes of the playoffs by enrollment"
          text={cutoffs.text}
          scale="Height: number of schools."
          className="-mt-1"
        >
          <Ruler ruler={cutoffs.ruler} />
        </Chart>
      )}
    </ListPage>
  );
}

const columns: readonly DataColumn<EnrollmentRow>[] = [
  {
    head: 'School',
    className: 'max-w-none',
    renderCell: (school) => <TeamName team={{ ...school, shortName: school.name }} isForHundreds />,
  },
  {
    head: 'Enroll.',
    name: 'Enrollment',
    isNumeric: true,
    renderCell: ({ enrollment, isMultiplied }) => (
      <>
        {enrollment}
        {isMultiplied && (
          <>
            <span aria-hidden="true"> (m)</span>
            <span className="sr-only"> multiplied</span>
          </>
        )}
      </>
    ),
  },
  { head: 'Class', name: 'Tentative class', field: 'tentativeClass' },
  {
    head: 'Desig.',
    name: 'Designated class',
    whenNarrow: 'folded',
    renderFoldedCell: ({ designatedClass }) => (designatedClass === null ? null : `Designated ${designatedClass}`),
    field: 'designatedClass',
  },
  { head: 'Conference', whenNarrow: 'folded', renderCell: ({ conference }) => <Found name={conference} /> },
];

function Schools({ group: { title, rows } }: { readonly group: ListGroup<EnrollmentRow> }) {
  return <DataTable caption={`Football enrollments, ${(title ?? '').toLowerCase()}`} columns={columns} rows={rows} />;
}
