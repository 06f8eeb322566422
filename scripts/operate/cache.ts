import { once } from 'node:events';
import { userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { getErrorMessage } from '~/cache/base/log';
import { askOnTerminal } from '../local/ask-on-terminal';
import { findDataFolder } from '../local/local-environment';
import type { CacheAdmin } from './cache-admin';
import {
  formatCommandList,
  formatHelp,
  readCommandLine,
  readTextOption,
  type Command,
  type CommandContext,
  type CommandLine,
} from './command';
import { boardCommand } from './commands/board';
import { explainCommand } from './commands/explain';
import { historyCommand } from './commands/history';
import { purgeCommand } from './commands/purge';
import { rollbackCommand } from './commands/rollback';
import { setCommand, unsetCommand } from './commands/set';
import { showCommand } from './commands/show';
import { simulateCommand } from './commands/simulate';
import { statsCommand } from './commands/stats';
import { warmCommand } from './commands/warm';
import type { WorkerSettings } from './deploy-settings';
import { openLocalAdmin } from './local-admin';
import { CommandProblem, exitCodes, createRefusal } from './problems';
import { findWrangler, openRemoteAdmin } from './remote-admin';
import { formatReport } from './report';

/** The command's input and output; replaceable in tests. */
export interface CommandTerminal {
  readonly print: (text: string) => void;
  readonly printProblem: (text: string) => void;
  /** `null` without an interactive terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  /** Replaces the last line of progress; `null` without a terminal. */
  readonly showProgress: ((line: string) => void) | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

const processTerminal: CommandTerminal = {
  print: console.log,
  printProblem: console.error,
  ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null,
  showProgress: process.stderr.isTTY
    ? (line) => {
        process.stderr.write(`\r\u001b[K${line}`);
      }
    : null,
  environment: process.env,
};

/** Ends the command without failure when a reader such as `head` closes the pipe. */
function endAtClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(exitCodes.done);
  });
}

/**
 * `npm run cache -- COMMAND`: inspects and tunes the cache of the local run or a deployment; see docs/operating.md. Returns the exit code.
 */
export async function main(words: readonly string[], terminal = processTerminal): Promise<number> {
  if (terminal === processTerminal) endAtClosedPipe();
  try {
    const line = readCommandLine(words, commands);
    if (line === null || line.options.help === true) {
      terminal.print(line === null ? formatCommandList(commands) : formatHelp(line.command));
      return line === null && words.length === 0 ? exitCodes.wrongUsage : exitCodes.done;
    }
    const { report, json, hasFailed } = await line.command.run(await createContext(line, terminal));
    terminal.showProgress?.('');
    terminal.print(line.options.json === true ? JSON.stringify(json, null, 2) : formatReport(report));
    return hasFailed === true ? exitCodes.failed : exitCodes.done;
  } catch (error) {
    terminal.printProblem(getErrorMessage(error));
    return error instanceof CommandProblem ? error.exitCode : exitCodes.failed;
  }
}

async function createContext({ words, options }: CommandLine, terminal: CommandTerminal): Promise<CommandContext> {
  return {
    admin: await openAdmin(options, terminal.environment),
    words,
    options,
    nowMs: Date.now(),
    operator: readTextOption(options, 'by') ?? userInfo().username,
    wait: waitUnlessEnded,
    showProgress: (share) => terminal.showProgress?.(`Replaying: ${Math.round(100 * share)} %`),
    confirm: async (about, question) => {
      if (options.yes === true) return;
      const text = formatReport(about);
      if (terminal.ask === null)
        throw createRefusal(`${text}\n\nNothing was changed: say --yes to do it without being asked.`);
      const answer = await terminal.ask(`${text}\n\n${question} [y/N] `);
      if (!/^y(?:es)?$/i.test(answer.trim())) throw createRefusal('Nothing was changed.');
    },
  };
}

async function waitUnlessEnded(milliseconds: number): Promise<number | null> {
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      sleep(milliseconds, undefined, { signal }).then(() => Date.now()),
      ...['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal }).then(() => null)),
    ]);
  } finally {
    over.abort();
  }
}

function openAdmin(
  options: CommandLine['options'],
  environment: CommandTerminal['environment'],
): Promise<CacheAdmin> | CacheAdmin {
  if (options.remote !== true) return openLocalAdmin(findDataFolder(environment));
  return openRemoteAdmin({
    runWrangler: findWrangler(environment),
    readNames: readDeployedNames,
    siteUrl: readTextOption(options, 'site'),
  });
}

export const commands: readonly Command[] = [
  showCommand,
  explainCommand,
  simulateCommand,
  setCommand,
  unsetCommand,
  purgeCommand,
  warmCommand,
  statsCommand,
  boardCommand,
  historyCommand,
  rollbackCommand,
];

/** The site's variables in wrangler.toml, read by wrangler itself. */
async function readDeployedNames(): Promise<Readonly<Record<string, unknown>>> {
  // Loaded on demand, because wrangler is large.
  const { unstable_readConfig: readConfig } = await import('wrangler');
  const config: unknown = readConfig({ config: 'wrangler.toml' });
  return (config as WorkerSettings).vars;
}
