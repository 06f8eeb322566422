/** Lines of a log that tell of something nobody took care of. */
export function findAccidents(lines: readonly string[]): string[] {
  const complaints = lines.filter((line) => /uncaught|unhandled|request-failed/i.test(line));
  // What the runtime says of the demo association, which breaks connections off on purpose.
  return complaints.filter((line) => !line.includes('The connection was dropped on request'));
}
