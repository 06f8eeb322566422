import { expect, test } from 'vitest';
import { launchChromium } from '../../scripts/check/chromium';
import { findObjections, loadAxe } from './axe';

test('texts are compared with the ground that they are drawn on, also below the place that is reserved for them', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.setContent(`<!doctype html><html lang="en"><title>Page</title><style>
      main { height: 2000px; }
      footer { background: #222; color: #eee; contain-intrinsic-block-size: 20px; }
      :root:not([data-returned]) footer { content-visibility: auto; }
    </style><main></main><footer><p>First line</p><p>Second line</p></footer></html>`);
    await loadAxe(page);
    expect(await findObjections(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
    // What axe says without it.
    await page.evaluate(() => delete document.documentElement.dataset.returned);
    expect(await findObjections(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toHaveLength(1);
  } finally {
    await browser.close();
  }
});
