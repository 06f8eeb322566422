import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The static file that the source `site-alert.file` reads, below the site's root. */
export const siteAlertFile = 'siteAlerts/siteAlerts.json';

/** Writes the alert of the association's folder into a folder of static files. */
export async function writeSiteAlert(folder: string, siteAlert: unknown): Promise<void> {
  const file = path.join(folder, siteAlertFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(siteAlert, null, 2)}\n`);
}
