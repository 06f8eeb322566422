import { type FigureValue, formatNumber, noValue } from '~/models/text/no-value';
import type { SchoolEnrollment } from '~/upstream/classification';

/** The enrollment of a school, ready to show. `counted` is that for classes where the multiplier applies. */
export function computeEnrollmentFigures({ actual, counted, isMultiplied }: SchoolEnrollment) {
  return {
    actual: formatEnrollment(actual),
    counted: formatEnrollment(counted ?? actual),
    multiplied: isMultiplied ? 'Yes' : 'No',
  };
}

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * An enrollment wherever it is shown: `2,672`, with decimals only where the multiplier made them, as in `145.5`. A dash if unknown.
 * @param playsUp adds the asterisk of a team that plays in another class than that of its enrollment
 */
export function formatEnrollment(value: FigureValue, playsUp = false): string {
  return value === null ? noValue : `${formatNumber(value, (number) => format.format(number))}${playsUp ? '*' : ''}`;
}
