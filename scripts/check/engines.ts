import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

interface Engine<Name extends string = string> {
  readonly name: Name;
  /** Debian's packages. */
  readonly packages: readonly string[];
  readonly isInstalled: () => boolean;
}

const engines: readonly Engine<'Firefox' | 'WebKit'>[] = [
  { name: 'Firefox', packages: ['firefox-esr'], isInstalled: () => existsSync(firefoxPath) },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
    isInstalled: () =>
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file)) && canOpenWindow(),
  },
];

/** `pdftotext`, which reads what the engines print. */
const pdfReader: Engine = {
  name: 'poppler',
  packages: ['poppler-utils'],
  isInstalled: () => existsSync('/usr/bin/pdftotext'),
};

/** About the oldest supported Safari. */
const olderWebKit: Engine = {
  name: 'WPE WebKit',
  packages: ['wpewebkit-driver', 'cog'],
  isInstalled: () => ['/usr/bin/WPEWebDriver', '/usr/bin/cog'].every((file) => existsSync(file)),
};

const allEngines: readonly Engine[] = [...engines, olderWebKit, pdfReader];

/** Browsers besides Chromium in which all tests of `tests/engines` run. */
export function listEngines(): readonly (typeof engines)[number]['name'][] {
  return engines.filter(({ isInstalled }) => isInstalled()).map(({ name }) => name);
}

export function hasOlderWebKit(): boolean {
  return olderWebKit.isInstalled();
}

export function hasPdfReader(): boolean {
  return pdfReader.isInstalled();
}

/** One line for each engine in which nothing is tested. */
export function reportMissingEngines(): void {
  for (const { name, packages, isInstalled } of allEngines) {
    if (!isInstalled()) console.log(`${name} is not installed (${packages.join(' ')}): no page is tested in it.`);
  }
}

/** Installs Debian's packages of engines that are missing. Throws an `Error` with instructions. */
export function installEngines(): void {
  const missing = allEngines.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')}…`);
  const packages = missing.flatMap((engine) => engine.packages);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore' });
  const left = missing.find(({ isInstalled }) => !isInstalled());
  if (left !== undefined) throw new Error(`No ${left.name} was found. Install Debian's ${left.packages.join(', ')}.`);
}

/** Whether Python can open the window of `tests/support/engines/webkit-window.py`. */
function canOpenWindow(): boolean {
  const script = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', script], { stdio: 'ignore' }).status === 0;
}
