import type { FrameView } from '~/components/embed/frame-embed';
import type { Environment } from '~/config/environment';

/** The calendar of another company, which is asked for nothing before somebody wants it. */
export interface CalendarWidgetView {
  /** Who learns of the visit: `calendar.example`. */
  readonly host: string;
  readonly frame: FrameView;
  /** The same for narrow windows. */
  readonly mobileFrame: FrameView;
}

/** @returns `null` where the deployment names no widget */
export function toCalendarWidgetView({
  CALENDAR_WIDGET_URL: widget,
}: Pick<Environment, 'CALENDAR_WIDGET_URL'>): CalendarWidgetView | null {
  if (widget === undefined) return null;
  const mobile = new URL(widget);
  mobile.searchParams.set('view', 'mobile');
  // Its height is listened to by way of the frame's own window, see `frame-message.ts`.
  const frame = { title: 'Calendar', name: 'Events calendar', origins: [] };
  return { host: mobile.host, frame: { ...frame, src: widget }, mobileFrame: { ...frame, src: mobile.href } };
}
