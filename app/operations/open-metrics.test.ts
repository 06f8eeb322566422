import parsePrometheusText from 'parse-prometheus-text-format';
import { expect, it } from 'vitest';
import { formatOpenMetrics } from './open-metrics';

it('formats the example of a counter as OpenMetrics describes it', () => {
  const text = formatOpenMetrics([
    {
      name: 'calls_seconds_total',
      type: 'counter',
      help: 'Duration of calls.',
      samples: [{ labels: { source: 'a.b' }, value: 0.1 + 0.2 }],
    },
    { name: 'age_seconds', type: 'gauge', help: 'Age.', samples: [{ value: 12 }] },
  ]);
  expect(text.split('\n')).toEqual([
    '# TYPE calls_seconds counter',
    '# UNIT calls_seconds seconds',
    '# HELP calls_seconds Duration of calls.',
    'calls_seconds_total{source="a.b"} 0.3',
    '# TYPE age_seconds gauge',
    '# UNIT age_seconds seconds',
    '# HELP age_seconds Age.',
    'age_seconds 12',
    '# EOF',
    '',
  ]);
});

it('escapes label values so that a parser reads them back', () => {
  const value = 'a "quoted" \\ back\nslash';
  const text = formatOpenMetrics([
    { name: 'alarm', type: 'gauge', help: value, samples: [{ labels: { reason: value }, value: 1 }] },
  ]);
  expect(parsePrometheusText(text)).toMatchObject([
    { name: 'alarm', type: 'GAUGE', metrics: [{ labels: { reason: value }, value: '1' }] },
  ]);
});
