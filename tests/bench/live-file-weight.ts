import { gzipSync } from 'node:zlib';
import type { LiveRow } from '~/cache/source/live-rows';
import { toLiveFile } from '~/routes/live-file/page';

const nowMs = 1_760_000_000_000;
const secondsBetweenAnswers = 30;

/** Gzip bytes of a file with so many games in play, each with another score, clock and moment of its last change. */
export function weighLiveFile(games: number): number {
  const rows = Array.from({ length: games }, (_, index): LiveRow => [
    String(4_270_000 + index * 37),
    'live',
    (index * 7) % 43,
    (index * 11) % 38,
    `Q${1 + (index % 4)}`,
    `${index % 12}:${String((index * 13) % 60).padStart(2, '0')}`,
    nowMs - (index % 6) * secondsBetweenAnswers * 1000,
  ]);
  return weigh(rows);
}

/** The same of a file with the golfers and teams of a class, each row with the place that upstream tells or without. */
export function weighLeaderboardFile(golfers: number, teams: number, hasPlaces: boolean): number {
  const rows = Array.from({ length: golfers + teams }, (_, index): LiveRow => [
    String(40_211 + index * 173),
    'live',
    Math.floor(index / 4) - 3,
    50 + ((index * 7) % 30),
    hasPlaces ? String(1 + Math.floor(index / 4) * 4) : null,
    String(5 + (index % 12)),
    nowMs - ((index * 7) % 32) * secondsBetweenAnswers * 1000 - ((index * 131) % 977),
  ]);
  return weigh(rows);
}

function weigh(liveRows: readonly LiveRow[]): number {
  const lifetimes = { freshUntilMs: nowMs, revalidateUntilMs: nowMs, usableUntilMs: nowMs };
  const copy = { kind: 'value', fetchedAtMs: nowMs, upstreamMs: 1, hasLiveRow: true } as const;
  const times = { fetchedAtMs: nowMs, changedAtMs: nowMs };
  const about = { origin: 'kv', lifetimes } as const;
  const answer = { status: 'ok', value: [], ...times, copy, liveRows, ...about } as const;
  const policy = { freshSeconds: 180, liveFreshSeconds: secondsBetweenAnswers };
  const live = toLiveFile([{ answer, policy }], { build: 'e58d36cbb094', nowMs });
  if (live === null) throw new Error('There is no file');
  return gzipSync(JSON.stringify(live.file)).length;
}
