import { requestHealthPage } from '~/blocks/page-parts/health-topics';
import type { PageRequest } from '~/page/page-sources';
import { listContentPaths, requestContentPages } from '../pages-part';

/** The content pages that menus lead to. Those below them follow from their texts. */
export function sources({ environment }: Pick<PageRequest, 'environment'>) {
  return {
    optional: { health: requestHealthPage(), ...requestContentPages(listContentPaths(environment.PRODUCT, null)) },
  };
}
