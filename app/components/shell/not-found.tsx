import { failureWords } from './failure';
import { FailurePage } from './failure-page';

const missing = failureWords({ status: 404, statusText: 'Not Found', internal: false, data: null });

/** For pages that find out while rendering that what they are about does not exist, such as an unknown sport. */
export function NotFound() {
  return <FailurePage words={missing} />;
}
