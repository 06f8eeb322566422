import { requestHealthPage } from '~/blocks/page-parts/health-topics';
import type { PageRequest } from '~/page/page-sources';
import { clinicsPage } from '~/upstream/clinics';
import { listContentPaths, requestContentPages, requestFinals } from '../pages-part';
import { withPrefix } from '../prefix';

/** The content pages that menus lead to, and the facts of state finals. Pages below them follow from their texts. */
export function sources({ environment }: Pick<PageRequest, 'environment'>) {
  return {
    optional: {
      health: requestHealthPage(),
      clinics: clinicsPage.with({}),
      ...requestContentPages(listContentPaths(environment.PRODUCT, null)),
      ...withPrefix('finals', requestFinals()),
    },
  };
}
