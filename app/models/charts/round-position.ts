/** To two decimals, which is less than a tenth of a pixel. */
export function roundPosition(position: number): number {
  return Math.round(position * 100) / 100;
}
