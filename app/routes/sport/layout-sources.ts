import type { SportPageRequest } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';

/** Source of the sport's bar. Without an answer the bar shows what every sport has. */
export function sources({ sport }: SportPageRequest) {
  return { subject: { facts: sportFacts.with({ sportId: sport.id }) } };
}
