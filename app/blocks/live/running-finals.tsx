import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import type { LiveBoard } from './live-view';
import type { RunningFinalsView } from './running-finals-view';

/** Leaders of each class during the finals, before everything else. */
export function RunningFinals({ finals: { boards, stamp } }: { readonly finals: RunningFinalsView }) {
  return (
    <Part id="state-finals" title="State Finals Leaders">
      <FreshnessStamp stamp={stamp} isLive className="text-xs" />
      <div className="grid gap-x-8 gap-y-4 pt-2 tablet:grid-cols-2">
        {boards.map((board) => (
          <ClassLeaders key={board.id} board={board} />
        ))}
      </div>
    </Part>
  );
}

function ClassLeaders({ board: { id, title, course, rows, emptyText, more } }: { readonly board: LiveBoard }) {
  const headingId = `leaders-${id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 id={headingId} className="flex flex-wrap items-baseline gap-x-2 text-d-md">
        {title} <small className="font-text text-xs font-normal text-ink-2">{course}</small>
      </h3>
      {rows.length === 0 ? (
        <p className="py-2 text-sm text-ink-2">{emptyText}</p>
      ) : (
        <Results isWhole>
          <DataTable caption={`Leaders, ${title}`} columns={columns} rows={rows} />
        </Results>
      )}
      <MoreLink to={more.href}>{more.text}</MoreLink>
    </section>
  );
}

type Row = LiveBoard['rows'][number];

const columns: readonly DataColumn<Row>[] = [
  {
    head: 'Golfer',
    cell: ({ place, placeWords, name, detail }) => (
      <span className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
        <Spoken text={place} words={placeWords} />
        <span>
          <span className="font-semibold">{name}</span>
          {detail !== null && <span className="block text-xs text-ink-2"> {detail}</span>}
        </span>
      </span>
    ),
  },
  {
    head: 'Total',
    isNumeric: true,
    cell: ({ overall, overallWords, tone }) => (
      <span className={tone === 'under' ? 'font-semibold text-under-par' : ''}>
        <Spoken text={overall} words={overallWords} />
      </span>
    ),
  },
  { head: 'Thru', isNumeric: true, cell: ({ thru, thruWords }) => <Spoken text={thru} words={thruWords} /> },
];

function Spoken({ text, words }: { readonly text: string; readonly words: string | null }) {
  if (words === null) return <span>{text}</span>;
  return (
    <span>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
