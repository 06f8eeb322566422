import { parseEntry } from '~/cache/entry';
import type { Game } from '~/models/games/game';
import { findSource } from '~/upstream/registry';
import type { CacheAdmin } from '../cache-admin';
import { listStoredCopies, type StoredCopy } from '../stored-copies';

/** Older copies do not have today's games. */
const RECENT_MS = 6 * 3_600_000;

/** Every game in the recently fetched copies, each with its sport. */
export async function readKeptGames(
  admin: Pick<CacheAdmin, 'list' | 'get' | 'getMany'>,
  realm: string,
  nowMs: number,
): Promise<Game[]> {
  const copies = [...(await listStoredCopies(admin, realm)).values()].filter(
    ({ source, metadata }) => holdsGames(source) && metadata.fetchedAtMs > nowMs - RECENT_MS,
  );
  const texts = await admin.getMany(copies.map(({ key }) => key));
  return copies.flatMap(({ key, path }: StoredCopy) => {
    const sportId = parseSport(path);
    return findGames(parseEntry(texts.get(key) ?? '')?.value).map((game) => ({
      ...game,
      sportId: game.sportId ?? sportId,
    }));
  });
}

/** The games of a stored value: an array of them, or an object that has one. */
function findGames(value: unknown): Game[] {
  const rows: unknown = typeof value === 'object' && value !== null && 'games' in value ? value.games : value;
  return Array.isArray(rows) ? (rows as Game[]).filter((game) => Array.isArray(game.teams)) : [];
}

/** Feeds of one sport name it only in their path. */
function parseSport(path: string): string | null {
  return /^\/v1\/sports\/([^/?]+)/.exec(path)?.[1] ?? null;
}

/** Whether the source's rows are games, by its tag. */
function holdsGames(source: string): boolean {
  const anyParameter = new Proxy<Record<string, string>>({}, { get: () => '' });
  return findSource(source)?.tags(anyParameter).includes('games') ?? false;
}
