import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../scripts/check/chromium';
import { computeMedian } from './median';

const runs = 3;
const mostAttempts = 6;
const kibibyte = 1024;
const largestReportBytes = 64 * kibibyte * kibibyte;
const run = promisify(execFile);

export interface LighthouseFigures {
  /** Of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly totalKb: number;
  readonly requests: number;
  readonly thirdPartyKb: number;
}

interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>>;
  readonly audits: Readonly<Record<string, Audit | undefined>>;
}

interface Category {
  readonly score: number;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly url?: string; readonly transferSize?: number }[] };
}

/** Returns the folder of Lighthouse, which has its own package, so that the project does not depend on it. */
function installLighthouse(): string {
  const folder = path.resolve('tests/bench/lighthouse');
  if (existsSync(path.join(folder, 'node_modules'))) return folder;
  console.log('Installing Lighthouse for the bench…');
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Lighthouse would otherwise download a browser.
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
  const { status } = spawnSync('npm', words, { cwd: folder, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`Lighthouse could not be installed in ${folder}`);
  return folder;
}

/** Medians of some runs of Lighthouse with its defaults: a phone of the middle class, slow 4G simulated. */
export async function measureWithLighthouse(url: string): Promise<LighthouseFigures> {
  const command = path.join(installLighthouse(), 'node_modules/lighthouse/cli/index.js');
  const all: LighthouseFigures[] = [];
  for (let attempt = 0; all.length < runs && attempt < mostAttempts; attempt += 1) {
    const report = await readReport(command, url);
    if (report !== undefined) all.push(pickFigures(report, new URL(url).origin));
  }
  if (all.length < runs) throw new Error(`Lighthouse failed ${mostAttempts - all.length} times on ${url}`);
  const computeMedianFigure = (of: keyof LighthouseFigures) => computeMedian(all.map((figures) => figures[of]));
  return {
    performance: computeMedianFigure('performance'),
    accessibility: computeMedianFigure('accessibility'),
    bestPractices: computeMedianFigure('bestPractices'),
    seo: computeMedianFigure('seo'),
    firstPaintMs: computeMedianFigure('firstPaintMs'),
    largestPaintMs: computeMedianFigure('largestPaintMs'),
    blockingMs: computeMedianFigure('blockingMs'),
    layoutShift: computeMedianFigure('layoutShift'),
    totalKb: computeMedianFigure('totalKb'),
    requests: computeMedianFigure('requests'),
    thirdPartyKb: computeMedianFigure('thirdPartyKb'),
  };
}

/** The report of a run; `undefined` when the browser failed, as sometimes on a busy machine. */
async function readReport(command: string, url: string): Promise<Report | undefined> {
  const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync';
  const words = [command, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  try {
    const { stdout } = await run('node', words, { env, maxBuffer: largestReportBytes });
    return JSON.parse(stdout) as Report;
  } catch {
    return undefined;
  }
}

function pickFigures({ categories, audits }: Report, origin: string): LighthouseFigures {
  const formatPercent = ({ score }: Category) => Math.round(score * 100);
  const getValue = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const sumKilobytes = (items: typeof requests) =>
    Math.round(items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / kibibyte);
  return {
    performance: formatPercent(categories.performance),
    accessibility: formatPercent(categories.accessibility),
    bestPractices: formatPercent(categories['best-practices']),
    seo: formatPercent(categories.seo),
    firstPaintMs: Math.round(getValue('first-contentful-paint')),
    largestPaintMs: Math.round(getValue('largest-contentful-paint')),
    blockingMs: Math.round(getValue('total-blocking-time')),
    layoutShift: Number(getValue('cumulative-layout-shift').toFixed(3)),
    totalKb: sumKilobytes(requests),
    requests: requests.length,
    thirdPartyKb: sumKilobytes(requests.filter(({ url }) => url?.startsWith(origin) !== true)),
  };
}
