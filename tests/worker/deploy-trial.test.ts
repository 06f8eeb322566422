import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInUse, readBuildId } from '../../scripts/build/build-in-use';
import { findTrialProblems } from '../../scripts/deploy/deploy-trial';
import { quiet, startTestSite, type TestSite } from '../support/test-site';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({}, quiet);
});
afterAll(() => site.dispose());

const once = { tries: 1, pauseMs: 0 };
const buildTrialVersion = (buildId = readBuildId(buildInUse())) => ({
  siteUrl: site.url,
  workerName: 'site',
  versionId: 'v-1',
  buildId,
});

it('a working version has no problems', async () => {
  expect(await findTrialProblems(buildTrialVersion(), once)).toEqual([]);
});

it('a build other than the uploaded one is reported', async () => {
  expect(await findTrialProblems(buildTrialVersion('another-build'), once)).toEqual([
    `${site.url}/healthz does not name build another-build: the new version is not reached.`,
  ]);
});

it('a version that cannot read its environment is reported', async () => {
  await site.deployWith({ V1_BASE_URL: 'not a url' });
  expect(await findTrialProblems(buildTrialVersion(), once)).toHaveLength(1);
});
