import type { Environment } from '~/config/environment';

export type CalendarWidgetView = NonNullable<ReturnType<typeof toCalendarWidgetView>>;

/**
 * Another company's calendar, which is contacted only on request.
 * @returns `null` where the deployment names no widget
 */
export function toCalendarWidgetView({ CALENDAR_WIDGET_URL: widget }: Pick<Environment, 'CALENDAR_WIDGET_URL'>) {
  if (widget === undefined) return null;
  const mobile = new URL(widget);
  mobile.searchParams.set('view', 'mobile');
  // Its height comes through the frame's own window, see `use-frame-messages.ts`.
  const origins: string[] = [];
  const frame = { title: 'Calendar', name: 'Events calendar', origins };
  return {
    /** Host that learns of the visit: `calendar.example`. */
    host: mobile.host,
    frame: { ...frame, src: widget },
    /** For narrow windows. */
    mobileFrame: { ...frame, src: mobile.href },
  };
}
