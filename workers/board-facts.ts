import { parseEntry } from '~/cache/source/entry';
import {
  defaultPolicyDocument,
  isRefusal,
  parsePolicyDocument,
  POLICY_KEY,
  type PolicyDocument,
  type Refusal,
} from '~/cache/tuning/policy-document';
import { computeEffectiveBudget } from '~/cache/tuning/tuning';
import { readContentClock, type Environment } from '~/config/environment';
import { listSeasonWarnings } from '~/config/season-facts';
import { getTypicalMinutes } from '~/config/sports';
import { getToday } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { listOverdueGames, type OverdueGame } from '~/models/games/overdue-games';
import type { AlarmFacts } from '~/operations/alarms';
import type { OperationsState } from '~/operations/operations-state';
import { listStoredCopies, type StoreReader } from '~/operations/stored-copies';
import { parseJson } from '~/parse-json';
import { parsePlatformPurges, PLATFORM_PURGES_KEY, type PlatformPurges } from '~/prewarm/platform-purges';
import { HOUR_MS } from '~/time-units';
import { findSource } from '~/upstream/registry';
import { buildEnvironmentDataset, knownNames } from './source-dependencies';

/** What the board reads: the shared store and the metrics object. */
export interface BoardReader extends StoreReader {
  get(key: string): Promise<string | null>;
  /** The operations state as JSON text. `null` when there is none. */
  readOperations(): Promise<string | null>;
}

export interface ReadFacts extends AlarmFacts {
  readonly platformPurges: PlatformPurges | null;
}

/**
 * Reads the facts that decide the alarms, for the operators' board and the status address.
 * @param nowMs real clock
 * @param readOverdue replaces `readOverdueGames`, for callers that keep its result
 */
export async function readBoardFacts(
  reader: BoardReader,
  environment: Environment,
  nowMs: number,
  readOverdue: () => Promise<readonly OverdueGame[]> = () => readOverdueGames(reader, environment, nowMs),
): Promise<ReadFacts> {
  const [operations, policyText, purges, overdue] = await Promise.all([
    reader.readOperations(),
    reader.get(POLICY_KEY),
    reader.get(PLATFORM_PURGES_KEY),
    readOverdue(),
  ]);
  const clock = readContentClock(environment);
  const policy = readPolicies(policyText);
  return {
    nowMs,
    operations: parseOperations(operations),
    overdue,
    platformPurges: parsePlatformPurges(purges) ?? null,
    seasonWarnings: listSeasonWarnings(getToday(clock)),
    isPrewarmed: environment.PREWARM_CALLS_PER_MINUTE > 0,
    budget: computeEffectiveBudget(
      policy.document ?? defaultPolicyDocument,
      environment.UPSTREAM_CALLS_PER_SECOND,
      nowMs,
    ),
    getPolicyName: (source) => findSource(source)?.policy,
    ...policy,
  };
}

/** Parses the text of the metrics object; `null` before the first count. */
export function parseOperations(text: string | null): OperationsState | null {
  const state = parseJson(text);
  return typeof state === 'object' && state !== null && 'format' in state && state.format === 1
    ? (state as OperationsState)
    : null;
}

function readPolicies(text: string | null): { readonly document: PolicyDocument | null; readonly problem?: string } {
  const document = text === null ? defaultPolicyDocument : parsePolicyDocument(text, knownNames);
  return isRefusal(document) ? { document: null, problem: describeInvalidPolicies(document) } : { document };
}

/** Explains the effect of an invalid policy document and how to replace it. */
export function describeInvalidPolicies({ problems }: Refusal): string {
  return `The policy document in the store is not valid (${problems.join('; ')}). The site goes on with the last valid one and with the purges of both; npm run cache -- rollback restores the text before it.`;
}

/** Games without a final score long after their expected end, from the recently fetched copies. */
export async function readOverdueGames(
  reader: StoreReader,
  environment: Environment,
  nowMs: number,
): Promise<readonly OverdueGame[]> {
  const clock = readContentClock(environment);
  return listOverdueGames(await readKeptGames(reader, buildEnvironmentDataset(environment), nowMs), {
    nowMs: clock.getNowMs(),
    timeZone: clock.timeZone,
    getMinutes: getTypicalMinutes,
  });
}

/** Older copies do not have today's games. */
const RECENT_MS = 6 * HOUR_MS;

/** Every game in the recently fetched copies, each with its sport. */
export async function readKeptGames(reader: StoreReader, dataset: string, nowMs: number): Promise<Game[]> {
  const copies = await listStoredCopies(reader, dataset);
  const recent = [...copies.values()].filter(
    ({ source, metadata }) => holdsGames(source) && metadata.fetchedAtMs > nowMs - RECENT_MS,
  );
  const texts = await reader.getMany(recent.map(({ key }) => key));
  return recent.flatMap(({ key, source, path: upstreamPath }) => {
    // Feeds of one sport name it only in their path, or nowhere.
    const sportId = /^\/v1\/sports\/([^/?]+)/.exec(upstreamPath)?.[1] ?? findSportOfSource(source);
    return findGames(parseEntry(texts.get(key) ?? '')?.value).map((game) => ({
      ...game,
      sportId: game.sportId ?? sportId,
    }));
  });
}

/** The games of a stored value: an array of them, or an object that has one. Rows with only a part of a game are left out. */
function findGames(value: unknown): Game[] {
  const rows: unknown = typeof value === 'object' && value !== null && 'games' in value ? value.games : value;
  return Array.isArray(rows) ? (rows as Game[]).filter(isWholeGame) : [];
}

function isWholeGame({ kind, teams, time }: Partial<Game>): boolean {
  return kind !== undefined && Array.isArray(teams) && time !== undefined;
}

/** Whether the source's rows are games, by its tag. */
function holdsGames(source: string): boolean {
  return listTagsOfSource(source).includes('games');
}

/** The sport of a source that has no other, by its tag. */
function findSportOfSource(source: string): string | null {
  return listTagsOfSource(source).flatMap((tag) => /^sport-(.+)$/.exec(tag)?.[1] ?? [])[0] ?? null;
}

/** Tags of a source, except those that contain a parameter. */
function listTagsOfSource(source: string): readonly string[] {
  const anyParameter = new Proxy<Record<string, string>>({}, { get: () => '' });
  return findSource(source)?.listTags(anyParameter) ?? [];
}
