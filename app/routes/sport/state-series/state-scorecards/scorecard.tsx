import type { ReactNode } from 'react';
import { ParScoreText } from '~/components/golf/par-score-text';
import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { golfMarks } from '~/models/golf/golf-marks';
import type { CardView, MarkedScore, NineView, OverallRow } from './card-view';

export function Scorecard({ card }: { readonly card: CardView }) {
  return (
    <>
      <div className="grid gap-4 pt-4 desktop:grid-cols-2 desktop:gap-6">
        {card.nines.map((nine) => (
          <Nine key={nine.title} nine={nine} />
        ))}
      </div>
      <Legend />
      <div className="pt-5 large-tablet:w-2/3 desktop:w-1/2">
        <DataTable
          caption="Overall"
          isCaptionShown
          columns={overallColumns}
          rows={card.overall.slice(0, -1)}
          totals={card.overall.slice(-1)}
        />
      </div>
    </>
  );
}

function Nine({ nine }: { readonly nine: NineView }) {
  return (
    <div className="min-w-0">
      <DataTable
        className="golf-nine"
        caption={nine.title}
        isCaptionShown
        columns={buildHoleColumns(nine)}
        rows={buildLines(nine)}
      />
    </div>
  );
}

interface Line {
  readonly key: string;
  readonly head: ReactNode;
  readonly holes: readonly ReactNode[];
  readonly sum: string;
}

function buildLines({ yards, yardsSum, pars, parSum, rounds }: NineView): readonly Line[] {
  return [
    { key: 'Yards', head: 'Yards', holes: yards, sum: yardsSum },
    { key: 'Par', head: 'Par', holes: pars, sum: parSum },
    ...rounds.map(({ name, scores, sum }) => ({
      key: name,
      head: <abbr title={name.replace('R', 'Round ')}>{name}</abbr>,
      holes: scores.map((score, index) =>
        score === null ? <NotPlayed key={index} /> : <MarkedScoreText key={index} {...score} />,
      ),
      sum,
    })),
  ];
}

function buildHoleColumns({ numbers, sumHead }: NineView): readonly DataColumn<Line>[] {
  return [
    { head: 'Hole', renderCell: ({ head }) => head },
    ...numbers.map((number, index) => ({ head: String(number), renderCell: ({ holes }: Line) => holes[index] })),
    { head: sumHead, renderCell: ({ sum }) => sum },
  ];
}

function NotPlayed() {
  return (
    <>
      <span aria-hidden="true" className="golf-quiet">
        ·
      </span>
      <span className="sr-only">not played</span>
    </>
  );
}

function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-2 pt-3 text-sm">
      {golfMarks.map(({ mark, name, example }) => (
        <li key={mark} className="flex items-center gap-2">
          <span aria-hidden="true" className={`golf-mark golf-mark-${mark}`}>
            {example}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

const overallColumns: readonly DataColumn<OverallRow>[] = [
  { head: 'Round', renderCell: ({ name }) => name },
  { head: 'Out', name: 'Front nine', isNumeric: true, renderCell: (row) => row.out },
  { head: 'In', name: 'Back nine', isNumeric: true, renderCell: (row) => row.in },
  { head: 'Total', isNumeric: true, renderCell: ({ total }) => <b>{total}</b> },
  {
    head: 'To par',
    isNumeric: true,
    renderCell: ({ versusPar }) => (versusPar === null ? '' : <ParScoreText score={versusPar} />),
  },
];

function MarkedScoreText({ strokes, mark, words }: MarkedScore) {
  return (
    <span className={`golf-mark ${mark === null ? '' : `golf-mark-${mark}`}`}>
      {strokes}
      {words !== null && <span className="sr-only"> {words}</span>}
    </span>
  );
}
