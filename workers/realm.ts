import { realmOf } from '~/cache/source-key';
import type { Environment } from '~/config/environment';

/** The realm of a deployment: everything in its environment that decides what is made of what upstream says. */
export function realmOfEnvironment(environment: Environment): string {
  const { V1_BASE_URL, DATA_BASE_URL, PRODUCT, TIME_ZONE, DOCUMENT_ARCHIVE_BASE_URL, FIXED_NOW } = environment;
  return realmOf([V1_BASE_URL, DATA_BASE_URL, PRODUCT, TIME_ZONE, DOCUMENT_ARCHIVE_BASE_URL, FIXED_NOW]);
}
