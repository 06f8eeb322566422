import { BidBadge } from '~/components/football/bid-badge';
import { BidNotes } from '~/components/football/bid-notes';
import { ClassPlacesRow } from '~/components/football/class-places-row';
import { PlayoffChances } from '~/components/football/playoff-chances';
import { PlayoffSection } from '~/components/football/playoff-section';
import { SchoolMark } from '~/components/scores/school-mark';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { drawClassPlaces } from '~/models/football/class-places';
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
    </PlayoffSection>
  );
}

interface ClassesProps extends Pick<FieldView, 'cutLines' | 'shown'> {
  readonly address: WhatIfAddress;
  /** Index of the shown class; `null` for the teams that are out. */
  readonly current: number | null;
  /** All places are certain. */
  readonly isDrawn: boolean;
}

/** One class of the field, or the teams that are out, with enrollment limits of all classes. */
export function Classes({ cutLines, shown, address, current, isDrawn }: ClassesProps) {
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
        {!isDrawn && <BidNotes bids={['R', 'C', 'A']} />}
        {current !== null && !isDrawn && <ClassPlacesRow places={drawClassPlaces(shown.rows)} />}
      </div>
      <TeamTable table={shown} />
      {isDrawn && (
        <div className="mt-3">
          <BidNotes bids={['R', 'C', 'A']} />
        </div>
      )}
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
      {chances !== null && <PlayoffChances {...chances} />}
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
