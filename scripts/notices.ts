import { writeFileSync } from 'node:fs';
import { noticesFile, readThirdPartyNotices } from './third-party-notices';

export function main(): Promise<number> {
  writeFileSync(noticesFile, readThirdPartyNotices());
  return Promise.resolve(0);
}
