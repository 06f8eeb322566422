import { buildFirstArticlesSource } from '~/blocks/page-parts/all-articles';

export const sources = () => ({ optional: buildFirstArticlesSource() });
