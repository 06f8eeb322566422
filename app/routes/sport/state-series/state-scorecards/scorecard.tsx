import { MarkedScoreText } from '~/components/golf/marked-score';
import { ParScoreText } from '~/components/golf/par-score-text';
import { DataTable, type DataColumn } from '~/components/ui/data-table';
import { golfMarks } from '~/models/golf/golf-marks';
import type { CardView, NineView, OverallRow } from './card-view';

/** The card of one golfer: both nines, the sums and what the marks mean. */
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
          columns={overallColumns}
          sections={[{ key: 'rounds', rows: card.overall.slice(0, -1) }]}
          totals={card.overall.slice(-1)}
          rowKey={({ name }) => name}
        />
      </div>
    </>
  );
}

function Nine({ nine }: { readonly nine: NineView }) {
  return (
    <div className="scroll-region min-w-0" role="region" aria-label={`${nine.title} table`} tabIndex={0}>
      <table className="golf-nine">
        <caption className="label">{nine.title}</caption>
        <thead>
          <tr>
            <th scope="col">Hole</th>
            {nine.numbers.map((number) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
            <th scope="col">{nine.sumHead}</th>
          </tr>
        </thead>
        <tbody>
          <Line name="Yards" values={nine.yards} sum={nine.yardsSum} className="golf-yards" />
          <Line name="Par" values={nine.pars} sum={nine.parSum} />
          {nine.rounds.map(({ name, scores, sum }) => (
            <tr key={name}>
              <th scope="row">
                <abbr title={name.replace('R', 'Round ')}>{name}</abbr>
              </th>
              {scores.map((score, index) => (
                <td key={nine.numbers[index]}>{score === null ? <NotPlayed /> : <MarkedScoreText {...score} />}</td>
              ))}
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly sum: string;
  readonly className?: string;
}

function Line({ name, values, sum, className }: LineProps) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
      <td>{sum}</td>
    </tr>
  );
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
  { head: 'Round', cell: ({ name }) => name },
  { head: 'Out', name: 'Front nine', isNumeric: true, cell: (row) => row.out },
  { head: 'In', name: 'Back nine', isNumeric: true, cell: (row) => row.in },
  { head: 'Total', isNumeric: true, cell: ({ total }) => <b>{total}</b> },
  {
    head: 'To par',
    isNumeric: true,
    cell: ({ versusPar }) => (versusPar === null ? '' : <ParScoreText score={versusPar} />),
  },
];
