import { createRepeatableRandom } from '../simulation/repeatable-random';

/* What happens to the site during a soak, and when: drawn from a seed, so that a run can be repeated. */

/** A fault of the demo association, as its control address takes it. */
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

/** Parts of upstream that can fail alone: a fault of all of it is drawn as often as one of a part. */
const upstreamPaths = ['/', '/', '/', '/v1/', '/v1/games', '/v1/news', '/v1/school', '/legacy/', '/data/'] as const;
/** What upstream says when it is wrong about there being nothing. */
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

/** Copies for when upstream fails must outlast every fault, so no policy shortens that time. */
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

/** The length of the run that the times below are for; they are stretched to other lengths. */
const USUAL_SECONDS = 1200;
const CRON_EVERY = 45;
const POLICY_EVERY = 50;
const FAULT_EVERY = 60;
/** After this many faults all of upstream answers that nothing exists, each time in another way. */
const WAVE_EVERY_FAULTS = 4;
const FAULT_LENGTH = { least: 5, most: 30 } as const;
/** In the first half alone: the last build runs for long enough to see whether its memory grows. */
const DEPLOYS_AT = [0.15, 0.3, 0.45] as const;

/**
 * The events of a soak in their order. Every kind occurs: faults that end before the next begins, cron ticks, changes of policy, and
 * three deployments in the first half.
 * @param seed the same seed and length give the same events
 */
export function createSoakSchedule(seed: number, totalSeconds: number): readonly SoakEvent[] {
  const random = createRepeatableRandom(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let count = 0; count < 8; count += 1) random();
  const scale = totalSeconds / USUAL_SECONDS;
  const pickOne = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const between = (least: number, most: number) => least + random() * (most - least);
  const drawTimes = (every: number) =>
    Array.from({ length: Math.floor(USUAL_SECONDS / every) - 1 }, (_, index) => (index + between(0.5, 0.9)) * every);
  const events: SoakEvent[] = [
    ...drawTimes(FAULT_EVERY).flatMap((at, index): SoakEvent[] => {
      const endsAt = at + between(FAULT_LENGTH.least, FAULT_LENGTH.most);
      const wave = index % WAVE_EVERY_FAULTS === 0 ? waves[index / WAVE_EVERY_FAULTS] : undefined;
      const fault = wave ? { path: '/', ...wave } : { path: pickOne(upstreamPaths), ...pickOne(faultKinds) };
      return [
        { atSeconds: at, action: { kind: 'fault', fault } },
        { atSeconds: endsAt, action: { kind: 'recovery' } },
      ];
    }),
    ...drawTimes(CRON_EVERY).map((at): SoakEvent => ({ atSeconds: at, action: { kind: 'cron' } })),
    ...drawTimes(POLICY_EVERY).map((at, index): SoakEvent => {
      // Each change comes before any comes twice.
      const words = policyChanges[index] ?? pickOne(policyChanges);
      return { atSeconds: at, action: { kind: 'policy', words } };
    }),
    ...DEPLOYS_AT.map((share, index): SoakEvent => {
      const at = (share + between(-0.04, 0.04)) * USUAL_SECONDS;
      return { atSeconds: at, action: { kind: 'deploy', buildId: `soak-${index + 2}` } };
    }),
  ];
  return events
    .map(({ atSeconds, action }) => ({ atSeconds: atSeconds * scale, action }))
    .sort((one, other) => one.atSeconds - other.atSeconds);
}
