import { useLoaderData } from '@remix-run/react';
import { GameDay } from '~/components/football/game-day';
import { SchoolName } from '~/components/schools/school-name';
import { LiveBadge } from '~/components/scores/game-status';
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
    <WeeklyPage loaded={loaded} otherText="Full" Games={GameLines} />
  ) : (
    <WeeklyPage loaded={loaded} otherText="Compact" Games={GamesTable} />
  );
}

/** Phones show a game in three lines, its state and one per team: see `app/styles/football.css`. */
const buildColumns = (isNeutral: boolean): readonly DataColumn<WeeklyRow>[] => [
  {
    head: 'Date',
    width: 'w-30',
    className: 'weekly-day',
    renderCell: (row) => (
      <span className="whitespace-nowrap">
        <GameDay to={row.to} about={formatPairing(row.away.name, row.home.name, isNeutral)}>
          <span>{row.day}</span>
        </GameDay>{' '}
        <span className="weekly-time">{row.time}</span>
      </span>
    ),
  },
  {
    head: isNeutral ? 'Team' : 'Home',
    isRowHead: true,
    width: 'w-2/5',
    className: isNeutral ? 'weekly-team' : 'weekly-team weekly-home',
    renderCell: ({ home }) => <MarkedTeam team={home} />,
  },
  {
    head: isNeutral ? 'Opponent' : 'Away',
    width: 'w-2/5',
    className: 'weekly-team',
    renderCell: ({ away }) => <MarkedTeam team={away} />,
  },
  {
    head: 'Result',
    width: 'w-24',
    className: 'weekly-state',
    renderCell: (row) => (row.liveText === null && !row.hasResult ? null : <State row={row} />),
  },
  {
    head: 'Media',
    width: 'w-20',
    className: 'weekly-media print:hidden',
    renderCell: (row) => ((row.watchUrl ?? row.audioUrl) === null ? null : <Media row={row} isNeutral={isNeutral} />),
  },
];

const columns = buildColumns(false);
const columnsOfFinals = buildColumns(true);

/** `Ashgrove at Fort Harlan`; in a state final `Ashgrove vs. Fort Harlan`. */
function formatPairing(away: string, home: string, isNeutral: boolean): string {
  return `${away} ${isNeutral ? 'vs.' : 'at'} ${home}`;
}

function GamesTable({ group: { title, rows, day, isNeutral } }: { readonly group: WeeklyGroup }) {
  return (
    <div className={`weekly-games ${day === null ? '' : 'weekly-of-day'}`}>
      <DataTable caption={`Schedule of ${title}`} columns={isNeutral ? columnsOfFinals : columns} rows={rows} />
    </div>
  );
}

/** `Final`, or how far a game in play has come. */
function State({ row: { liveText, endText } }: { readonly row: WeeklyRow }) {
  if (liveText !== null) return <LiveBadge words={liveText} />;
  return (
    <>
      Final
      {endText !== null && <span className="result"> / {endText}</span>}
    </>
  );
}

/** With its mark where the week's scores have the game. A logo has no drawn mark behind it, because a week has hundreds of teams. */
function MarkedTeam({ team }: { readonly team: WeeklyTeam }) {
  const { mark, name } = team;
  return (
    <span className="flex items-center gap-2">
      {mark !== null && (
        <SchoolMark markKey={mark.logoUrl === null ? mark.schoolId : null} name={name} logoUrl={mark.logoUrl} />
      )}
      <Team team={team} name={name} />
    </span>
  );
}

/** The name, in bold if the team has won, and the team's points. */
function Team({ team: { hasWon, points }, name }: { readonly team: WeeklyTeam; readonly name: string }) {
  return (
    <>
      {hasWon ? (
        <b className="won">
          <SchoolName>{name}</SchoolName>
          <span className="result sr-only"> won</span>
        </b>
      ) : (
        <span>
          <SchoolName>{name}</SchoolName>
        </span>
      )}
      {points !== null && (
        <> {hasWon ? <b className="result">{points}</b> : <span className="result">{points}</span>}</>
      )}
    </>
  );
}

const media = [
  ['watchUrl', words.watch, 'watch'],
  ['audioUrl', words.listen, 'audio'],
] as const;

function Media({ row, isNeutral }: { readonly row: WeeklyRow; readonly isNeutral: boolean }) {
  const links = media.flatMap(([field, text, icon]) => (row[field] === null ? [] : [{ to: row[field], text, icon }]));
  return (
    <span className="flex gap-2 print:hidden">
      {links.map(({ to, text, icon }) => (
        <SiteLink
          key={text}
          to={to}
          about={formatPairing(row.away.name, row.home.name, isNeutral)}
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
function GameLines({ group: { rows, isNeutral } }: { readonly group: WeeklyGroup }) {
  return (
    <ul className="columns-[17rem] gap-x-8 text-sm print:text-2xs">
      {rows.map((row) => (
        <li
          key={row.key}
          className="flex break-inside-avoid justify-between gap-x-3 border-b border-line py-1 print:py-0"
        >
          <span className="min-w-0">
            <Team team={row.away} name={row.away.shortName} /> {isNeutral ? 'vs.' : 'at'}{' '}
            <Team team={row.home} name={row.home.shortName} />
          </span>
          <span className="shrink-0 text-right whitespace-nowrap">
            <GameDay to={row.to} about={formatPairing(row.away.shortName, row.home.shortName, isNeutral)}>
              <Outcome row={row} />
            </GameDay>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How far a game has come, or the day and time of an upcoming one. */
function Outcome({ row }: { readonly row: WeeklyRow }) {
  if (row.liveText !== null) return <State row={row} />;
  return <span className="text-ink-2">{row.hasResult ? <State row={row} /> : [row.day, row.time].join(', ')}</span>;
}
