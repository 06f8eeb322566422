import type { PageRequest } from '~/routes/page-sources';
import { sportFacts } from '~/upstream/sports';
import { askedClass } from '../class-of-address';
import { gamesOfClass } from '../scores/sources';

/** The games of the class that the address asks for, and what the old server calls the sport. Without games its own page is shown alone. */
export function bracketsSources({ params }: PageRequest) {
  const { sportId = '' } = params;
  return {
    ...gamesOfClass(sportId, askedClass(sportId, params.classId)),
    subject: { facts: sportFacts.with({ sportId }) },
  };
}
