import { type FigureValue, formatNumber } from '~/models/text/no-value';
import type { SchoolEnrollment } from '~/upstream/classification';

/** The enrollment of a school, ready to show. `counted` is that for classes where the multiplier applies. */
export function computeEnrollmentFigures({ actual, counted, isMultiplied }: SchoolEnrollment) {
  return {
    actual: formatFigure(actual),
    counted: formatFigure(counted ?? actual),
    multiplied: isMultiplied ? 'Yes' : 'No',
  };
}

/** At most two decimals; a dash if unknown. */
export function formatFigure(value: FigureValue): string {
  return formatNumber(value, (number) => number.toLocaleString('en-US', { maximumFractionDigits: 2 }));
}
