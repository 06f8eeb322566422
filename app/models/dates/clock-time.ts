import { createZonedFormat } from './content-clock';

const formatTimeOfDay = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const formatWithZone = createZonedFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });

/** `7:00 PM` in a time zone. */
export function formatClockTime(epochMs: number, timeZone: string): string {
  return replaceNarrowSpaces(formatTimeOfDay(timeZone).format(epochMs));
}

/** `7:00 PM CT` */
export function formatZonedClockTime(epochMs: number, timeZone: string): string {
  return replaceNarrowSpaces(formatWithZone(timeZone).format(epochMs));
}

const formatIsoTime = createZonedFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Minutes after midnight in a time zone. */
export function getMinutesOfDay(epochMs: number, timeZone: string): number {
  const [hour = 0, minute = 0] = formatIsoTime(timeZone).format(epochMs).split(':').map(Number);
  return hour * 60 + minute;
}

/** Some runtimes use a narrow space before PM, which the display face lacks. */
function replaceNarrowSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
