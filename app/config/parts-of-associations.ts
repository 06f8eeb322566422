import type { AssociationFacts } from './association-schema';

/** What an association may lack. */
interface PartFacts extends Pick<AssociationFacts, 'anniversary'> {
  readonly bodies: Pick<AssociationFacts['bodies'], 'ownFoundation'>;
  readonly hasGameday: boolean;
  readonly hasPlayoffs: boolean;
}

/** What not every association has, and the pages about it (`onlyWith` of the route table). */
export function listParts({ anniversary, bodies, hasGameday, hasPlayoffs }: PartFacts) {
  return {
    anniversary: anniversary !== null,
    'own-foundation': bodies.ownFoundation !== null,
    gameday: hasGameday,
    playoffs: hasPlayoffs,
  } as const;
}

export type AssociationPart = keyof ReturnType<typeof listParts>;
