import { hrefWith } from '~/components/ui/href-with';
import type { Game } from '~/models/games/game';
import type { PageRequest } from '~/routes/page-sources';
import { presentingSponsors } from '~/upstream/sponsors';
import { stateScoresPath } from '../class-of-address';
import { playoffClassOf, playoffsOfAddress } from '../playoffs-of-address';
import { gamesOfClass } from '../scores/page';

/**
 * The games of the class that the address names, and who presents the sport. Without games the official bracket is shown
 * alone; when they fail, the page says so.
 * @throws Response 404 for a sport without playoffs
 */
export function sources({ params }: PageRequest) {
  const { id: sportId } = playoffsOfAddress(params);
  const { games } = gamesOfClass(sportId, playoffClassOf(params.classId)).optional;
  return { optional: { games, sponsors: presentingSponsors.with({ sportId }) }, mayBeAbsent: ['sponsors'] };
}

/** The title games have box scores; any other game is among the scores of its class. */
export function playoffGameHref(sportId: string, classId: string | null, { id, day, level }: Game): string {
  const anchor = `#game-${encodeURIComponent(id)}`;
  if (level?.toLowerCase() === 'state') return `/sports/${sportId}/state-series/title-box-scores${anchor}`;
  return hrefWith(stateScoresPath(sportId, classId), { date: day ?? undefined }) + anchor;
}
