import { useMemo } from 'react';
import { buildHref, Route } from '~/href';
import {
  formatGamesLine,
  orderTeams,
  readTeamGame,
  showStateOfTeamGame,
  splitTeamScores,
  type TeamToday,
} from '~/models/teams/team-today';
import { LiveBadge } from '../scores/game-status';
import { useLatestGame } from '../scores/use-latest-game';
import { ShowResults } from '../ui/results';
import { SiteLink } from '../ui/site-link';
import { useFollowedTeams } from './followed-store';
import { TeamName } from './team-name';
import { type FetchedTeam, useTeamsToday } from './use-teams-today';

const none: readonly string[] = [];

/** The followed teams with today's games. The server's HTML has the empty strip, whose height is set by styles. */
export function MyTeamsStrip() {
  const { keys } = useFollowedTeams();
  const teams = useTeamsToday(keys ?? none);
  return (
    <section aria-labelledby="my-teams" className="my-teams border-b border-rule bg-surface-raised print:hidden">
      <div className="wrap">
        <h2 id="my-teams" className="text-d-sm font-semibold">
          <SiteLink to={buildHref(Route.myTeams)} prefetch="none" className="inline-flex min-h-6 items-center">
            My teams
          </SiteLink>
        </h2>
        <ul className="scroll-region flex gap-x-6 [&_img]:bg-surface-raised">
          {orderTeams(keys ?? none, (key) => teams.get(key)).map((key) => (
            <li key={key} data-results className="max-w-[calc(100%-1.5rem)] min-w-56 shrink-0 tablet:max-w-120">
              <TeamLines team={teams.get(key)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TeamLines({ team }: { readonly team: FetchedTeam | undefined }) {
  if (team === undefined) return <span className="text-sm text-ink-2">Loading…</span>;
  if (team === 'failed') return <span className="text-sm text-ink-2">Not available right now.</span>;
  if (team === 'missing') return <span className="text-sm text-ink-2">This team is no longer listed.</span>;
  return (
    <>
      <TeamName team={team}>
        <SiteLink to={team.to} prefetch="none" className="quiet-link inline-block min-h-6 font-semibold">
          {team.name}
        </SiteLink>
      </TeamName>
      <ShowResults />
      <GamesLine team={team} />
    </>
  );
}

/** The games of today in one line, the first of them in the latest state that this browser has seen. */
function GamesLine({ team }: { readonly team: TeamToday }) {
  const [first, ...others] = team.games ?? [];
  const { later, isMarked } = useLatestGame(useMemo(() => (first === undefined ? null : readTeamGame(first)), [first]));
  const shown =
    first === undefined || later === null ? team : { ...team, games: [showStateOfTeamGame(first, later), ...others] };
  const [game] = shown.games ?? [];
  const className = `result block text-sm ${isMarked ? 'just-changed' : ''}`;
  if (game?.isLive !== true) return <span className={`${className} text-ink-2`}>{formatGamesLine(shown)}</span>;
  const count = others.length + (team.more ?? 0);
  return (
    <span className={className}>
      <LiveBadge words={game.status} />{' '}
      <span className="text-ink-2">{[game.sport, count > 0 && `and ${count} more`].filter(Boolean).join(', ')} </span>
      <span className="flex flex-wrap gap-x-6">
        {splitTeamScores(game.text)?.map(({ name, scores }) => (
          <span
            key={name}
            className="flex items-center gap-x-2 font-display text-d-md leading-6 font-semibold max-tablet:w-full"
          >
            <span className="min-w-0 max-tablet:flex-1">{`${name} `}</span>
            {scores.map((score, index) => (
              <span key={index} className="lit-flap min-w-8 px-1 text-center font-bold">{`${score} `}</span>
            ))}
          </span>
        )) ?? game.text}
      </span>
    </span>
  );
}
