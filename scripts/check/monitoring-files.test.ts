import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { buildQuietFacts } from '~/operations/alarm-facts.fixture';
import { alarmSections } from '~/operations/alarms';
import { buildMetrics } from '~/operations/metrics';
import { atLeastOne } from '../../tests/support/at-least-one';

/* The files in docs/monitoring, against the metrics of the site and docs/operating.md. */

const readFile = (name: string) => readFileSync(`docs/${name}`, 'utf8');

const rule = z.strictObject({
  record: z.string().optional(),
  alert: z.string().optional(),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }).optional(),
  annotations: z.strictObject({ summary: z.string(), next_step: z.string() }).optional(),
});
const { groups } = z
  .strictObject({
    groups: z.array(z.strictObject({ name: z.string(), interval: z.string().optional(), rules: z.array(rule) })),
  })
  .parse(parse(readFile('monitoring/alerts.yml')));
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);

const dashboard = z
  .object({
    panels: z.array(
      z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
    ),
  })
  .parse(JSON.parse(readFile('monitoring/dashboard.json')));

const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Names of the metrics that an expression reads, and whether it is valid PromQL. */
function readExpression(expression: string) {
  const names: string[] = [];
  let isValid = true;
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) isValid = false;
      if (type.name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return { names, isValid };
}

/** Metrics that Prometheus itself makes. */
const ofPrometheus = ['up'];
const ofSite = buildMetrics(buildQuietFacts(), 'build').map(({ name }) => name);
const recorded = rules.flatMap(({ record }) => record ?? []);

it('every expression is valid, and reads metrics that exist', () => {
  expect(expressions.length).toBeGreaterThan(40);
  expect(readExpression('sum(rate(a[5m])').isValid).toBe(false);
  expect(atLeastOne(expressions).filter((expression) => !readExpression(expression).isValid)).toEqual([]);
  const known = new Set([...ofPrometheus, ...ofSite, ...recorded]);
  const unknown = expressions
    .flatMap((expression) => readExpression(expression).names)
    .filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
});

it('every metric is in a rule or in the dashboard, and described', () => {
  const used = new Set(expressions.flatMap((expression) => readExpression(expression).names));
  expect(atLeastOne(ofSite).filter((name) => !used.has(name))).toEqual([]);
  const text = readFile('operating.md');
  expect(atLeastOne(ofSite).filter((name) => !text.includes(`\`${name.replace('fieldhouse_', '')}\``))).toEqual([]);
});

it('every alarm of the board has an alert', () => {
  const watched = alerts.flatMap(({ expr }) => /fieldhouse_alarm\{alarm="([\w-]+)"\}/.exec(expr)?.[1] ?? []);
  expect(watched.sort()).toEqual(Object.keys(alarmSections).sort());
});

/** Anchors of headings, as GitHub makes them. */
const anchors = [...readFile('operating.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-'),
);

it('every alert is tested by promtool with series that begin it, and with others that do not', () => {
  const cases = z
    .object({
      rule_files: z.tuple([z.literal('alerts.yml')]),
      tests: z.array(
        z.object({
          alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })).min(1),
        }),
      ),
    })
    .parse(parse(readFile('monitoring/alerts.test.yml')))
    .tests.flatMap((test) => test.alert_rule_test);
  const listTested = (begins: boolean) =>
    new Set(
      cases.filter(({ exp_alerts: expected }) => expected.length > 0 === begins).map(({ alertname }) => alertname),
    );
  const names = new Set(alerts.map(({ alert }) => alert));
  expect([listTested(true), listTested(false)]).toEqual([names, names]);
});

it('every alert says what is wrong, how urgent it is, and its next step', () => {
  const steps = new Map(
    [...readFile('operating.md').matchAll(/^\| `(Fieldhouse\w+)` +\| (yes)? *\| (\S.*?) *\|$/gm)].map(
      ([, alert = '', page, step = '']) => [alert, { severity: page === 'yes' ? 'page' : 'ticket', step }],
    ),
  );
  expect([...steps.keys()]).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert = '', labels, annotations } of atLeastOne(alerts)) {
    expect(steps.get(alert)?.severity).toBe(labels?.severity);
    expect(steps.get(alert)?.step).toMatch(/\w{4}/);
    expect([annotations?.summary, annotations?.next_step]).toEqual([
      expect.stringMatching(/\.$/),
      'docs/operating.md#alerts',
    ]);
  }
});

it('every alarm leads to a section of the operators’ guide', () => {
  expect(atLeastOne(Object.values(alarmSections)).filter((section) => !anchors.includes(section))).toEqual([]);
  expect(anchors).toEqual(expect.arrayContaining(['alerts', 'monitoring']));
});

it('Prometheus gets the address, the secret and the rules', () => {
  expect(parse(readFile('monitoring/prometheus.yml'))).toMatchObject({
    rule_files: ['alerts.yml'],
    scrape_configs: [
      { job_name: 'fieldhouse', metrics_path: '/metrics', scheme: 'https', authorization: { type: 'Bearer' } },
    ],
  });
});
