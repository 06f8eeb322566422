import { useEffect, useState } from 'react';
import { buildHref, Route } from '~/href';
import type { TeamToday } from '~/models/teams/team-today';

const refreshMs = 180_000;

export type FetchedTeam = TeamToday | 'missing' | 'failed';

/** Followed teams with today's games, by key, refetched while the page is visible. */
export function useTeamsToday(keys: readonly string[]): ReadonlyMap<string, FetchedTeam> {
  const [teams, setTeams] = useState<ReadonlyMap<string, FetchedTeam>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    const fetchAll = () => {
      for (const key of keys) {
        void fetchTeam(key, stop.signal).then((team) => {
          if (stop.signal.aborted) return;
          setTeams((known) => new Map(known).set(key, chooseLatest(known.get(key), team)));
        });
      }
    };
    fetchAll();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') fetchAll();
    }, refreshMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [keys]);
  return teams;
}

/** Keeps the last answer when a refetch fails. */
function chooseLatest(known: FetchedTeam | undefined, team: FetchedTeam): FetchedTeam {
  return team === 'failed' && known !== undefined ? known : team;
}

async function fetchTeam(key: string, signal: AbortSignal): Promise<FetchedTeam> {
  try {
    const response = await fetch(buildHref(Route.myTeamsFile, { file: `${key}.json` }), { signal });
    if (response.ok) return await response.json<TeamToday>();
    return response.status === 404 ? 'missing' : 'failed';
  } catch {
    return 'failed';
  }
}
