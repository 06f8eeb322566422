import { useEffect, useState } from 'react';
import { DeviceText } from '~/browser/device-text';
import { buildHref, Route } from '~/href';
import type { TeamToday } from '~/models/teams/team-today';
import { parseJson } from '~/parse-json';

const refreshMs = 180_000;

export type FetchedTeam = TeamToday | 'missing' | 'failed';

export type NamedTeam = Pick<TeamToday, 'key' | 'name' | 'logoUrl'>;

/** Answers of this visit, for the next page. */
const latest = new Map<string, FetchedTeam>();
const names = new DeviceText('my-team-names');

/** The names that this device has shown, for rows whose games are on their way. */
export function readTeamNames(): readonly NamedTeam[] {
  const kept = parseJson(names.read());
  return (Array.isArray(kept) ? kept : []) as readonly NamedTeam[];
}

function keepTeamName({ key, name, logoUrl }: NamedTeam, followed: readonly string[]): void {
  const others = readTeamNames().filter((team) => team.key !== key && followed.includes(team.key));
  names.keep(JSON.stringify([...others, { key, name, logoUrl }]));
}

/** Followed teams with today's games, by key, refetched while the page is visible. */
export function useTeamsToday(keys: readonly string[]): ReadonlyMap<string, FetchedTeam> {
  const [teams, setTeams] = useState<ReadonlyMap<string, FetchedTeam>>(() => new Map(latest));
  useEffect(() => {
    const stop = new AbortController();
    const fetchAll = () => {
      for (const key of keys) {
        void fetchTeam(key, stop.signal).then((team) => {
          if (stop.signal.aborted) return;
          latest.set(key, chooseLatest(latest.get(key), team));
          if (typeof team === 'object') keepTeamName(team, keys);
          setTeams(new Map(latest));
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
