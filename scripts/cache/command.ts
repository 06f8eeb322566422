import type { ParseArgsConfig } from 'node:util';
import type { CacheAdmin } from './cache-admin';
import type { Report } from './report';

type OptionConfigs = NonNullable<ParseArgsConfig['options']>;

/** Values of the options as they were given; flags are `true`. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandOption {
  readonly type: OptionConfigs[string]['type'];
  /** How the value is called in the help, such as `TEXT`. */
  readonly value?: string;
  readonly help: string;
}

/** What a command is given to work with. */
export interface CommandContext {
  readonly admin: CacheAdmin;
  readonly words: readonly string[];
  readonly options: OptionValues;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
  /** Who changes things, for the history. */
  readonly operator: string;
  /**
   * Asks whether to go on; `--yes` answers before it is asked.
   * @throws CommandProblem (refused) when the answer is no, or nobody is there to give one
   */
  readonly confirm: (about: Report, question: string) => Promise<void>;
}

export interface CommandResult {
  readonly report: Report;
  /** The same for scripts: plain data. */
  readonly json: unknown;
  /** Something was wrong with what was looked at, though the command itself worked. */
  readonly hasFailed?: boolean;
}

/** One command of `npm run cache`: what it is called, how it is used, and what it does. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** How its words are written, for example `URL|PATH`. */
  readonly usage: string;
  /** Fewest and most words. */
  readonly words: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, CommandOption>>;
  readonly examples: readonly string[];
  readonly run: (context: CommandContext) => Promise<CommandResult>;
}

/** The value of an option that takes text. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
