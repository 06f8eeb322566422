import { anniversary, bodies } from './association';
import { listParts, type AssociationPart } from './parts-of-associations';
import { gamedaySport, playoffSport } from './sports';

export type { AssociationPart } from './parts-of-associations';

const parts = listParts({
  anniversary,
  bodies,
  hasGameday: gamedaySport !== undefined,
  hasPlayoffs: playoffSport !== undefined,
});

/** Whether the association has what a page is about; every page without such a subject is there. */
export function hasPart(part: AssociationPart | undefined): boolean {
  return part === undefined || parts[part];
}

/** The title of a page by its row of the route table; the gameday is that of the association's own sport. */
export function getPageTitle({ id, title }: { readonly id: string; readonly title: string }): string {
  return id === 'gameday' && gamedaySport !== undefined ? `${gamedaySport.title} State Finals` : title;
}
