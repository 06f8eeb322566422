/** Exit codes of `npm run cache`, as docs/operating.md lists them. */
export const exitCodes = { done: 0, failed: 1, wrongUsage: 2, notReachable: 3, refused: 4 } as const;

/** An error that ends a command with one line for the operator and an exit code. */
export class CommandProblem extends Error {
  override name = 'CommandProblem';
  readonly exitCode: number;

  constructor(kind: Exclude<keyof typeof exitCodes, 'done'>, message: string) {
    super(message);
    this.exitCode = exitCodes[kind];
  }
}

export function createUsageProblem(message: string): CommandProblem {
  return new CommandProblem('wrongUsage', message);
}

export function createReachabilityProblem(message: string): CommandProblem {
  return new CommandProblem('notReachable', message);
}

export function createRefusal(message: string): CommandProblem {
  return new CommandProblem('refused', message);
}
