import { getSchoolYear } from '../../calendar/civil';
import { createDiceFor, type Context } from '../../http/context';
import { golfEvents, listGolfEvents, type GolfEvent } from '../../world/golf/events';
import type { SiteScore } from '../../world/golf/site-play';
import { getGolfSeries, type GolfSite } from '../../world/golf/sites';

/** By class, regionals first. */
export function listSites(context: Context, sportId: string): GolfSite[] {
  return listGolfEvents(sportId).flatMap((event) => listEventSites(context, event));
}

export function findSiteById(context: Context, id: number): GolfSite | undefined {
  return golfEvents
    .filter(({ firstSite, sectionals, regionals }) => {
      const count = sectionals * (regionals + 1);
      return id >= firstSite && id < firstSite + count;
    })
    .flatMap((event) => listEventSites(context, event))
    .find((site) => site.id === id);
}

function listEventSites({ world, clock }: Context, event: GolfEvent): GolfSite[] {
  const { regionals, sectionals } = getGolfSeries(world, event, getSchoolYear(clock.today));
  return [...regionals, ...sectionals];
}

/** The host or the course. */
export function formatSiteName(context: Context, { id, host, course }: GolfSite): string {
  const form = createDiceFor(context, 'golf-site-name', id).drawWeighted([45, 35, 20]);
  return [host.name, `${host.name} - ${course}`, `${course}, ${host.town.name}`][form] ?? host.name;
}

export function formatGolferName({ golfer }: Pick<SiteScore, 'golfer'>): string {
  return `${golfer.athlete.firstName} ${golfer.athlete.lastName}`;
}
