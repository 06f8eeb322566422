import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatPolicyDocument, POLICY_KEY, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { startTestSite, type TestSite } from './test-site';

/* A site whose operators allow refreshes of live games every 30 seconds, and an upstream that reports goals. */

const today = '10/11/2025';

interface Row {
  readonly gameId?: number;
  readonly sportId?: string;
  readonly GameStatus?: { readonly status?: string } | null;
  readonly School1?: { Score: number | null };
  readonly TopTeam?: { TopScore: number | null; readonly TopTeamNameShort?: string };
  readonly BottomTeam?: { BottomScore: number | null; readonly BottomTeamNameShort?: string };
}

export interface LiveSite {
  readonly site: TestSite;
  /** Counts of upstream's calls by path and query. */
  readonly calls: Map<string, number>;
  /** Sets what upstream reports for one live game of boys soccer in the feed of the day, and one in the tournament's. */
  readonly setGoals: (goals: number) => void;
  /** The id of the day's game; an empty text before the site asked for the feed. */
  readonly getGameId: () => string;
  /** Gives the site a new upstream address, for which its caches have no answers. */
  readonly deployAnew: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export async function startLiveSite(): Promise<LiveSite> {
  let [goals, upstreams, demoUrl, gameId] = [0, 0, '', ''];
  const calls = new Map<string, number>();

  /** The demo association with a live game in each feed. */
  function scriptRows(path: string, rows: (Row | null)[]): (Row | null)[] {
    if (path.startsWith(`/v1/maxpreps?GameDate=${today}`)) {
      const game = rows.find((row) => row?.sportId === 'boys-soccer' && row.GameStatus?.status === 'Live');
      if (game?.School1) game.School1.Score = goals;
      gameId = String(game?.gameId ?? '');
    }
    if (path.startsWith('/v1/sports/boys-soccer/tournament-scores')) {
      const index = rows.findIndex((row) => row?.TopTeam?.TopTeamNameShort && row.BottomTeam?.BottomTeamNameShort);
      const [game] = rows.slice(index);
      if (game?.TopTeam && game.BottomTeam) {
        game.TopTeam.TopScore = goals;
        game.BottomTeam.BottomScore = 0;
        Object.assign(game, { GameDate: today, Period: '2nd Half', TimeRemaining: '12:30', Winner: '' });
      }
    }
    return rows;
  }

  async function answerScripted(path: string) {
    const answer = await fetch(demoUrl + path);
    const type = answer.headers.get('content-type') ?? 'application/json';
    const text = await answer.text();
    const isJson = answer.ok && type.includes('json');
    const body = isJson ? (JSON.parse(text) as { data?: Row[] } | Row[] | null) : null;
    const scripted = Array.isArray(body)
      ? scriptRows(path, body)
      : Array.isArray(body?.data)
        ? { ...body, data: scriptRows(path, body.data) }
        : undefined;
    return { status: answer.status, type, text: scripted === undefined ? text : JSON.stringify(scripted) };
  }

  const upstream = createServer((request, response) => {
    // Each deployment calls upstream below its own path.
    const path = (request.url ?? '').replace(/^\/\d+/, '');
    calls.set(path, (calls.get(path) ?? 0) + 1);
    void answerScripted(path).then(
      ({ status, type, text }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(text);
      },
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));

  /** A new upstream address has its own cache keys. */
  function buildNextBaseUrl(): string {
    upstreams += 1;
    return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/${upstreams}/v1`;
  }

  const site = await startTestSite({ V1_BASE_URL: buildNextBaseUrl() });
  demoUrl = site.demoUrl;
  const kv = await site.miniflare.getKVNamespace('CACHE', 'site');
  const about = { revision: 1, changedAtIso: new Date().toISOString(), changedBy: 'pat', why: 'finals' };
  // Keeps pages from becoming due themselves, even on a slow machine.
  const policies = { scores: { freshSeconds: 3600, liveFreshSeconds: 30 } };
  await kv.put(POLICY_KEY, formatPolicyDocument({ ...defaultPolicyDocument, ...about, policies }));
  return {
    site,
    calls,
    setGoals: (count) => {
      goals = count;
    },
    getGameId: () => gameId,
    deployAnew: () => site.deployWith({ V1_BASE_URL: buildNextBaseUrl() }),
    dispose: async () => {
      await site.dispose();
      await new Promise((resolve) => upstream.close(resolve));
    },
  };
}
