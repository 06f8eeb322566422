import { hashSeed } from '../random/dice';
import { memoize } from './memoize';
import { findLeague } from './prep-leagues';
import { prepPlans } from './prep-season';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';
import type { World } from './world';

export interface PrepTeam {
  /** `kfd205` */
  readonly uid: string;
  readonly plan: SeasonPlan;
  readonly school: School;
}

const letters = 'bcdfghjklmnpqrstvwxz';
/** Fixed for every seed. */
const reserved = { uid: 'abc123', sportId: 'baseball' } as const;

interface Teams {
  readonly byUid: ReadonlyMap<string, PrepTeam>;
  readonly uids: ReadonlyMap<string, string>;
}

export function findPrepTeamByUid(world: World, uid: string): PrepTeam | undefined {
  return listTeamSchools(world).byUid.get(uid);
}

export function getPrepUid(world: World, plan: SeasonPlan, school: School): string {
  return listTeamSchools(world).uids.get(getKey(plan, school)) ?? '';
}

function listTeamSchools(world: World): Teams {
  return memoize(world, 'prep teams', () => {
    const byUid = new Map<string, PrepTeam>();
    for (const plan of prepPlans) {
      for (const school of world.listTeams(plan)) {
        const uid = findFreeUid(world, plan, school, byUid);
        byUid.set(uid, { uid, plan, school });
      }
    }
    return {
      byUid,
      uids: new Map([...byUid.values()].map((team) => [getKey(team.plan, team.school), team.uid] as const)),
    };
  });
}

function findFreeUid(world: World, plan: SeasonPlan, school: School, taken: ReadonlyMap<string, unknown>): string {
  const isReserved = plan.sportId === reserved.sportId && findLeague(world, plan, school.index) !== undefined;
  if (isReserved && !taken.has(reserved.uid)) return reserved.uid;
  let tries = 0;
  let uid: string;
  do {
    const draw = hashSeed(world.seed, 'prep team', plan.sportId, school.id, tries);
    const [first, second, third] = [0, 5, 10].map((shift) => letters.charAt((draw >>> shift) % letters.length));
    uid = `${first ?? ''}${second ?? ''}${third ?? ''}${String((draw >>> 15) % 1000).padStart(3, '0')}`;
    tries += 1;
  } while (taken.has(uid));
  return uid;
}

function getKey({ sportId }: SeasonPlan, { id }: School): string {
  return `${sportId} ${id}`;
}
