/**
 * How long games usually take, in minutes from the first whistle to the last, breaks included: what tells the operator's
 * board that a final score is overdue. Change them where your sports take longer.
 */
const MINUTES: Readonly<Record<string, number>> = {
  badminton: 150,
  baseball: 150,
  basketball: 95,
  'flag-football': 90,
  football: 165,
  golf: 330,
  gymnastics: 180,
  lacrosse: 110,
  soccer: 110,
  softball: 120,
  tennis: 180,
  volleyball: 100,
  'water-polo': 75,
  wrestling: 150,
};

const OTHERWISE = 150;

/** A final score that is missing for so long after the expected end is worth a call. */
export const OVERDUE_AFTER_MINUTES = 90;

/** @param sportId slug such as `girls-volleyball` */
export function typicalMinutes(sportId: string | null): number {
  return MINUTES[(sportId ?? '').replace(/^(?:boys|girls)-/, '')] ?? OTHERWISE;
}
