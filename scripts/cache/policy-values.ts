import type { FreshnessPolicy } from '~/cache/policies';
import { FIELD_BOUNDS, POLICY_FIELDS } from '~/cache/tuning/policy-document';
import { durationText, parseDuration } from './durations';
import { wrongUsage } from './problems';

type Field = keyof FreshnessPolicy;

/** A value of a policy in its own unit: `3 min`, or `50 %`. */
export function policyValueText(field: Field, value: number): string {
  return isShare(field) ? `${value} %` : durationText(value);
}

/** The fields that a change may name, with their bounds, as lines of help. */
export function fieldLines(): string[] {
  const width = Math.max(...POLICY_FIELDS.map((field) => field.length)) + 2;
  const lines = POLICY_FIELDS.map((field) => {
    const { least, most } = FIELD_BOUNDS[field];
    return `  ${field.padEnd(width)}${policyValueText(field, least)} to ${policyValueText(field, most)}: ${MEANINGS[field]}`;
  });
  return ['NAME is a policy or a source (show --sources lists them). FIELD is one of:', ...lines, VALUE_LINE];
}

const MEANINGS: Record<Field, string> = {
  freshSeconds: 'served without asking upstream',
  staleWhileRevalidateSeconds: 'after that, served while one refresh runs',
  staleIfErrorSeconds: 'after freshSeconds, served while upstream fails',
  negativeSeconds: 'how long a 404 or an empty answer is kept',
  confirmSeconds: 'how much later a second 404 or empty answer replaces a good copy',
  mostDroppedPercent: 'share of its rows that an answer may lose',
};

const VALUE_LINE =
  'VALUE is a number of the unit in the name, a span such as 90s, 15m, 6h or 2d, or a share such as 50%.';

/**
 * Reads what an operator wrote for a value: a number of the field's unit; a time also as a span such as `2m`, a share also as
 * `50%`.
 * @param word the whole word of the command line, for the problem
 * @throws CommandProblem (wrong usage) for anything else
 */
export function readPolicyValue(field: Field, text: string, word: string): number {
  if (isShare(field)) return readPercent(text, word);
  const milliseconds = parseDuration(text);
  if (milliseconds !== undefined) return milliseconds / 1000;
  if (!/^\d{1,9}$/.test(text)) throw wrongUsage(`${word}: "${text}" is no number of seconds, and no span such as 2m.`);
  return Number(text);
}

function readPercent(text: string, word: string): number {
  const [, digits] = /^(\d{1,9})%?$/.exec(text) ?? [];
  if (digits === undefined) throw wrongUsage(`${word}: "${text}" is no whole number of per cent, such as 50.`);
  return Number(digits);
}

function isShare(field: Field): boolean {
  return FIELD_BOUNDS[field].unit === 'per cent';
}
