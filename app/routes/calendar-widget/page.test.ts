import { expect, it } from 'vitest';
import { listFrameSources } from '~/config/frame-origins';
import { toCalendarWidgetView } from './page';

const CALENDAR_WIDGET_URL = 'https://calendar.example/embed?id=7';

it('shows the widget of the deployment, in its mobile variant for narrow windows', () => {
  const view = toCalendarWidgetView({ CALENDAR_WIDGET_URL });
  expect(view?.host).toBe('calendar.example');
  expect([view?.frame.src, view?.mobileFrame.src]).toEqual([
    'https://calendar.example/embed?id=7',
    'https://calendar.example/embed?id=7&view=mobile',
  ]);
});

it('has nothing to show when the deployment names no widget', () => {
  expect(toCalendarWidgetView({ CALENDAR_WIDGET_URL: undefined })).toBeNull();
});

it('the widget may be framed only when there is one', () => {
  expect(listFrameSources({ CALENDAR_WIDGET_URL })).toContain('https://calendar.example');
  expect(listFrameSources({})).not.toContain('https://calendar.example');
});
