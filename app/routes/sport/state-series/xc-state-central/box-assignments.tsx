import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { Icon } from '~/components/ui/icon';
import { Part } from '~/components/ui/part';
import type { StartingBox } from '~/models/state-series/cross-country-entries';
import { formatCount } from '~/models/text/format-count';
import type { EntriesView } from './page';

const columns: readonly DataColumn<StartingBox>[] = [
  {
    head: 'Box',
    renderCell: ({ box }) => <b className="font-display text-d-sm print:text-[1em] print:leading-none">{box}</b>,
  },
  { head: 'School or athlete', renderCell: (box) => <Runner box={box} /> },
];

interface BoxAssignmentsProps {
  readonly classId: string;
  readonly boxes: EntriesView['boxes'];
  /** Search results are open on phones too. */
  readonly isOpen: boolean;
}

/** Starting positions, folded on phones, a separate sheet in print. */
export function BoxAssignments({ classId, boxes, isOpen }: BoxAssignmentsProps) {
  const { left, right } = boxes;
  return (
    <Part id="boxes" title={`Class ${classId} Box Assignments`} className="mt-6 print:mt-2">
      {left.length + right.length === 0 ? (
        <EmptyState>No data available.</EmptyState>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-4 tablet:grid-cols-2 print:grid-cols-2 print:[&_:is(th,td)]:h-3 print:[&_:is(th,td)]:py-0 print:[&_table]:text-[7.5pt] print:[&_table]:leading-[1.15]">
          <Column caption="Boxes 1 to 23" boxes={left} isOpen={isOpen} />
          <Column caption="Boxes 24 and up" boxes={right} isOpen={isOpen} />
        </div>
      )}
    </Part>
  );
}

interface ColumnProps extends Pick<BoxAssignmentsProps, 'isOpen'> {
  readonly caption: string;
  readonly boxes: readonly StartingBox[];
}

function Column({ caption, boxes, isOpen }: ColumnProps) {
  if (boxes.length === 0) return <div />;
  return (
    <details
      open={isOpen}
      className="list-group open-from-tablet max-tablet:border-b max-tablet:border-line screen:max-tablet:[&_caption]:sr-only"
    >
      <summary className="flex min-h-11 items-center gap-2 py-1 font-display text-d-md font-semibold hover:bg-surface-sunken tablet:supports-[selector(::details-content)]:hidden print:hidden">
        <Icon name="right" className="size-4 text-accent" />
        <span className="flex-1">{caption}</span>
        <span className="font-text text-sm font-normal text-ink-2">
          {formatCount(boxes.length, 'entry', 'entries')}
        </span>
      </summary>
      <DataTable caption={caption} isCaptionShown columns={columns} rows={boxes} />
    </details>
  );
}

function Runner({ box: { school, athlete } }: { readonly box: StartingBox }) {
  if (athlete === null || athlete === '') return <b className="font-semibold">{school}</b>;
  return (
    <>
      {athlete}
      <span className="hidden print:inline">, </span>
      <span className="block text-xs text-ink-2 print:inline print:text-[1em] print:leading-none">{school}</span>
    </>
  );
}
