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

/** Flags that keep Chromium from using the network at start, and from work that no test sees. */
const launchArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Without a screen, software rendering replaces the graphics processor.
  '--disable-gpu',
];

/** Without an answering package server, tests go on with what is installed. */
const mostInstallationMs = 300_000;

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of Chromium: `CHROMIUM_PATH`, a usual location, or Debian's package, which is installed. Throws an `Error` with instructions. */
export function findChromium(): string {
  const found = listCandidates().find(isExecutable);
  if (found !== undefined) return found;
  installPackage('chromium');
  const installed = listCandidates().find(isExecutable);
  if (installed !== undefined) return installed;
  throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to its executable.');
}

/** What tests need: Chromium, and where Debian's package can be installed its headless shell, which takes half the processor time. */
export function prepareChromium(): void {
  findChromium();
  if (process.env.CHROMIUM_PATH === undefined && !isExecutable(headlessShell) && isExecutable('/usr/bin/apt-get')) {
    installPackage('chromium-headless-shell');
  }
}

function installPackage(name: string): void {
  console.log(`Installing ${name}…`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: mostInstallationMs });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', timeout: mostInstallationMs });
}

/** A headless browser that connects to loopback only. */
export function launchChromium(furtherArguments: readonly string[] = []): Promise<Browser> {
  const hasShell = process.env.CHROMIUM_PATH === undefined && isExecutable(headlessShell);
  return launch(hasShell ? headlessShell : findChromium(), furtherArguments);
}

export function launchWholeChromium(): Promise<Browser> {
  return launch(findChromium());
}

function launch(executablePath: string, furtherArguments: readonly string[] = []): Promise<Browser> {
  const asRoot = process.getuid?.() === 0;
  const args = [...launchArguments, ...(asRoot ? ['--no-sandbox'] : []), ...furtherArguments];
  return chromium.launch({ executablePath, args });
}

function listCandidates(): string[] {
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
