import { useLoaderData } from '@remix-run/react';
import { GameDay, GameResult } from '~/components/football/game-day';
import { ResultMark } from '~/components/scores/result-mark';
import { SchoolMark } from '~/components/scores/school-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Icon } from '~/components/ui/icon';
import { SiteLink } from '~/components/ui/site-link';
import { words } from '~/config/words';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { sources, toView } from './page';
import { WeeklyPage } from './weekly-page';
import type { WeeklyGroup, WeeklyRow, WeeklyTeam } from './weekly-view';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ subject, weekly }) => ({
  subject,
  canonical: weekly.canonicalHref,
}));

/** The full schedules, and at their own address the compact ones. */
export default function WeeklySchedules() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.isCompact ? (
    <WeeklyPage loaded={loaded} otherText="Full weekly schedules" Games={GameLines} />
  ) : (
    <WeeklyPage loaded={loaded} otherText="Compact weekly schedules" Games={GamesTable} />
  );
}

const columns: readonly DataColumn<WeeklyRow>[] = [
  {
    head: 'Date',
    whenNarrow: 'folded',
    width: 'w-30',
    renderCell: ({ day, time, to, home, away }) => (
      <span className="whitespace-nowrap">
        <GameDay to={to} about={`${away.name} at ${home.name}`}>
          {day}
        </GameDay>{' '}
        <span className="text-xs text-ink-2 tablet:block">{time}</span>
      </span>
    ),
  },
  { head: 'Home', isRowHead: true, width: 'w-2/5', renderCell: ({ home }) => <MarkedTeam team={home} /> },
  { head: 'Away', width: 'w-2/5', renderCell: ({ away }) => <MarkedTeam team={away} /> },
  {
    head: 'Result',
    width: 'w-20 large-phone:w-24',
    renderCell: ({ liveText, isTie, score }) =>
      liveText === null ? <GameResult result={isTie ? 'T' : null} score={score} /> : <Live text={liveText} />,
  },
  {
    head: 'Media',
    whenNarrow: 'folded',
    width: 'w-20',
    className: 'print:hidden',
    renderCell: (row) => ((row.watchUrl ?? row.audioUrl) === null ? null : <Media row={row} />),
  },
];

function GamesTable({ group: { title, rows } }: { readonly group: WeeklyGroup }) {
  return <DataTable caption={`Schedule of ${title}`} columns={columns} rows={rows} />;
}

/** Period and clock of a game in play. */
function Live({ text }: { readonly text: string }) {
  return (
    <b className="live-dot text-sm font-semibold text-win before:mr-1 before:inline-block">
      {text !== 'Live' && <span className="sr-only">Live, </span>}
      {text}
    </b>
  );
}

/** With its mark where the week's scores have the game. A logo has no drawn mark behind it, because a week has hundreds of teams. */
function MarkedTeam({ team }: { readonly team: WeeklyTeam }) {
  const { mark, name } = team;
  if (mark === null) return <Team team={team} />;
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={mark.logoUrl === null ? mark.schoolId : null} name={name} logoUrl={mark.logoUrl} />
      <span>
        <Team team={team} />
      </span>
    </span>
  );
}

const noBreak = '\u00a0';

/** In bold if the team has won, and with its points while the game is in play. */
function Team({ team, isShort = false }: { readonly team: WeeklyTeam; readonly isShort?: boolean }) {
  const name = isShort ? team.shortName : team.name;
  if (team.points !== null) {
    return (
      <>
        {name}
        {noBreak}
        <b className="result font-semibold">{team.points}</b>
      </>
    );
  }
  if (!team.hasWon) return name;
  return (
    <b className="won">
      {name}
      <span className="result sr-only"> won</span>
    </b>
  );
}

const media = [
  ['watchUrl', words.watch, 'watch'],
  ['audioUrl', words.listen, 'audio'],
] as const;

function Media({ row }: { readonly row: WeeklyRow }) {
  const links = media.flatMap(([field, text, icon]) => (row[field] === null ? [] : [{ to: row[field], text, icon }]));
  return (
    <span className="flex gap-2 print:hidden">
      {links.map(({ to, text, icon }) => (
        <SiteLink
          key={text}
          to={to}
          about={`${row.away.name} at ${row.home.name}`}
          withoutArrow
          title={text}
          className="grid size-6 place-items-center"
        >
          <Icon name={icon} />
          <span className="sr-only">{text}</span>
        </SiteLink>
      ))}
    </span>
  );
}

/** One line per game, in columns as wide as two names and a result. */
function GameLines({ group: { rows } }: { readonly group: WeeklyGroup }) {
  return (
    <ul className="columns-[17rem] gap-x-8 text-sm print:text-2xs">
      {rows.map((row) => (
        <li
          key={row.key}
          className="flex break-inside-avoid justify-between gap-x-3 border-b border-line py-1 print:py-0"
        >
          <span className="min-w-0">
            <Team team={row.away} isShort /> at <Team team={row.home} isShort />
          </span>
          <span className="shrink-0 text-right whitespace-nowrap">
            <GameDay to={row.to} about={`${row.away.shortName} at ${row.home.shortName}`}>
              <Outcome row={row} />
            </GameDay>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The result of a finished game, how far one in play is, or the day and time of an upcoming one. */
function Outcome({ row: { liveText, isTie, score, day, time } }: { readonly row: WeeklyRow }) {
  if (liveText !== null) return <Live text={liveText} />;
  if (!isTie && score === null) {
    return <span className="text-ink-2">{[day, time].join(', ')}</span>;
  }
  return (
    <span className="result">
      <ResultMark result={isTie ? 'T' : null} /> {score}
    </span>
  );
}
