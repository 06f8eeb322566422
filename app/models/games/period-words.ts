/** A period in the words of the site: `Halftime` for `Half`. Other words stay as they are. */
export function spellPeriod(period: string): string {
  return /^half$/i.test(period) ? 'Halftime' : period;
}
