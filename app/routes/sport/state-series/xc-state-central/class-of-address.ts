import { type CrossCountryClassFacts, type CrossCountryFinalsFacts } from '~/config/season-facts-schema';

/** The class that an address asks for: one that runs, in any case, else the first (specification 1 §5). */
export function classOfAddress(
  { classes }: CrossCountryFinalsFacts,
  given: string | undefined,
): CrossCountryClassFacts | undefined {
  return classes.find(({ classId }) => classId === given?.toUpperCase()) ?? classes[0];
}
