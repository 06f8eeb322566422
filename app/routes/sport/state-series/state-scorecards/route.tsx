import { Form, useLoaderData, useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ParScoreText } from '~/components/golf/par-score-text';
import { Button } from '~/components/ui/button';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { SelectField } from '~/components/ui/fields';
import { Icon } from '~/components/ui/icon';
import { LiveBar } from '~/components/ui/live-bar';
import { LooseImage } from '~/components/ui/loose-image';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { Unavailable } from '~/components/ui/unavailable';
import { golfMarks } from '~/models/golf/golf-marks';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import {
  type CardView,
  type MarkedScore,
  type NineView,
  type OverallRow,
  type ScorecardsView,
  sources,
  toView,
} from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ subject, scorecards }) => ({
  subject,
  canonical: scorecards.canonicalHref,
}));

export default function StateScorecards() {
  const { heading, scorecards } = useLoaderData<typeof loader>();
  const { card } = scorecards;
  return (
    <Page {...heading}>
      <LiveBar stamp={scorecards.stamp} refreshHref={scorecards.canonicalHref}>
        {scorecards.tabs.length > 0 && <ClassTabs tabs={scorecards.tabs} label="Classes" />}
      </LiveBar>
      <div className="mt-3 grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5">
          <p className="label">{scorecards.siteText}</p>
          <span className="print:hidden">
            <MoreLink to={scorecards.leaderboardHref}>Leaderboard</MoreLink>
          </span>
        </div>
        <Notices scorecards={scorecards} />
      </div>
      {card !== null && (
        <section aria-labelledby="golfer" className="golf-card mt-3">
          <CardHead card={card} scorecards={scorecards} />
          <Results isWhole>
            <Scorecard card={card} />
          </Results>
        </section>
      )}
      <p className="mt-6 print:hidden">
        <MoreLink to={scorecards.otherSeason.to}>{scorecards.otherSeason.text}</MoreLink>
      </p>
    </Page>
  );
}

function Notices({ scorecards: { card, failedRounds, isReset, classId } }: { readonly scorecards: ScorecardsView }) {
  if (failedRounds.length === 2) {
    return <Unavailable what="The scorecards" isMain />;
  }
  if (card === null && failedRounds.length === 0) return <EmptyState>No data available.</EmptyState>;
  return (
    <>
      {failedRounds.map((round) => (
        <Unavailable key={round} what={round} />
      ))}
      {isReset && (
        <p role="status" className="border-l-3 border-rule py-1 pl-3 text-sm">
          That golfer is not in class {classId}. The card shown is the leader’s.
        </p>
      )}
    </>
  );
}

function CardHead({ card, scorecards }: { readonly card: CardView; readonly scorecards: ScorecardsView }) {
  return (
    <div className="double-rule flex flex-wrap items-end justify-between gap-3 pt-3">
      <div className="flex min-w-0 items-end gap-3">
        <Portrait url={card.imageUrl} />
        <div className="min-w-0">
          <h2 id="golfer" className="text-d-xl">
            {card.name}
          </h2>
          <p className="text-ink-2">
            {card.teamName !== null && `${card.teamName}, `}
            <span className="result">
              <ParScoreText score={card.versusPar} /> {card.progress}
            </span>
          </p>
        </div>
      </div>
      <div className="flex min-w-0 items-end gap-2 max-large-phone:w-full print:hidden">
        <GolferPicker scorecards={scorecards} shown={card.memberId} />
        <PrintButton />
      </div>
    </div>
  );
}

/** Shown where there is room, with a drawn placeholder behind it. */
function Portrait({ url }: { readonly url: string | null }) {
  return (
    <div className="relative hidden size-14 shrink-0 place-items-center overflow-hidden rounded bg-surface-sunken text-ink-2 large-phone:grid print:hidden">
      <Icon name="person" className="size-7" />
      {url !== null && (
        <LooseImage
          src={url}
          width={56}
          height={56}
          className="picture-image absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** Shows the card at once; without scripts a button does. */
function GolferPicker({ scorecards, shown }: { readonly scorecards: ScorecardsView; readonly shown: string }) {
  const submit = useSubmit();
  return (
    <Form
      action={scorecards.path}
      preventScrollReset
      className="flex min-w-0 flex-1 items-end gap-2"
      onChange={(event) => {
        submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="class" value={scorecards.classId} />
      {scorecards.season !== null && <input type="hidden" name="season" value={scorecards.season} />}
      <SelectField
        label="Golfer"
        name="memberId"
        options={scorecards.golfers}
        defaultValue={shown}
        className="min-w-0 flex-1 large-phone:w-64"
      />
      <Button type="submit" className="without-script">
        Show
      </Button>
    </Form>
  );
}

function Scorecard({ card }: { readonly card: CardView }) {
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
    { head: sumHead, field: 'sum' },
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
  { head: 'Round', field: 'name' },
  { head: 'Out', name: 'Front nine', isNumeric: true, field: 'out' },
  { head: 'In', name: 'Back nine', isNumeric: true, field: 'in' },
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
