import { createDice } from '../random/dice';
import type { Conference } from './conferences';
import { memoize } from './memoize';
import { prepPlans } from './prep-season';
import type { SeasonPlan } from './season-plans';
import type { World } from './world';

/** A conference in one sport. */
export interface League {
  readonly id: number;
  readonly plan: SeasonPlan;
  readonly conference: Conference;
  /** Indexes of schools with a team. */
  readonly members: readonly number[];
}

const fewestMembers = 3;
/** Fixed for every seed. */
const reserved = { id: 45, sportId: 'softball' } as const;

/** Teams without a neighbor's team are independents. */
export function listLeagues(world: World, plan: SeasonPlan): readonly League[] {
  return listAllLeagues(world).filter((league) => league.plan === plan);
}

export function findLeagueById(world: World, id: number): League | undefined {
  return listAllLeagues(world).find((league) => league.id === id);
}

export function findLeague(world: World, plan: SeasonPlan, team: number): League | undefined {
  return groupByTeam(world, plan).get(team);
}

function groupByTeam(world: World, plan: SeasonPlan): ReadonlyMap<number, League> {
  return memoize(
    world,
    `league of team ${plan.sportId}`,
    () =>
      new Map(listLeagues(world, plan).flatMap((league) => league.members.map((member) => [member, league] as const))),
  );
}

function listAllLeagues(world: World): readonly League[] {
  return memoize(world, 'prep leagues', () => {
    const drafts = prepPlans.flatMap((plan) => {
      const playing = new Set(world.listTeams(plan).map(({ index }) => index));
      return world.conferences.flatMap((conference) => {
        const members = conference.members.filter((member) => playing.has(member));
        return members.length < fewestMembers ? [] : [{ plan, conference, members }];
      });
    });
    const ids = createDice(world.seed, 'prep leagues').shuffle(drafts.map((_, index) => index + 1));
    const computeSize = ({ plan, members }: Omit<League, 'id'>): number =>
      plan.sportId === reserved.sportId ? members.length : 0;
    const largest = drafts.reduce(
      (best, draft, index) => (computeSize(draft) > computeSize(drafts[best] ?? draft) ? index : best),
      0,
    );
    const [holder, freed] = [ids.indexOf(reserved.id), ids[largest] ?? 0];
    return drafts.map((draft, index): League => {
      const id = index === largest ? reserved.id : index === holder ? freed : (ids[index] ?? 0);
      return { ...draft, id };
    });
  });
}
