import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that keep Chromium from using the network at start. */
const quietArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Path of Chromium: `CHROMIUM_PATH`, or a usual location, or else Debian's package, which is installed.
 * @throws Error with instructions when it cannot be found or installed
 */
export function findChromium(): string {
  const found = candidates().find(isExecutable);
  if (found !== undefined) return found;
  console.log('Installing Chromium…');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  const installed = candidates().find(isExecutable);
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to its executable.');
}

/** A headless browser that connects to loopback only. */
export function launchChromium(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium(),
    args: asRoot ? [...quietArguments, '--no-sandbox'] : quietArguments,
  });
}

function candidates(): string[] {
  const named = process.env.CHROMIUM_PATH;
  return named === undefined ? usualPaths : [named, ...usualPaths];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
