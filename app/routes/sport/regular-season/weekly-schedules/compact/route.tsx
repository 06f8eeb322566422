import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { GameDay } from '~/components/football/game-day';
import { ResultMark } from '~/components/scores/result-mark';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { buildPageMeta } from '~/page/page-meta';
import { WeeklyPage } from '../weekly-page';
import type { WeeklyGroup, WeeklyRow, WeeklyTeam } from '../weekly-view';
import { sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta: MetaFunction<typeof loader> = (args) =>
  buildPageMeta(args, { subject: args.data?.subject, canonical: args.data?.weekly.canonicalHref });

export default function WeeklySchedulesCompact() {
  return <WeeklyPage loaded={useLoaderData<typeof loader>()} otherText="Full weekly schedules" Games={GameLines} />;
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
            <Team team={row.away} /> at <Team team={row.home} />
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

function Team({ team: { shortName, isOwn } }: { readonly team: WeeklyTeam }) {
  return isOwn ? <b>{shortName}</b> : shortName;
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
