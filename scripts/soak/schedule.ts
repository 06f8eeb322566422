import { createRepeatableRandom } from '../simulation/repeatable-random';

/* Events of a soak, drawn from a seed for repeatable runs. */

type SoakFault = Readonly<Record<string, string | number>>;

export type SoakAction =
  | { readonly kind: 'fault'; readonly fault: SoakFault }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'cron' }
  /** Words of the operator's command, `npm run cache`. */
  | { readonly kind: 'policy'; readonly words: readonly string[] }
  | { readonly kind: 'deploy'; readonly buildId: string };

export type SoakKind = SoakAction['kind'];

export interface SoakEvent {
  readonly atSeconds: number;
  readonly action: SoakAction;
}

/** Parts of upstream that fail alone, and all of it as often. */
const upstreamPaths = ['/', '/', '/', '/v1/', '/v1/games', '/v1/news', '/v1/school', '/legacy/', '/data/'] as const;
/** Wrong answers that nothing exists. */
const waves: readonly SoakFault[] = [
  { kind: 'status', status: 404 },
  { kind: 'status', status: 400 },
  { kind: 'body', body: '[]' },
  { kind: 'body', body: '{"data":[]}' },
  { kind: 'body', body: 'null' },
];
const faultKinds: readonly SoakFault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'delay', delayMs: 3000 },
  { kind: 'truncate' },
  { kind: 'wrong-type' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'drop' },
  { kind: 'hang' },
  { kind: 'redirect' },
  { kind: 'huge', bytes: 8_388_608 },
  { kind: 'null-rows', percent: 70 },
];

/** Copies must outlast every fault, so no policy shortens that time. */
const policyChanges: readonly (readonly string[])[] = [
  ['set', 'scores.freshSeconds=30', 'leaderboard.freshSeconds=30'],
  ['set', 'scores.freshSeconds=120', 'scores.staleWhileRevalidateSeconds=30'],
  ['set', 'news.freshSeconds=30', 'news.staleWhileRevalidateSeconds=60'],
  ['set', 'schedule.freshSeconds=60', 'directory.freshSeconds=60', 'reference.freshSeconds=60'],
  ['set', 'content.freshSeconds=45', 'media.freshSeconds=45', 'standings.freshSeconds=30'],
  ['purge', 'tag:policy:scores'],
  ['purge', 'path:/sports'],
  ['purge', 'everything'],
  ['rollback'],
];

/** Length for the times below, which scale with the run. */
const USUAL_SECONDS = 1200;
const CRON_EVERY = 45;
const POLICY_EVERY = 50;
const FAULT_EVERY = 60;
/** After this many faults, all of upstream answers that nothing exists. */
const WAVE_EVERY_FAULTS = 4;
const FAULT_LENGTH = { least: 5, most: 30 } as const;
/** The last build must run long enough to judge its memory. */
const DEPLOYS_AT = [0.15, 0.3, 0.45] as const;

/** Draws all kinds of events; the first half has three deployments. The same seed and length give the same events. */
export function createSoakSchedule(seed: number, totalSeconds: number): readonly SoakEvent[] {
  const getRandom = createRepeatableRandom(seed);
  // Neighboring seeds begin with similar numbers.
  for (let count = 0; count < 8; count += 1) getRandom();
  const scale = totalSeconds / USUAL_SECONDS;
  const pickOne = <Item>(items: readonly Item[]): Item => items[Math.floor(getRandom() * items.length)] as Item;
  const drawBetween = (least: number, most: number) => least + getRandom() * (most - least);
  const drawTimes = (every: number) =>
    Array.from(
      { length: Math.floor(USUAL_SECONDS / every) - 1 },
      (_, index) => (index + drawBetween(0.5, 0.9)) * every,
    );
  const events: SoakEvent[] = [
    ...drawTimes(FAULT_EVERY).flatMap((at, index): SoakEvent[] => {
      const endsAt = at + drawBetween(FAULT_LENGTH.least, FAULT_LENGTH.most);
      const wave = index % WAVE_EVERY_FAULTS === 0 ? waves[index / WAVE_EVERY_FAULTS] : undefined;
      const fault = wave ? { path: '/', ...wave } : { path: pickOne(upstreamPaths), ...pickOne(faultKinds) };
      return [
        { atSeconds: at, action: { kind: 'fault', fault } },
        { atSeconds: endsAt, action: { kind: 'recovery' } },
      ];
    }),
    ...drawTimes(CRON_EVERY).map((at): SoakEvent => ({ atSeconds: at, action: { kind: 'cron' } })),
    ...drawTimes(POLICY_EVERY).map((at, index): SoakEvent => {
      // Each change comes once before any repeats.
      const words = policyChanges[index] ?? pickOne(policyChanges);
      return { atSeconds: at, action: { kind: 'policy', words } };
    }),
    ...DEPLOYS_AT.map((share, index): SoakEvent => {
      const at = (share + drawBetween(-0.04, 0.04)) * USUAL_SECONDS;
      return { atSeconds: at, action: { kind: 'deploy', buildId: `soak-${index + 2}` } };
    }),
  ];
  return events
    .map(({ atSeconds, action }) => ({ atSeconds: atSeconds * scale, action }))
    .sort((a, b) => a.atSeconds - b.atSeconds);
}
