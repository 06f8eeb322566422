import { videoPlayerOrigins } from '~/models/content/web-video';

/** Where the pages come from that the site shows in frames; the names are those of the environment. */
export interface FramedAddresses {
  readonly LEGACY_BASE_URL?: string | undefined;
  readonly RECORDS_BASE_URL?: string | undefined;
  /** A page of another company: it is framed, and not listened to. */
  readonly CALENDAR_WIDGET_URL?: string | undefined;
}

/** The origins that a deployment names for framed pages: those the site listens to. */
export function listFrameOrigins({ LEGACY_BASE_URL, RECORDS_BASE_URL }: FramedAddresses): string[] {
  const named = [LEGACY_BASE_URL, RECORDS_BASE_URL].filter((url) => url !== undefined);
  return [...new Set(named.map((url) => new URL(url).origin))].sort();
}

/** All that the site may show in frames: these pages, the calendar widget and the players of videos. */
export function listFrameSources(addresses: FramedAddresses): string[] {
  const { CALENDAR_WIDGET_URL: widget } = addresses;
  const widgetOrigins = widget === undefined ? [] : [new URL(widget).origin];
  return [...new Set([...listFrameOrigins(addresses), ...widgetOrigins, ...videoPlayerOrigins])];
}
