import { createFailure } from './fetch-upstream';

/* Failures of reads for which upstream is not called. */

export const notAsked = createFailure('not-asked', 'too many unknown parameters were asked for within a minute');
export const notCalled = createFailure(
  'not-asked',
  'the refresher fails, and upstream was called directly too often within a minute',
);
export const refresherFails = createFailure(
  'unreachable',
  'the refresher fails, and there is a copy that may be served',
);
