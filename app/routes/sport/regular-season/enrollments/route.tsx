import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { Found } from '~/blocks/list/list-matcher';
import { ListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { TeamName } from '~/components/football/team-name';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { pack } from '~/components/ui/packed';
import { useUnpacked } from '~/components/ui/use-unpacked';
import { describeEnrollments, enrollmentMultiplier } from '~/config/classification';
import { findCurrentSeason } from '~/models/dates/season';
import { noValue } from '~/models/text/no-value';
import { loadPage } from '~/page/load-page';
import { type EnrollmentRow, enrollmentRules, sources, toEnrollmentGroups, toEnrollmentsView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export async function loader(args: LoaderFunctionArgs) {
  const heading = buildRegularSeasonHeading(requireRegularSeasonSport(args.params));
  const { byName, bySize } = (await loadPage(args, sources)).optional;
  const schools = (byName ?? bySize)?.value;
  const season = findCurrentSeason(args.context.site.clock);
  return { heading, season, view: pack(schools === undefined ? null : toEnrollmentsView(schools)) };
}

export default function FootballEnrollments() {
  const { heading, season, view: packed } = useLoaderData<typeof loader>();
  const view = useUnpacked(packed);
  const groups = useMemo(() => view && toEnrollmentGroups(view), [view]);
  return (
    <ListPage heading={heading} groups={groups} rules={enrollmentRules} Body={Schools} what="The enrollments">
      <p className="max-w-[60ch] pb-3 text-sm">
        {describeEnrollments(season)}; (m) where the multiplier of {enrollmentMultiplier} applies. Classes are
        tentative: football has its classes at the end of the regular season.
      </p>
    </ListPage>
  );
}

const columns: readonly DataColumn<EnrollmentRow>[] = [
  { head: 'School', cell: (school) => <TeamName team={{ ...school, shortName: school.name }} isForHundreds /> },
  {
    head: 'Enroll.',
    name: 'Enrollment',
    isNumeric: true,
    cell: ({ enrollment, isMultiplied }) => (
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
  { head: 'Class', name: 'Tentative class', cell: ({ tentativeClass }) => tentativeClass },
  { head: 'Desig.', name: 'Designated class', cell: ({ designatedClass }) => designatedClass ?? noValue },
  { head: 'Conference', isFoldedOnPhones: true, cell: ({ conference }) => <Found name={conference} /> },
];

function Schools({ group: { title, rows } }: { readonly group: ListGroup<EnrollmentRow> }) {
  return (
    <DataTable
      caption={`Football enrollments, ${(title ?? '').toLowerCase()}`}
      isCaptionHidden
      columns={columns}
      sections={[{ key: 'schools', rows }]}
      rowKey={({ id }) => id}
    />
  );
}
