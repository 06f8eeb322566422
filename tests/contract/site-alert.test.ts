import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { startTestSite } from '../support/test-site';

const alert = { title: 'Heron on the server room roof', message: 'Phones are down until it leaves.' };

/** The home page with this file of alerts. */
async function fetchHomeWith(siteAlerts: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-alert-'));
  await cp(getBuildParts(buildInUse()).static, folder, { recursive: true });
  await writeFile(path.join(folder, 'siteAlerts', 'siteAlerts.json'), JSON.stringify(siteAlerts));
  const site = await startTestSite({}, { staticDirectory: folder });
  try {
    return await (await fetch(`${site.url}/`)).text();
  } finally {
    await site.dispose();
    await rm(folder, { recursive: true });
  }
}

test('an active site alert from the local file appears on the home page', async () => {
  const home = await fetchHomeWith({ ...alert, active: true });
  expect(home).toContain(alert.title);
  expect(home).toContain(alert.message);
});

test('an inactive site alert is not shown', async () => {
  expect(await fetchHomeWith({ ...alert, active: false })).not.toContain(alert.title);
});
