import { writeFileSync } from 'node:fs';
import { noticesFile, readThirdPartyNotices } from './third-party-notices';

/** `npm run notices`: writes the licences of what is shipped, for committing after a dependency changed. */
export function main(): Promise<number> {
  writeFileSync(noticesFile, readThirdPartyNotices());
  return Promise.resolve(0);
}
