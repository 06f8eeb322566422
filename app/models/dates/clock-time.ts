import { createZonedFormat } from './content-clock';

const formatTimeOfDay = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `7:00 PM` in a time zone. */
export function formatClockTime(epochMs: number, timeZone: string): string {
  // Some runtimes use a narrow space before PM, which the display face lacks.
  return formatTimeOfDay(timeZone).format(epochMs).replaceAll('\u202f', ' ');
}
