import { buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';

export function sources() {
  return { optional: buildFirstArticlesSource() };
}
