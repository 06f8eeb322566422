import type { SportPageRequest } from '~/page/page-sources';
import { sportFacts } from '~/upstream/sports';

/** Without an answer the bar shows the links of every sport. */
export function sources({ sport }: SportPageRequest) {
  return { subject: { facts: sportFacts.with({ sportId: sport.id }) } };
}
