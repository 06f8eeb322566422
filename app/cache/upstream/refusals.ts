import { createFailure } from './fetch-upstream';

/* Failures of reads for which upstream is not called. */

export const tooManyUnknown = createFailure('over-limit', 'too many unknown parameters were asked for within a minute');
export const tooManyDirectCalls = createFailure(
  'over-limit',
  'the refresher fails, and upstream was called directly too often within a minute',
);
export const refresherFails = createFailure(
  'unreachable',
  'the refresher fails, and there is a copy that may be served',
);
