import { parseArgs, type ParseArgsConfig } from 'node:util';
import { getErrorMessage } from '~/cache/base/log';
import type { CacheAdmin } from './cache-admin';
import { createUsageProblem } from './problems';
import type { Report } from './report';

type OptionConfigs = NonNullable<ParseArgsConfig['options']>;

/** Option values as given; flags are `true`. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandOption {
  readonly type: OptionConfigs[string]['type'];
  readonly value?: string;
  readonly help: string;
}

export interface CommandContext {
  readonly admin: CacheAdmin;
  readonly words: readonly string[];
  readonly options: OptionValues;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
  readonly operator: string;
  /** Asks for confirmation, unless `--yes` is given. Throws a `CommandProblem` (refused) after a no or without a terminal. */
  readonly confirm: (about: Report, question: string) => Promise<void>;
  /** Waits, and returns the real time then; `null` when the operator ends the command. */
  readonly wait: (milliseconds: number) => Promise<number | null>;
  /** Reports the finished share of a long command, 0 to 1. */
  readonly showProgress: (share: number) => void;
}

export interface CommandResult {
  readonly report: Report;
  /** The result as plain data, for `--json`. */
  readonly json: unknown;
  /** Whether the command worked, but found a problem. */
  readonly hasFailed?: boolean;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  /** Minimum and maximum number of words. */
  readonly words: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly examples: readonly string[];
  /** Lines of the help beyond options and examples. */
  readonly notes?: readonly string[];
  readonly run: (context: CommandContext) => Promise<CommandResult>;
}

/** The value of an option that takes a whole number from 1. Throws a `CommandProblem` (wrong usage) for other text. */
export function readCountOption(options: OptionValues, name: string, otherwise: number, most = Infinity): number {
  const text = readTextOption(options, name);
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw createUsageProblem(`--${name} ${text}: say a whole number from 1${most === Infinity ? '' : ` to ${most}`}.`);
}

/** The value of an option that takes text. */
export function readTextOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Options of every command. */
const commonOptions: Readonly<Record<string, CommandOption>> = {
  remote: { type: 'boolean', help: 'work on the deployment of wrangler.toml instead of the local run' },
  json: { type: 'boolean', help: 'print JSON for scripts' },
  help: { type: 'boolean', help: 'print this' },
};

export type CommandLine = NonNullable<ReturnType<typeof readCommandLine>>;

/** Parses a command line; `null` requests the list of commands. Throws a `CommandProblem` (wrong usage). */
export function readCommandLine(given: readonly string[], commands: readonly Command[]) {
  const [name, ...rest] = given;
  if (name === undefined || name === '--help' || name === 'help') return null;
  const command = commands.find((known) => known.name === name);
  if (command === undefined) {
    const names = commands.map((known) => known.name).join(', ');
    throw createUsageProblem(
      name.startsWith('-') ? `The command comes first: ${names}.` : `There is no command "${name}": ${names}.`,
    );
  }
  const { words, options } = parseWords(command, rest);
  if (options.help === true) return { command, words, options };
  const [least, most] = command.words;
  if (words.length < least) throw createUsageProblem(`Too few words. Usage: ${formatUsage(command)}`);
  if (words.length > most)
    throw createUsageProblem(`"${words[most] ?? ''}" is one word too many. Usage: ${formatUsage(command)}`);
  return { command, words, options };
}

function parseWords(command: Command, rest: readonly string[]): Pick<CommandContext, 'words' | 'options'> {
  const known = { ...commonOptions, ...command.options };
  const stranger = rest.find(
    (word) => /^--\w/.test(word) && !Object.hasOwn(known, /^--([\w-]+)/.exec(word)?.[1] ?? ''),
  );
  if (stranger !== undefined) {
    const names = Object.keys(known).map((name) => `--${name}`);
    throw createUsageProblem(
      `${command.name} does not know ${stranger.split('=')[0] ?? ''}; it knows ${names.join(', ')}.`,
    );
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      strict: true,
      options: Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }])),
    });
    return { words: positionals, options: values };
  } catch (error) {
    const [line = ''] = getErrorMessage(error).split('\n', 1);
    throw createUsageProblem(`${line} Usage: ${formatUsage(command)}`);
  }
}

function formatUsage({ name, usage }: Command): string {
  return `npm run cache -- ${[name, usage].filter(Boolean).join(' ')}`;
}

export function formatHelp(command: Command): string {
  const options = Object.entries({ ...command.options, ...commonOptions }).map(
    ([name, { value, help }]) => [`  --${name}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  const width = Math.max(...options.map(([name]) => name.length)) + 2;
  return [
    formatUsage(command),
    command.summary,
    '',
    ...options.map(([name, help]) => `${name.padEnd(width)}${help}`),
    '',
    ...command.examples.map((example) => `  npm run cache -- ${example}`),
    ...(command.notes === undefined ? [] : ['', ...command.notes]),
  ].join('\n');
}

export function formatCommandList(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    'npm run cache -- COMMAND …   (--help after a command tells more)',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 nothing running or not reachable, 4 refused.',
    'Works on the local run of PORT (default 8787) or DATA_DIR; --remote works on the deployment of wrangler.toml.',
  ].join('\n');
}
