/** A page of a real browser. Each engine has its own protocol, so tests use only what all of them can do. */
export interface EnginePage {
  /** Opens an address, and resolves when it is loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Calls a function in the page. It may only use its argument, which is sent as JSON, as is its result. */
  readonly evaluate: <Result, Argument = null>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Clicks as a visitor does: engines treat clicks by scripts differently. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly press: (key: 'Escape') => Promise<void>;
  readonly back: () => Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  readonly setSize: (width: number, height: number) => Promise<void>;
  /** Prints the page on US Letter paper with margins of half an inch, and resolves with the PDF. */
  readonly print: () => Promise<Uint8Array>;
  /** Uncaught errors and console errors of the current document, or since the last call. */
  readonly takeComplaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Source code of a call in the page. */
export function buildCall(read: (argument: never) => unknown, argument: unknown): string {
  return `(${read.toString()})(${JSON.stringify(argument ?? null)})`;
}
