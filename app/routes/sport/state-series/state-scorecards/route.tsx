import { useLoaderData } from '@remix-run/react';
import { Chart } from '~/components/charts/chart';
import { Lines } from '~/components/charts/lines';
import { ParScoreText } from '~/components/golf/par-score-text';
import { ChoiceForm } from '~/components/ui/choice-form';
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
  type NineLine,
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
      {scorecards.upcoming !== null && <p className="pt-2 text-sm">{scorecards.upcoming}</p>}
      <div className="mt-2 grid gap-2 empty:hidden">
        <Notices scorecards={scorecards} />
      </div>
      {card !== null && (
        <section aria-labelledby="golfer" className="golf-card mt-2">
          <CardHead card={card} scorecards={scorecards} />
          <Results isWhole>
            <Scorecard card={card} />
          </Results>
        </section>
      )}
      <p className="label mt-6">{scorecards.siteText}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 print:hidden">
        <MoreLink to={scorecards.leaderboardHref}>Leaderboard</MoreLink>
        {scorecards.otherSeason !== null && (
          <MoreLink to={scorecards.otherSeason.to}>{scorecards.otherSeason.text}</MoreLink>
        )}
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
          <h2 id="golfer">{card.name}</h2>
          <p className="text-ink-2">
            {card.teamName !== null && `${card.teamName}, `}
            <span className="result">
              <ParScoreText score={card.versusPar} /> {card.progress}
            </span>
          </p>
        </div>
      </div>
      <div className="flex min-w-0 items-end gap-2 max-large-phone:w-full print:hidden">
        <ChoiceForm
          action={scorecards.path}
          kept={{ class: scorecards.classId, ...(scorecards.season !== null && { season: scorecards.season }) }}
        >
          <SelectField
            label="Golfer"
            name="memberId"
            options={scorecards.golfers}
            defaultValue={card.memberId}
            className="min-w-0 flex-1 large-phone:w-80 laptop:w-112"
          />
        </ChoiceForm>
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

function Scorecard({ card }: { readonly card: CardView }) {
  return (
    <>
      <div className="grid gap-4 pt-4 desktop:grid-cols-2 desktop:gap-6">
        {card.nines.map((nine) => (
          <Nine key={nine.title} nine={nine} />
        ))}
      </div>
      <Legend />
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 pt-5 large-tablet:w-2/3 desktop:w-auto desktop:grid-cols-2 print:w-auto">
        <DataTable
          caption="Overall"
          isCaptionShown
          columns={overallColumns}
          rows={card.overall.slice(0, -1)}
          totals={card.overall.slice(-1)}
        />
        {card.running !== null && (
          // A card is one sheet of paper, which the drawing would exceed in Firefox.
          <div className="print:hidden">
            <Chart title="Hole by hole" text={card.running.text} isInline>
              <Lines lines={card.running.lines} />
            </Chart>
          </div>
        )}
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
        rows={nine.lines}
      />
    </div>
  );
}

function buildHoleColumns({ numbers, sumHead }: NineView): readonly DataColumn<NineLine>[] {
  return [
    { head: 'Hole', renderCell: ({ head, name }) => (name === undefined ? head : <abbr title={name}>{head}</abbr>) },
    ...numbers.map((number, index) => ({
      head: String(number),
      renderCell: ({ holes }: NineLine) => <Hole hole={holes[index] ?? null} />,
    })),
    { head: sumHead, field: 'sum' },
  ];
}

function Hole({ hole }: { readonly hole: NineLine['holes'][number] }) {
  if (hole === null) return <NotPlayed />;
  if (typeof hole === 'string') return hole;
  const { strokes, mark, words } = hole;
  return (
    <span className={`golf-mark ${mark === null ? '' : `golf-mark-${mark}`}`}>
      {strokes}
      {words !== null && <span className="sr-only"> {words}</span>}
    </span>
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
