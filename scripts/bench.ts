import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { bareWorker } from '../tests/bench/bare-worker';
import { coldStampede } from '../tests/bench/cold-stampede';
import { measureFreshStart } from '../tests/bench/fresh-start';
import { weighPage } from '../tests/bench/page-weight';
import { measureThroughput } from '../tests/bench/throughput';
import { freePort } from '../tests/support/free-port';
import { saturdayAfternoon, startTestSite } from '../tests/support/test-site';
import { buildAll, bundles } from './build';

const loadSeconds = 8;
const rounds = 2;
const visitors = 500;
const kibibyte = 1024;

/**
 * `npm run bench [-- --fresh-start]`: the figures of the README, measured on loopback. Throughput is a ratio to a bare
 * worker measured in the same run, because machines differ. Returns the exit code.
 */
export async function main(words: readonly string[]): Promise<number> {
  await buildAll('production');
  await reportStampede();
  await reportThroughput();
  await reportBundle();
  if (words.includes('--fresh-start')) {
    report('npm start, empty node_modules to ready', `${await measureFreshStart()} s`);
  }
  return 0;
}

async function reportStampede(): Promise<void> {
  const site = await startTestSite();
  try {
    const calls = await coldStampede(`${site.url}/`, site.demoUrl, visitors);
    const total = calls.reduce((sum, { count }) => sum + count, 0);
    const repeated = calls.filter(({ count }) => count > 1).length;
    report(
      `upstream calls for ${visitors} cold visitors of /`,
      `${total} for ${calls.length} sources, ${repeated} repeated`,
    );
    for (const page of ['/', '/scores']) {
      const { htmlGzipKb, scriptGzipKb, styleGzipKb } = await weighPage(site.url, page);
      report(`gzip KB of ${page}`, `HTML ${htmlGzipKb}, scripts ${scriptGzipKb}, styles ${styleGzipKb}`);
    }
  } finally {
    await site.dispose();
  }
}

/** The site and the bare worker take turns, so that both meet the same machine. */
async function reportThroughput(): Promise<void> {
  const site = await startTestSite({ FIXED_NOW: saturdayAfternoon });
  const body = await (await fetch(`${site.url}/`)).text();
  const barePort = await freePort();
  const bare = new Miniflare({ workers: [bareWorker(barePort, body)] });
  await bare.ready;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const yardstick = await measureThroughput(`http://127.0.0.1:${barePort}/`, loadSeconds);
      const home = await measureThroughput(`${site.url}/`, loadSeconds);
      const ratio = (home.requestsPerSecond / yardstick.requestsPerSecond).toFixed(2);
      report(
        `cached / against a bare worker, round ${round}`,
        `${home.requestsPerSecond} to ${yardstick.requestsPerSecond} requests/s, ratio ${ratio}, failures ${home.failures}`,
      );
    }
  } finally {
    await bare.dispose();
    await site.dispose();
  }
}

async function reportBundle(): Promise<void> {
  const code = await readFile(bundles.site);
  const size = (code.byteLength / kibibyte).toFixed(0);
  report('site worker bundle', `${size} KB, ${(gzipSync(code).byteLength / kibibyte).toFixed(0)} KB gzip`);
}

function report(what: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${figure}`);
}
