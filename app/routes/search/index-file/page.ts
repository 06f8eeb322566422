import { buildIndexSources } from '../page';

/** Everything for the search page except headlines. */
export const sources = () => ({ optional: buildIndexSources() });
