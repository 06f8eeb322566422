import type { Answer } from './answer';
import type { Context } from './context';

export type Handler = (context: Context) => Answer | Promise<Answer>;

export interface Route {
  /** `{name}` matches one segment (or a part of one), `{name...}` at the end all remaining ones. */
  readonly pattern: string;
  readonly handler: Handler;
  /** Names of the API's endpoints that this address answers; the contract tests check that every endpoint has one. */
  readonly endpoints: readonly string[];
  /**
   * Example addresses with an answer at any moment. Placeholders such as `{M/d/yyyy}` and `{golf term}` are replaced by what
   * they stand for at the clock's moment; `examples.ts` lists them.
   */
  readonly examples: readonly string[];
}

export interface Match {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

/** Makes a matcher; the first matching route wins. Paths are compared without a trailing slash. */
export function createRouter(routes: readonly Pick<Route, 'pattern' | 'handler'>[]): (path: string) => Match | null {
  const compiled = routes.map(({ pattern, handler }) => ({ ...compile(pattern), handler }));
  return (path) => {
    for (const { expression, names, handler } of compiled) {
      const found = expression.exec(path);
      if (found) return { handler, params: readPathParams(names, found) };
    }
    return null;
  };
}

function compile(pattern: string): { expression: RegExp; names: string[] } {
  const names: string[] = [];
  const source = pattern
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)((?:\\\.){3})?\}/g, (_, name: string, rest) => {
      names.push(name);
      return rest === undefined ? '([^/]+)' : '(.+)';
    });
  return { expression: new RegExp(`^${source}$`), names };
}

function readPathParams(names: readonly string[], found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
