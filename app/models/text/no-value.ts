/** Stands in a table or a figure where there is no value: an en dash. */
export const noValue = '–';
