import { anniversary, bodies } from './association';
import { gamedaySport, playoffSport } from './sports';

/** What not every association has, and the pages about it (`onlyWith` of the route table). */
const parts = {
  anniversary: anniversary !== null,
  'own-foundation': bodies.ownFoundation !== null,
  gameday: gamedaySport !== undefined,
  playoffs: playoffSport !== undefined,
} as const;

export type AssociationPart = keyof typeof parts;

/** The title of a page by its row of the route table; the gameday is that of the association's own sport. */
export function getPageTitle({ id, title }: { readonly id: string; readonly title: string }): string {
  return id === 'gameday' && gamedaySport !== undefined ? `${gamedaySport.title} State Finals` : title;
}

/** Whether the association has what a page is about; every page without such a subject is there. */
export function hasPart(part: AssociationPart | undefined): boolean {
  return part === undefined || parts[part];
}
