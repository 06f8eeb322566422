/** `7:00 PM` in a time zone. */
export function clockTime(epochMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  // Some runtimes put a narrow space before PM; the display face has none.
  return format.format(epochMs).replaceAll('\u202f', ' ');
}
