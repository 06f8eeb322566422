/** The classes of the playoffs, smallest schools first. */
export const playoffClasses = ['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A'] as const;
export type PlayoffClassId = (typeof playoffClasses)[number];

/** The class of an address in any case; 1A by default and for an unknown one. */
export function choosePlayoffClass(given: string | undefined): PlayoffClassId {
  return playoffClasses.find((name) => name === given?.toUpperCase()) ?? playoffClasses[0];
}
