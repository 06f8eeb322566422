import { launchChromium } from '../../scripts/check/chromium';
import { waitForHydration } from '../support/browser-suite';

/** A slow phone is about four times slower. */
const slowness = 4;
const typed = ['abelard heights', 'boys basketball', 'how to become an official', 'state finals tickets'] as const;
const pauseMs = 120;

export interface TypingCost {
  /** Processor time of scripts on a slow phone, from a keystroke to the results. */
  readonly keystrokeMs: number;
  /** The same for loading and indexing all files, once per document. */
  readonly indexMs: number;
}

/** Types into the search field of the header. */
export async function measureTyping(siteUrl: string): Promise<TypingCost> {
  const browser = await launchChromium([]);
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/about`, { waitUntil: 'load' });
    await waitForHydration(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const readScriptMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
    };
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    const beforeMs = await readScriptMs();
    await field.focus();
    await field.pressSequentially('x');
    await page.waitForLoadState('networkidle');
    await page.locator('.site-search-results [role=status]').filter({ hasText: /\d/ }).waitFor();
    const indexedMs = await readScriptMs();
    for (const text of typed) {
      await field.fill('');
      await field.pressSequentially(text, { delay: pauseMs });
    }

    const keystrokes = typed.join('').length;
    return {
      keystrokeMs: Math.round((((await readScriptMs()) - indexedMs) / keystrokes) * slowness),
      indexMs: Math.round((indexedMs - beforeMs) * slowness),
    };
  } finally {
    await browser.close();
  }
}
