import { BidBadge } from '~/components/football/bid-badge';
import { BidNotes } from '~/components/football/bid-notes';
import { ClassPlacesRow } from '~/components/football/class-places-row';
import { PlayoffChances } from '~/components/football/playoff-chances';
import { PlayoffSection } from '~/components/football/playoff-section';
import { SchoolMark } from '~/components/scores/school-mark';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { SiteLink } from '~/components/ui/site-link';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { drawClassPlaces } from '~/models/football/class-places';
import { formatClass } from '~/models/text/label';
import { type FieldRow, type FieldTable, type FieldView, outChoice } from './field-view';
import { type WhatIfAddress, buildWhatIfHref } from './games-view';

const columns: readonly DataColumn<FieldRow>[] = [
  { head: 'Rank', name: 'Bid, class and rank', renderCell: (row) => <Rank row={row} /> },
  { head: 'School', isRowHead: true, renderCell: (row) => <School row={row} /> },
  { head: 'W-L', name: 'Wins and losses', field: 'record' },
  { head: 'Opp. Wins', name: 'Wins of all opponents', whenNarrow: 'folded-with-name', field: 'opponentsWins' },
  {
    head: 'Beaten Opp. Wins',
    name: 'Wins of defeated opponents',
    whenNarrow: 'folded-with-name',
    field: 'defeatedOpponentsWins',
  },
  { head: 'Enroll', name: 'Enrollment', whenNarrow: 'folded-with-name', field: 'enrollment' },
  { head: 'Why', whenNarrow: 'folded', renderCell: (row) => <Why row={row} /> },
];

/** The teams on both sides of the line between in and out. */
export function Bubble({ bubble, isDrawn }: Pick<FieldView, 'bubble'> & { readonly isDrawn: boolean }) {
  return (
    <PlayoffSection
      id="bubble"
      title={isDrawn ? 'Last In, First Out' : 'The Bubble'}
      aside={isDrawn ? null : 'The shaded places above. Orange: your picks decide.'}
    >
      {bubble.map((table) => (
        <div key={table.title} className="mt-3">
          <TeamTable table={table} />
        </div>
      ))}
      {isDrawn && (
        <div className="mt-3">
          <BidNotes bids={['R', 'C', 'A']} />
        </div>
      )}
    </PlayoffSection>
  );
}

/** What the drawing has made of the field: each class leads to its bracket. */
export function DrawnClasses({ cutLines }: Pick<FieldView, 'cutLines'>) {
  return (
    <PlayoffSection id="field" title="The Field" aside="256 teams in eight classes of 32">
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {cutLines.map(({ name, enrollments }) => (
          <li key={name} className="flex min-h-11 items-center justify-between gap-x-4 border-b border-line">
            <SiteLink
              to={buildHref(Route.fbPlayoffBrackets, { sportId: playoffSportId, classId: name })}
              className="inline-flex min-h-6 items-center font-display text-d-md font-semibold"
            >
              {`${formatClass(name)} bracket`}
            </SiteLink>
            <span className="text-sm text-ink-2">Enrollment {enrollments}</span>
          </li>
        ))}
      </ul>
    </PlayoffSection>
  );
}

interface ClassesProps extends Pick<FieldView, 'cutLines' | 'shown' | 'foundPlaces'> {
  readonly address: WhatIfAddress;
  /** Index of the shown class; `null` for the teams that are out. */
  readonly current: number | null;
}

/** One class of the field, or the teams that are out, with enrollment limits of all classes. */
export function Classes({ cutLines, shown, foundPlaces, address, current }: ClassesProps) {
  const buildFieldTab = (text: string, show: string, isCurrent: boolean) => ({
    text,
    isCurrent,
    to: buildWhatIfHref({
      ...address,
      show,
    }),
  });
  const tabs = [
    ...cutLines.map(({ name }, index) => buildFieldTab(name, name.toLowerCase(), index === current)),
    buildFieldTab('Out', outChoice, current === null),
  ];
  return (
    <PlayoffSection id="field" title="The Field" aside="256 teams in eight classes of 32">
      <div className="my-3 grid grid-cols-1 gap-2">
        <ClassTabs tabs={tabs} label="Classes" isOnPage />
        <BidNotes bids={['R', 'C', 'A']} />
        {current !== null && <ClassPlacesRow places={drawClassPlaces(shown.rows)} chosen={foundPlaces} />}
      </div>
      <TeamTable table={shown} />
      <h3 className="mt-4">Enrollments of the classes</h3>
      <dl className="mt-1 grid gap-x-6 text-sm large-phone:grid-cols-2 laptop:grid-cols-4">
        {cutLines.map(({ name, enrollments }) => (
          <div key={name} className="flex gap-2 border-b border-line py-1">
            <dt className="font-semibold">{name}</dt>
            <dd>{enrollments}</dd>
          </div>
        ))}
      </dl>
    </PlayoffSection>
  );
}

export function TeamTable({ table: { title, rows } }: { readonly table: FieldTable }) {
  return <DataTable isWide caption={title} isCaptionShown className="field-table" columns={columns} rows={rows} />;
}

function Rank({ row: { rank, bid } }: { readonly row: FieldRow }) {
  if (bid === null) return rank;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <BidBadge bid={bid} /> {rank}
    </span>
  );
}

/** Why the picks put it there, and what is certain without them. */
function Why({ row: { why, chances } }: { readonly row: FieldRow }) {
  return (
    <>
      {why}
      {chances !== null && <PlayoffChances text={chances.text} conditions={chances.conditions} />}
    </>
  );
}

function School({ row: { id, name, logoUrl, change } }: { readonly row: FieldRow }) {
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={logoUrl === null ? id : null} name={name} logoUrl={logoUrl} />
      <span className="min-w-0">
        {name}
        {change !== '' && <b>{change}</b>}
      </span>
    </span>
  );
}
