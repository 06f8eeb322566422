import type { ParseArgsConfig } from 'node:util';
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
