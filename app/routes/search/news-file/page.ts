import { buildHeadlineSources } from '~/upstream/news';

/** The headlines. Those that cannot be read are not found. */
export function sources() {
  return { optional: buildHeadlineSources() };
}
