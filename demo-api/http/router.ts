import type { Answer } from './answer';
import type { Context } from './context';

export type Handler = (context: Context) => Answer | Promise<Answer>;

export interface Route {
  /** `{name}` matches one segment or a part of it, `{name...}` all remaining ones. */
  readonly pattern: string;
  readonly handler: Handler;
  /** The contract tests check that every endpoint has a route. */
  readonly endpoints: readonly string[];
  /** Addresses that answer at any moment; `examples.ts` lists the placeholders. */
  readonly examples: readonly string[];
}

export interface Match {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

/** The first matching route wins. Trailing slashes are ignored. */
export function createRouter(routes: readonly Pick<Route, 'pattern' | 'handler'>[]): (path: string) => Match | null {
  const compiled = routes.map(({ pattern, handler }) => ({ ...compilePattern(pattern), handler }));
  return (path) => {
    for (const { expression, names, handler } of compiled) {
      const found = expression.exec(path);
      if (found) return { handler, params: readPathParams(names, found) };
    }
    return null;
  };
}

function compilePattern(pattern: string): { expression: RegExp; names: string[] } {
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
  return Object.fromEntries(names.map((name, index) => [name, decodePart(found[index + 1] ?? '')]));
}

function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
