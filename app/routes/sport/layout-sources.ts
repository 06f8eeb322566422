import type { SportPageRequest } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';

/** What the bar of a sport shows. Without an answer it shows what every sport has. */
export function sources({ sport }: SportPageRequest) {
  return { subject: { facts: sportFacts.with({ sportId: sport.id }) } };
}
