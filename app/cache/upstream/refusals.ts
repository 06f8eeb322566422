import { createFailure } from './fetch-upstream';

/* Failures of reads without an upstream call. */

export const tooManyUnknown = createFailure('over-limit', 'too many unknown parameters were requested within a minute');
export const tooManyDirectCalls = createFailure(
  'over-limit',
  'the refresher fails, and upstream was called directly too often within a minute',
);
export const refresherFails = createFailure(
  'unreachable',
  'the refresher fails, and there is a copy that may be served',
);
