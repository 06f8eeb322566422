import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import type { RunningBoard, RunningFinalsView } from './running-finals-view';

/** Leading golfers and teams of each class during the finals, and the final places afterwards. First part of the page. */
export function RunningFinals({ finals: { isOver, boards, stamp } }: { readonly finals: RunningFinalsView }) {
  return (
    <Part
      id="state-finals-leaders"
      title={isOver ? 'State Finals: Final' : 'State Finals Leaders'}
      aside={<FreshnessStamp stamp={stamp} hasBriefAge={!isOver} isTimeOnly className="text-xs" />}
    >
      <div className="grid gap-x-8 gap-y-4 tablet:grid-cols-2">
        {boards.map((board) => (
          <ClassLeaders key={board.id} board={board} />
        ))}
      </div>
    </Part>
  );
}

function ClassLeaders({ board }: { readonly board: RunningBoard }) {
  const { id, title, course, champion, rows, emptyText, more, teams, teamsText } = board;
  const headingId = `leaders-${id}`;
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 id={headingId} className="flex flex-wrap items-baseline gap-x-2">
        {title} <small className="font-text text-xs font-normal text-ink-2">{course}</small>
      </h3>
      <Results isWhole>
        {champion !== null && <p className="pt-1 text-sm font-semibold">{champion}</p>}
        {rows.length === 0 ? (
          <p className="py-2 text-sm text-ink-2">{emptyText}</p>
        ) : (
          <DataTable
            caption={`${champion === null ? 'Leaders' : 'First places'}, ${title}`}
            columns={columns}
            rows={rows}
          />
        )}
        {teams.length > 0 && <DataTable caption={`Teams, ${title}`} columns={teamColumns} rows={teams} />}
        {teamsText !== null && <p className="py-2 text-sm text-ink-2">{teamsText}</p>}
      </Results>
      <MoreLink to={more.href}>{more.text}</MoreLink>
    </section>
  );
}

type Row = RunningBoard['rows'][number];

const buildColumns = (head: string): readonly DataColumn<Row>[] => [
  {
    head,
    renderCell: ({ placeText, placeWords, name, detail }) => (
      <span className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
        <Spoken text={placeText} words={placeWords} />
        <span>
          <span className="font-semibold">{name}</span>
          {detail !== null && <span className="block text-xs text-ink-2"> {detail}</span>}
        </span>
      </span>
    ),
  },
  {
    head: 'Overall',
    isNumeric: true,
    renderCell: ({ overall: { text, words, tone } }) => (
      <span className={`font-display text-d-md font-bold ${tone === 'under' ? 'text-under-par' : ''}`}>
        <Spoken text={text} words={words} />
      </span>
    ),
  },
  { head: 'Thru', isNumeric: true, renderCell: ({ thru, thruWords }) => <Spoken text={thru} words={thruWords} /> },
];

const columns = buildColumns('Golfer');
const teamColumns = buildColumns('Team');

function Spoken({ text, words }: { readonly text: string; readonly words: string | null }) {
  if (words === null) return <span>{text}</span>;
  return (
    <span>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
