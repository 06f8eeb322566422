import type { Answer } from './answer';
import type { Context } from './context';

export type Handler = (context: Context) => Answer | Promise<Answer>;

/** `[pattern, handler]`: `{name}` stands for one segment, `{name...}` at the end for all that follow. */
export type Route = readonly [pattern: string, handler: Handler];

export interface Match {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

/** Makes a matcher; the first route that fits wins. Paths are compared without a slash at the end. */
export function createRouter(routes: readonly Route[]): (path: string) => Match | null {
  const compiled = routes.map(([pattern, handler]) => ({ ...compile(pattern), handler }));
  return (path) => {
    for (const { expression, names, handler } of compiled) {
      const found = expression.exec(path);
      if (found) return { handler, params: paramsOf(names, found) };
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

function paramsOf(names: readonly string[], found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
