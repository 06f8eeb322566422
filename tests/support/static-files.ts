import { existsSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from '../../scripts/build/icons';

/** Whether an address is one of the site's static files, which the platform answers for: a file of `public`, or an icon that builds draw. */
export function isStaticFile(address: string): boolean {
  return iconFiles.includes(address.slice(1)) || (path.extname(address) !== '' && existsSync(`public${address}`));
}
