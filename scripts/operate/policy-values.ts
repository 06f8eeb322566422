import {
  BUDGET_FIELDS,
  FIELD_BOUNDS,
  POLICY_FIELDS,
  UPSTREAM_BUDGET,
  type TunedField,
} from '~/cache/tuning/policy-document';
import { formatDuration, parseDuration } from './durations';
import { createUsageProblem } from './problems';

/** A value in its own unit: `3 min`, `50 %`, or a number of calls. */
export function formatPolicyValue(field: TunedField, value: number): string {
  switch (FIELD_BOUNDS[field].unit) {
    case 'per cent':
      return `${value} %`;
    case 'calls':
      return String(value);
    case 'seconds':
      return formatDuration(value);
  }
}

/** Fields with their bounds, for the help. */
export function listFieldLines(): string[] {
  const width = Math.max(...[...POLICY_FIELDS, ...BUDGET_FIELDS].map((field) => field.length)) + 2;
  const formatFieldLine = (field: TunedField) => {
    const { least, most } = FIELD_BOUNDS[field];
    return `  ${field.padEnd(width)}${formatPolicyValue(field, least)} to ${formatPolicyValue(field, most)}: ${MEANINGS[field]}`;
  };
  return [
    'NAME is a policy or a source (show --sources lists them). FIELD is one of:',
    ...POLICY_FIELDS.map(formatFieldLine),
    `NAME may also be ${UPSTREAM_BUDGET}, what each host of upstream is called. FIELD is then one of:`,
    ...BUDGET_FIELDS.map(formatFieldLine),
    VALUE_LINE,
  ];
}

const MEANINGS: Record<TunedField, string> = {
  freshSeconds: 'served without asking upstream',
  liveFreshSeconds: 'the same while a game is in play, if that is shorter',
  staleWhileRevalidateSeconds: 'after that, served while one refresh runs',
  staleIfErrorSeconds: 'after freshSeconds, served while upstream fails',
  negativeSeconds: 'how long a 404 or an empty answer is kept',
  confirmSeconds: 'how much later a second 404 or empty answer replaces a good copy',
  mostDroppedPercent: 'share of its rows that an answer may lose',
  callsPerSecond: 'calls that a host gets in a second, from all of the site together',
  burstCalls: 'calls at once after a quiet while; three seconds of them unless set',
};

const VALUE_LINE =
  'VALUE is a number of the unit in the name, a span such as 90s, 15m, 6h or 2d, or a share such as 50%.';

/**
 * Parses a number in the field's unit, a span such as `2m`, or a share such as `50%`. Throws a `CommandProblem` (wrong usage) that names
 * `word`.
 */
export function readPolicyValue(field: TunedField, text: string, word: string): number {
  const { unit } = FIELD_BOUNDS[field];
  const [, digits, sign = ''] = /^(\d{1,9})(%?)$/.exec(text) ?? [];
  const milliseconds = unit === 'seconds' ? parseDuration(text) : undefined;
  if (milliseconds !== undefined) return milliseconds / 1000;
  if (digits !== undefined && (sign === '' || unit === 'per cent')) return Number(digits);
  const expected = {
    'per cent': 'whole number of per cent, such as 50',
    calls: 'whole number of calls',
    seconds: 'number of seconds, and no span such as 2m',
  };
  throw createUsageProblem(`${word}: "${text}" is no ${expected[unit]}.`);
}
