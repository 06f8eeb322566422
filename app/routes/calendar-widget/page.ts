import type { FrameView } from '~/components/embed/frame-embed';
import type { Environment } from '~/config/environment';

/** Another company's calendar, which is contacted only on request. */
export interface CalendarWidgetView {
  /** Host that learns of the visit: `calendar.example`. */
  readonly host: string;
  readonly frame: FrameView;
  /** Address for narrow windows. */
  readonly mobileFrame: FrameView;
}

/** @returns `null` where the deployment names no widget */
export function toCalendarWidgetView({
  CALENDAR_WIDGET_URL: widget,
}: Pick<Environment, 'CALENDAR_WIDGET_URL'>): CalendarWidgetView | null {
  if (widget === undefined) return null;
  const mobile = new URL(widget);
  mobile.searchParams.set('view', 'mobile');
  // Its height comes through the frame's own window, see `use-frame-messages.ts`.
  const frame = { title: 'Calendar', name: 'Events calendar', origins: [] };
  return { host: mobile.host, frame: { ...frame, src: widget }, mobileFrame: { ...frame, src: mobile.href } };
}
