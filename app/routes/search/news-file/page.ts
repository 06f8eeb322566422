import { buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';

/** The headlines. Those that cannot be read are not found. */
export function sources() {
  return { optional: buildFirstArticlesSource() };
}
