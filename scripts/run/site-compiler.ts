import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getBuildParts } from '../build/build-in-use';

/** Remix's compiler of the site as a process that may be started again, and whose output may change at any moment. */
export class SiteCompiler {
  readonly #folder: string;
  readonly #port: number;
  readonly #versionFile: string;
  #process: ChildProcess;
  #taken = 0;

  /** @param port for its messages to browsers */
  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    // Written last, after each successful compilation.
    this.#versionFile = path.join(path.dirname(getBuildParts(folder).site), 'version.txt');
    this.#process = this.#start();
    // At Ctrl-C this process may end before asynchronous work is done.
    process.once('exit', () => this.#process.kill('SIGKILL'));
  }

  /** Whether it ended by itself, as it does at a wrong `remix.config.js`. */
  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Whether it compiled the site since it was started. */
  get hasCompiled(): boolean {
    return this.#readTime(this.#versionFile) > 0;
  }

  /** Copies what it compiled last into a build. Returns the compiler's name of it; `null` if it is not new or not complete. */
  async takeNew(build: string): Promise<string | null> {
    const time = this.#readTime(this.#versionFile);
    if (time === this.#taken || !this.#isComplete()) return null;
    this.#taken = time;
    const [from, to] = [getBuildParts(this.#folder), getBuildParts(build)];
    await cp(path.dirname(from.site), path.dirname(to.site), { recursive: true });
    await cp(path.join(from.static, 'build'), path.join(to.static, 'build'), { recursive: true });
    return this.#isComplete() ? readFile(this.#versionFile, 'utf8') : null;
  }

  /** Tells the compiler that a version is served, and so that browsers may load it. */
  async announce(version: string): Promise<void> {
    await fetch(`http://localhost:${this.#port}/ping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ buildHash: version }),
    });
  }

  async restart(): Promise<void> {
    await this.stop();
    this.#process = this.#start();
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
  }

  #start(): ChildProcess {
    rmSync(this.#versionFile, { force: true });
    this.#taken = 0;
    // The compiler needs a command that starts a server. The site is not started by it, and so survives its end.
    const words = ['dev', '--manual', '--port', String(this.#port), '-c', 'node --version'];
    return spawn('node', ['node_modules/@remix-run/dev/dist/cli.js', ...words], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development', BUILD_FOLDER: this.#folder },
    });
  }

  /** False while a later version is written. */
  #isComplete(): boolean {
    return this.#readTime(getBuildParts(this.#folder).site) <= this.#readTime(this.#versionFile);
  }

  #readTime(file: string): number {
    return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }
}
