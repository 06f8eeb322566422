import { existsSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from '../../scripts/build/icons';
import { siteAlertFile } from '../../scripts/build/site-alert';

/** Files that builds make from the association's folder. */
const builtFiles: readonly string[] = [...iconFiles, siteAlertFile];

/** Whether an address is one of the site's static files, which the platform answers for: a file of `public`, or one that builds make. */
export function isStaticFile(address: string): boolean {
  return builtFiles.includes(address.slice(1)) || (path.extname(address) !== '' && existsSync(`public${address}`));
}
