import { useLoaderData } from '@remix-run/react';
import { usePageLoading } from '~/browser/page-requests';
import { SchoolName } from '~/components/schools/school-name';
import { ResultMark } from '~/components/scores/result-mark';
import { SchoolMark } from '~/components/scores/school-mark';
import { ClassTabs } from '~/components/ui/class-tabs';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { LiveBar } from '~/components/ui/live-bar';
import { Page } from '~/components/ui/page';
import { RankChange } from '~/components/ui/rank-change';
import { Results } from '~/components/ui/results';
import { MoreLink } from '~/components/ui/section-head';
import { OptionalLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { noValue } from '~/models/text/no-value';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type PollRow, type PollView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ subject, poll }) => ({ subject, canonical: poll.canonicalHref }));

const gameColumns: readonly DataColumn<PollRow>[] = [
  {
    head: 'Last game',
    whenNarrow: 'folded',
    renderCell: ({ last }) => (last === null ? noValue : <LastGame last={last} />),
  },
  {
    head: 'Next game',
    whenNarrow: 'folded',
    renderFoldedCell: () => null,
    renderCell: ({ next }) => next ?? noValue,
  },
];

/** The last games may be later than the day of the records. */
const buildColumns = ({ recordDay, isFinal }: PollView): readonly DataColumn<PollRow>[] => [
  { head: 'Rank and school', className: 'max-w-none laptop:min-w-60', renderCell: (row) => <Team row={row} /> },
  {
    head: 'Prev.',
    name: 'Previous rank',
    isNumeric: true,
    whenNarrow: 'folded',
    renderFoldedCell: (row) => <Previous row={row} />,
    renderCell: (row) => <Previous row={row} isInColumn />,
  },
  {
    head: 'W-L',
    name: recordDay === null ? 'Wins and losses' : `Wins and losses on ${recordDay}`,
    isNumeric: true,
    renderCell: ({ record }) => <span className="whitespace-nowrap">{record}</span>,
  },
  {
    head: 'Votes',
    name: 'Total votes',
    isNumeric: true,
    renderCell: ({ votes, firstVotes }) => (
      <>
        {votes}
        {firstVotes !== noValue && <FirstVotes count={firstVotes} />}
      </>
    ),
  },
  {
    head: '1st',
    name: 'First-place votes',
    isNumeric: true,
    whenNarrow: 'folded',
    // Behind all votes.
    renderFoldedCell: () => null,
    field: 'firstVotes',
  },
  ...(isFinal ? [] : gameColumns),
];

export default function ApPoll() {
  const { heading, poll, unavailable } = useLoaderData<typeof loader>();
  const isLoading = usePageLoading();
  return (
    <Page className="print-small" {...heading}>
      <LiveBar stamp={poll.stamp} refreshHref={poll.canonicalHref}>
        {poll.tabs.length > 0 && <ClassTabs tabs={poll.tabs} label="Classes" />}
        <p role="status" className="max-tablet:order-2 max-tablet:text-xs">
          {isLoading ? 'Loading the poll…' : poll.releaseText}
        </p>
      </LiveBar>
      <section aria-labelledby="poll" className="mt-2 tablet:mt-4">
        <h2 id="poll" className={poll.tabs.length > 0 ? 'screen:max-tablet:sr-only' : 'sr-only'}>
          {poll.classText}
        </h2>
        <div aria-busy={isLoading} className="mt-2 grid gap-4 transition-opacity delay-150 aria-busy:opacity-60">
          {unavailable.includes('poll') ? <Unavailable what="The poll" isMain /> : <Poll poll={poll} />}
          {unavailable.includes('games') && !poll.isFinal && <Unavailable what="Last and next games" />}
        </div>
      </section>
    </Page>
  );
}

function Poll({ poll }: { readonly poll: PollView }) {
  const { classText, rows, others, title, recordText } = poll;
  if (rows.length === 0) {
    return (
      <EmptyState
        detail="Check back later: it appears weekly during the regular season."
        actions={
          <>
            <MoreLink to={buildHref(Route.fbRsStandings, { sportId: playoffSportId })}>Conference standings</MoreLink>
            <MoreLink to={buildHref(Route.fbRsScores, { sportId: playoffSportId })}>Scores</MoreLink>
          </>
        }
      >
        The Associated Press Poll has not been released yet.
      </EmptyState>
    );
  }
  return (
    <>
      <Results>
        <DataTable
          isWide
          secondLine="[--before:0rem]"
          caption={`Poll of ${classText}`}
          columns={buildColumns(poll)}
          rows={rows}
        />
      </Results>
      <p className="text-sm text-ink-2">{[title && `${title}.`, recordText].filter(Boolean).join(' ')}</p>
      {others !== null && (
        <p className="max-w-[70ch] text-sm">
          <b>Others receiving votes:</b> {others}
        </p>
      )}
    </>
  );
}

interface PreviousProps {
  readonly row: PollRow;
  readonly isInColumn?: boolean;
}

function Team({ row }: { readonly row: PollRow }) {
  const { rank, name, nickname, markKey, logoUrl, to } = row;
  return (
    <span className="flex items-center gap-2">
      <span className="w-6 shrink-0 text-right font-display text-d-md font-bold">{rank}</span>
      <SchoolMark markKey={markKey} name={name} logoUrl={logoUrl} />
      <span>
        <OptionalLink to={to} className="inline-block min-h-6 content-center">
          <SchoolName>{name}</SchoolName>
        </OptionalLink>
        {nickname !== null && (
          <span className="folded-column">
            <span className="block text-xs text-ink-2">{nickname}</span>
          </span>
        )}
      </span>
    </span>
  );
}

/** The previous rank with the places gained or lost; below the school it says what the number is. */
function Previous({ row: { previousRank, gained }, isInColumn = false }: PreviousProps) {
  const text = previousRank === 'NR' ? 'New' : `from ${previousRank}`;
  return (
    <span className="inline-flex items-baseline gap-1">
      {gained !== null && <RankChange gained={gained} />}
      {isInColumn ? previousRank : gained === 0 ? 'Unchanged' : text}
    </span>
  );
}

/** First-place votes behind all votes, where they have no column. */
function FirstVotes({ count }: { readonly count: string }) {
  return (
    <span className="narrow-only ml-1 text-ink-2">
      ({count}
      <span className="sr-only"> first-place votes</span>)
    </span>
  );
}

function LastGame({ last }: { readonly last: NonNullable<PollRow['last']> }) {
  return (
    <span className="result">
      <ResultMark result={last.result} /> {last.text}
    </span>
  );
}
