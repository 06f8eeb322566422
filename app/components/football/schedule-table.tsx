import { useMemo } from 'react';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { readScheduleRow, showStateInScheduleRow } from '~/models/football/latest-schedule-row';
import type { MarkNote, ScheduleRow } from '~/models/football/schedule-view';
import { noValue } from '~/models/text/no-value';
import { SchoolName } from '../schools/school-name';
import { ResultMark } from '../scores/result-mark';
import { SchoolMark } from '../scores/school-mark';
import { useLatestGame } from '../scores/use-latest-game';
import { type DataColumn, DataTable, foldedFigure } from '../ui/data-table';
import { Results } from '../ui/results';
import { SiteLink } from '../ui/site-link';
import { GameDay } from './game-day';
import { TermNotes } from './term-notes';

const columns: readonly DataColumn<ScheduleRow>[] = [
  {
    head: 'Date',
    renderCell: ({ day, time, round, to, opponent, isAway }) => (
      <span className="whitespace-nowrap">
        <GameDay to={to} about={`${isAway ? 'at' : 'vs.'} ${opponent?.name ?? ''}`}>
          {day}
        </GameDay>
        {time !== null && <span className="block text-xs text-ink-2">{time}</span>}
        {round !== null && (
          <SiteLink to={round.to} prefetch="none" about="all scores" className="flex min-h-6 items-center text-xs">
            {round.text}
          </SiteLink>
        )}
      </span>
    ),
  },
  { head: 'Opponent', isRowHead: true, renderCell: (row) => <Opponent row={row} /> },
  { head: 'Result', renderCell: (row) => <Result row={row} /> },
  { head: 'W-L', name: 'Opponent’s wins and losses', isNumeric: true, whenNarrow: 'folded', field: 'opponentRecord' },
  { head: 'Enroll.', name: 'Opponent’s enrollment', ...foldedFigure, field: 'opponentEnrollment' },
];

export function ScheduleTable({ team, rows }: { readonly team: string; readonly rows: readonly ScheduleRow[] }) {
  return (
    <Results>
      <DataTable caption={`Schedule of ${team}`} columns={columns} rows={rows} />
    </Results>
  );
}

/** A long name continues on a second line. See docs/decisions/0081. */
function Opponent({ row: { opponent, isAway, marks } }: { readonly row: ScheduleRow }) {
  if (opponent === null) return <span className="text-ink-2">Open date</span>;
  const { id, name, markKey, logoUrl } = opponent;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="w-5 text-ink-2">{isAway ? 'at' : 'vs.'}</span>
      <span className="max-tablet:hidden">
        <SchoolMark markKey={markKey} name={name} logoUrl={logoUrl} />
      </span>
      {id === null ? (
        <span className="min-w-0 max-tablet:flex-1">
          <SchoolName>{name}</SchoolName>
        </span>
      ) : (
        <SiteLink
          to={buildHref(Route.fbRsScheduleDetail, { sportId: playoffSportId, footballId: id })}
          prefetch="none"
          className="quiet-link min-h-6 min-w-0 content-center max-tablet:flex-1"
        >
          <SchoolName>{name}</SchoolName>
        </SiteLink>
      )}
      {marks.length > 0 && <span className="whitespace-nowrap">{marks.join(' ')}</span>}
    </span>
  );
}

/** The result, or the latest state that this browser has seen of the game. */
function Result({ row: ofPage }: { readonly row: ScheduleRow }) {
  const { later, isMarked } = useLatestGame(
    useMemo(() => readScheduleRow(ofPage), [ofPage]),
    false,
  );
  const { result, score, note } = later === null ? ofPage : showStateInScheduleRow(ofPage, later);
  if (result === null && score === null && note === null) return noValue;
  return (
    <span
      className={`schedule-result result whitespace-nowrap${isMarked ? ' just-changed' : ''}`}
      data-result={result ?? undefined}
    >
      <ResultMark result={result} /> {score}
      {note !== null && <span className="text-ink-2 tablet:ml-1 screen:max-tablet:block">{note}</span>}
    </span>
  );
}

/** Legend of the marks beside games and enrollments. */
export function MarkNotes({ notes }: { readonly notes: readonly MarkNote[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="pt-2">
      <TermNotes notes={notes.map(({ mark, meaning }) => ({ term: mark, meaning }))} />
    </div>
  );
}
