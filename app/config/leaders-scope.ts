import { stateCode } from './association';

/** Parameters of stat leaders that are the same for all sports. */
export const leadersScope = { season: 'fall', state: stateCode } as const;
