/** Log lines about unhandled errors. */
export function findAccidents(lines: readonly string[]): string[] {
  const complaints = lines.filter((line) => /uncaught|unhandled|request-failed/i.test(line));
  // The runtime logs this when the demo association breaks connections on purpose.
  return complaints.filter((line) => !line.includes('The connection was dropped on request'));
}
