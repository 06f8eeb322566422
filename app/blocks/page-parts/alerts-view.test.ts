import { expect, it } from 'vitest';
import { buildAlertViews, isUrgent } from './alerts-view';

const buildWebAlert = (id: string, color: 'red' | 'orange' | 'blue') => ({ id, headline: id, message: ['x'], color });

it('urgent alerts come first, then notices, then information, and only urgent alerts are marked urgent', () => {
  const alerts = buildAlertViews(
    [{ title: 'Site', message: 'x' }],
    [buildWebAlert('info', 'blue'), buildWebAlert('urgent', 'red'), buildWebAlert('notice', 'orange')],
    [{ id: '1', tournament: 'Girls Tennis', message: ['x'] }],
  );
  expect(alerts.map((alert) => [alert.key, isUrgent(alert)])).toEqual([
    ['web-urgent', true],
    ['site', false],
    ['web-notice', false],
    ['web-info', false],
    ['tennis-1', false],
  ]);
});
