import type { ParseArgsConfig } from 'node:util';
import type { CacheAdmin } from './cache-admin';
import type { Report } from './report';

type OptionConfigs = NonNullable<ParseArgsConfig['options']>;

/** Option values as given; flags are `true`. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandOption {
  readonly type: OptionConfigs[string]['type'];
  /** Placeholder of the value in the help, such as `TEXT`. */
  readonly value?: string;
  readonly help: string;
}

/** The input of a command. */
export interface CommandContext {
  readonly admin: CacheAdmin;
  readonly words: readonly string[];
  readonly options: OptionValues;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
  /** The operator's name, for the history. */
  readonly operator: string;
  /**
   * Asks for confirmation; `--yes` confirms in advance.
   * @throws CommandProblem (refused) when the answer is no, or there is no interactive terminal
   */
  readonly confirm: (about: Report, question: string) => Promise<void>;
  /** Tells how much of a long command is done, from 0 to 1. */
  readonly showProgress: (share: number) => void;
}

interface CommandResult {
  readonly report: Report;
  /** The result as plain data, for `--json`. */
  readonly json: unknown;
  /** Whether the command worked, but found a problem. */
  readonly hasFailed?: boolean;
}

/** One command of `npm run cache`: name, usage and action. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Usage of its words, for example `URL|PATH`. */
  readonly usage: string;
  /** Minimum and maximum number of words. */
  readonly words: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly examples: readonly string[];
  /** Lines of the help beyond options and examples. */
  readonly notes?: readonly string[];
  readonly run: (context: CommandContext) => Promise<CommandResult>;
}

/** The value of an option that takes text. */
export function readTextOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
