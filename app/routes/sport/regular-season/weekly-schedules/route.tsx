import { useLoaderData } from '@remix-run/react';
import { GameDay } from '~/components/football/game-day';
import { ResultMark } from '~/components/scores/result-mark';
import { type DataColumn, DataTable } from '~/components/ui/data-table';
import { Icon } from '~/components/ui/icon';
import { SiteLink } from '~/components/ui/site-link';
import { noValue } from '~/models/text/no-value';
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
    onPhones: 'folded',
    renderCell: ({ day, time, to, home, away }) => (
      <span className="whitespace-nowrap">
        <GameDay to={to} about={`${away.name} at ${home.name}`}>
          {day}
        </GameDay>{' '}
        <span className="text-xs text-ink-2 tablet:block">{time}</span>
      </span>
    ),
  },
  { head: 'Home', isRowHead: true, renderCell: ({ home }) => <FullName team={home} /> },
  { head: 'Away', renderCell: ({ away }) => <FullName team={away} /> },
  { head: 'Result', renderCell: (row) => <Result row={row} /> },
  {
    head: 'Media',
    onPhones: 'folded',
    className: 'print:hidden',
    renderCell: (row) => (hasMedia(row) ? <Media row={row} /> : null),
  },
];

function GamesTable({ group: { title, rows } }: { readonly group: WeeklyGroup }) {
  return <DataTable caption={`Schedule of ${title}`} columns={columns} rows={rows} />;
}

function FullName({ team: { name, isOwn } }: { readonly team: WeeklyTeam }) {
  return isOwn ? <b>{name}</b> : name;
}

function ShortName({ team: { shortName, isOwn } }: { readonly team: WeeklyTeam }) {
  return isOwn ? <b>{shortName}</b> : shortName;
}

function Result({ row: { result, score } }: { readonly row: WeeklyRow }) {
  if (result === null && score === null) return noValue;
  return (
    <span className="result whitespace-nowrap">
      <ResultMark result={result} /> {score}
    </span>
  );
}

function hasMedia({ watchUrl, audioUrl }: WeeklyRow): boolean {
  return watchUrl !== null || audioUrl !== null;
}

function Media({ row: { watchUrl, audioUrl, home, away } }: { readonly row: WeeklyRow }) {
  const about = `${away.name} at ${home.name}`;
  return (
    <span className="flex gap-2 print:hidden">
      {watchUrl !== null && (
        <SiteLink to={watchUrl} about={about} withoutArrow title="Watch" className="grid size-6 place-items-center">
          <Icon name="watch" />
          <span className="sr-only">Watch</span>
        </SiteLink>
      )}
      {audioUrl !== null && (
        <SiteLink to={audioUrl} about={about} withoutArrow title="Audio" className="grid size-6 place-items-center">
          <Icon name="audio" />
          <span className="sr-only">Audio</span>
        </SiteLink>
      )}
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
          <span className="min-w-0 wrap-break-word">
            <ShortName team={row.away} /> at <ShortName team={row.home} />
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

/** The result of a finished game, or the day and time of an upcoming one. */
function Outcome({ row: { result, score, day, time } }: { readonly row: WeeklyRow }) {
  if (result === null && score === null) {
    return <span className="text-ink-2">{[day, time].join(', ')}</span>;
  }
  return (
    <span className="result">
      <ResultMark result={result} /> {score}
    </span>
  );
}
