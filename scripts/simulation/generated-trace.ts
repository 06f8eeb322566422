import { sports } from '~/config/sports';
import { pageRoutes } from '~/routes.table.js';
import { HOUR_MS } from '~/time-units';
import { createRepeatableRandom, createZipf, drawMoments } from './repeatable-random';
import type { TraceView } from './trace';

/** The most popular pages on a game day; the others follow in the order of the route table. */
const mostWanted = ['home', 'scores', 'scores2', 'ss-golf-leaderboard', 'ss-scores', 'sport-landing', 'ss-brackets'];

/**
 * A generated game day: views distributed by Zipf's law over every page that needs at most a sport id, growing
 * toward the last quarter of the time. The same plan gives the same trace.
 * @param isPage whether an address has a page; not every sport has every page
 */
export function generateTrace(
  { views, hours, seed }: Readonly<Record<'views' | 'hours' | 'seed', number>>,
  isPage: (address: string) => boolean,
): readonly TraceView[] {
  const getRandom = createRepeatableRandom(seed);
  const addresses = listPlainAddresses().filter(isPage);
  const pick = createZipf(addresses.length, getRandom);
  return drawMoments(views, 0, hours * HOUR_MS, getRandom).map((atMs) => ({
    atMs: Math.round(atMs),
    address: addresses[pick()] ?? '/',
  }));
}

/** The address of every page that needs at most a sport id, the most popular on a game day first. */
export function listPlainAddresses(): readonly string[] {
  const rankPage = (id: string) => (mostWanted.includes(id) ? mostWanted.indexOf(id) : mostWanted.length);
  return [...pageRoutes]
    .sort((one, other) => rankPage(one.id) - rankPage(other.id))
    .flatMap(({ path }) => {
      const required = path.replaceAll(/\/:\w+\?/g, '');
      if (required.includes('*')) return [];
      const ofEachSport = required.includes(':sportId')
        ? sports.map(({ id }) => required.replace(':sportId', id))
        : [required];
      return ofEachSport.filter((address) => !address.includes(':'));
    });
}
