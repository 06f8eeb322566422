import { useLoaderData } from '@remix-run/react';
import type { Drawing } from '~/blocks/state-series/playoff-drawing';
import { PlayoffListPage } from '~/blocks/state-series/playoff-list-page';
import { BidNotes, BidSummary } from '~/components/football/bid-notes';
import { bidColumn, recordColumn, schoolColumn } from '~/components/football/playoff-columns';
import { GamesLeft } from '~/components/state-series/games-left';
import { ButtonLink } from '~/components/ui/button';
import { type DataColumn, foldedFigure } from '~/components/ui/data-table';
import { EmptyState } from '~/components/ui/empty-state';
import { MoreLink } from '~/components/ui/section-head';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import type { OutlookTeam } from '~/upstream/football-qualification';
import { type findSeasonStart, sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage({
  title: 'Football Playoff Outlook',
  description: 'Who would be in the football playoffs today.',
});

/** On phones it begins below the rank, where opponents with long names have room. */
const secondLine =
  '[--before:2.25rem] [&_.folded-cells]:-ml-10 large-phone:[--before:7rem] large-phone:[&_.folded-cells]:ml-0';

/** Until the drawing, games are left whose winners visitors can pick. */
const whatIf = <ButtonLink to={buildHref(Route.fbPlayoffWhatIf, { sportId: playoffSportId })}>What if?</ButtonLink>;

export default function PlayoffOutlook() {
  const data = useLoaderData<typeof loader>();
  return (
    <PlayoffListPage
      data={data}
      path={buildHref(Route.fbPlayoffOutlook, { sportId: playoffSportId })}
      columns={data.drawing === null ? columns : drawnColumns}
      secondLine={secondLine}
      what="The outlook"
      className="print-small"
      aside={data.drawing === null && whatIf}
      legend={data.drawing === null && <BidSummary bids={data.bids} />}
      intro={<Intro {...data} />}
      empty={<NoOutlook {...data.start} />}
    >
      <Notes isDrawn={data.drawing !== null} />
    </PlayoffListPage>
  );
}

type OutlookData = ReturnType<typeof toView>;

/** Whether the ranks are final, or mean little yet; nothing in between. */
function Intro(props: Pick<OutlookData, 'drawing' | 'left' | 'early' | 'start'>) {
  const { drawing, left, early, start } = props;
  const { firstWeekEnds } = start;
  if (drawing !== null) {
    return (
      <>
        {left !== null && <GamesLeft {...left} />}
        <DrawnField {...drawing} />
      </>
    );
  }
  if (early === null) return null;
  return (
    <p className="mt-1 text-sm">
      {early.played === 0 ? 'None' : early.played} of {early.teams} teams {early.played < 2 ? 'has' : 'have'} a result.
      Ranks mean little before most have played
      {firstWeekEnds === null ? '.' : `: week 1 ends on ${firstWeekEnds}.`}
    </p>
  );
}

/** Before the season: when the outlook begins, and the field of last season. */
function NoOutlook({ begins, drawn, lastSeason }: ReturnType<typeof findSeasonStart>) {
  return (
    <EmptyState
      detail={`Week 1 begins on ${begins}. The field of 256 teams is drawn on ${drawn}.`}
      actions={
        <ButtonLink to={buildHref(Route.fbPlayoffBrackets, { sportId: playoffSportId })}>
          Brackets of {lastSeason}
        </ButtonLink>
      }
    >
      The outlook begins with the first results.
    </EmptyState>
  );
}

/** After the drawing no games are left to pick. */
function DrawnField({ day, isShowOn }: Drawing) {
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-sm">
      <span>
        {isShowOn ? 'The field is set. Its pairings are posted class by class.' : `Field and records of ${day}.`}
      </span>
      {isShowOn && <MoreLink to={buildHref(Route.pairings)}>Pairings show</MoreLink>}
      <MoreLink to={buildHref(Route.fbPlayoffBrackets, { sportId: playoffSportId })}>Brackets</MoreLink>
      <MoreLink to={buildHref(Route.fbQualifiers, { sportId: playoffSportId })}>Qualifiers</MoreLink>
    </p>
  );
}

const columns: readonly DataColumn<OutlookTeam>[] = [
  bidColumn,
  { head: 'Rank', isNumeric: true, width: 'w-10 large-phone:w-16', field: 'rank' },
  { ...schoolColumn, isRowHead: true },
  recordColumn,
  { head: 'Opp. Wins', name: 'Wins of all opponents', ...foldedFigure, width: 'w-26', field: 'opponentsWins' },
  {
    head: 'Enroll',
    name: 'Enrollment',
    isNumeric: true,
    whenNarrow: 'folded',
    width: 'w-26',
    // Only in wide tables: the heading has the range of the class.
    renderFoldedCell: () => null,
    renderCell: ({ enrollment, playsUp }) => formatEnrollment(enrollment, playsUp),
  },
  {
    head: 'Next Opp.',
    name: 'Next opponent',
    whenNarrow: 'folded',
    width: 'w-64',
    renderFoldedCell: ({ nextGame }) => nextGame && `Next ${nextGame}`,
    field: 'nextGame',
  },
];

/** After the drawing each cell says whether the game is in play. */
const drawnColumns: readonly DataColumn<OutlookTeam>[] = [
  ...columns.slice(0, -1),
  { head: 'Opponent', whenNarrow: 'folded', width: 'w-64', field: 'nextGame' },
];

/** Legend of letters and signs in the tables. */
function Notes({ isDrawn }: { readonly isDrawn: boolean }) {
  return (
    <section aria-labelledby="notes" className="mt-6 grid gap-2">
      <h2 id="notes">Notes</h2>
      <BidNotes />
      <ul className="grid max-w-[75ch] list-disc gap-1 pl-5 text-sm text-ink-2">
        {!isDrawn && (
          <>
            <li>
              The outlook shows who would be in if the season ended now: 256 teams in eight classes of 32, which are
              decided when the regular season ends.
            </li>
            <li>
              Below the name of a class are its places by rank: tall ones are certain (R, C), lower ones at large (A),
              and the lowest only eligible (E).
            </li>
          </>
        )}
        <li>
          Teams are ranked by total wins, then by the wins of all their opponents, then by the wins of the opponents
          that they have beaten.
        </li>
        <li>
          What if? says of each team whether it is in or out whatever happens, or which results are enough, from the
          games that are left. A team’s own schedule has the points of each of its opponents.
        </li>
        <li>Enroll with an asterisk: the team plays in another class than that of its enrollment.</li>
        <li>
          {isDrawn ? 'Opponent' : 'Next Opp.'}: # marks a game that does not count toward qualification, (m) an opponent
          with multiplied enrollment, (u) one that plays up by choice, (s) one that plays up because of its success.
        </li>
      </ul>
    </section>
  );
}
