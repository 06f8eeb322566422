import { videoPlayerOrigins } from '~/models/content/web-video';

/** Addresses of framed pages, from the environment. */
export interface FramedAddresses {
  readonly LEGACY_BASE_URL?: string | undefined;
  readonly RECORDS_BASE_URL?: string | undefined;
  /** Framed, but its messages are ignored. */
  readonly CALENDAR_WIDGET_URL?: string | undefined;
}

/** Origins of the deployment's framed pages, whose messages are accepted. */
export function listFrameOrigins({ LEGACY_BASE_URL, RECORDS_BASE_URL }: FramedAddresses): string[] {
  const named = [LEGACY_BASE_URL, RECORDS_BASE_URL].filter((url) => url !== undefined);
  return [...new Set(named.map((url) => new URL(url).origin))].sort();
}

/** Everything that may be framed: these pages, the calendar widget and the video players. */
export function listFrameSources(addresses: FramedAddresses): string[] {
  const { CALENDAR_WIDGET_URL: widget } = addresses;
  const widgetOrigins = widget === undefined ? [] : [new URL(widget).origin];
  return [...new Set([...listFrameOrigins(addresses), ...widgetOrigins, ...videoPlayerOrigins])];
}
