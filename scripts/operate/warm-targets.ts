import type { Sport } from '~/config/sports';
import { getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, getSeasonOfDay } from '~/models/dates/season';
import { buildPagePath } from '~/page/page-address';
import { listSportsInPhase, listTournamentRequests, type SportInPhase } from '~/prewarm/tournaments';
import { listPageRequests, warmPages } from '~/prewarm/warm-pages';
import { readStoredValues, type StoredSite } from './stored-copies';

/** The pages that prewarming covers today. */
export async function listWarmedToday(site: StoredSite): Promise<readonly string[]> {
  const { environment, clock } = site;
  if (environment.PREWARM_CALLS_PER_MINUTE === 0) return [];
  const today = getToday(clock);
  const getValue = await readStoredValues(listTournamentRequests(), site);
  return listWarmedFor(listSportsInPhase(environment, findCurrentSeason(clock), today, getValue), site);
}

/** The pages that prewarming covers near the finals of these sports, and every day. */
export async function listWarmedFor(near: readonly SportInPhase[], site: StoredSite): Promise<readonly string[]> {
  const { environment, clock } = site;
  const about = { clock, environment };
  const getValue = await readStoredValues(listPageRequests(near, about), site);
  return warmPages(near, about, getValue).map(({ address }) => buildPagePath(address));
}

/** The sports whose state finals are on a day, by the calendars in the store and the season's file. */
export async function listSportsOfDay(day: string, site: StoredSite): Promise<readonly Sport[]> {
  const getValue = await readStoredValues(listTournamentRequests(), site);
  const near = listSportsInPhase({ PREWARM_SPORTS: undefined }, getSeasonOfDay(day), day, getValue);
  return near.filter(({ phase }) => phase === 'finals-day').map(({ sport }) => sport);
}
