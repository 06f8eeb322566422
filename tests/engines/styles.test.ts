import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEngines } from '../../scripts/check/engines';
import type { EnginePage } from '../support/engines/engine-page';
import { launchChromiumPage } from '../support/engines/launch-chromium-page';
import { launchFirefox } from '../support/engines/launch-firefox';
import { launchWebKit } from '../support/engines/launch-webkit';
import { findRejectedStyles } from '../support/engines/rejected-styles';

const launchers = { Chromium: launchChromiumPage, Firefox: launchFirefox, WebKit: launchWebKit };

describe.each(['Chromium', ...listEngines()] as const)('in %s', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await launchers[engine]();
  });
  afterAll(() => page.close());

  test('every declaration and media query of the styles is accepted, except enhancements', async () => {
    expect(await findRejectedStyles(page)).toEqual([]);
  });
});
