import { type FigureValue, formatNumber } from '~/models/text/no-value';
import type { SchoolEnrollment } from '~/upstream/classification';

/** The enrollment of a school, ready to show. */
export interface EnrollmentFigures {
  /** `1,204`; a dash when not given. */
  readonly actual: string;
  /** Enrollment for classes where the multiplier applies: `1,986.6`. */
  readonly counted: string;
  readonly multiplied: 'Yes' | 'No';
}

export function computeEnrollmentFigures({ actual, counted, isMultiplied }: SchoolEnrollment): EnrollmentFigures {
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
