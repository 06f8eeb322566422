/** Shown in a table or a figure where there is no value. */
export const noValue = '–';
