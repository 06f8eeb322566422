import type { BoxAssignment, CrossCountryEntries, Qualifier } from '~/upstream/cross-country';
import { chooseTextMatcher } from '../text/search-text';
import { compareText } from '../text/text-order';

/** One starting position: a team, or an athlete. */
export type StartingBox = ReturnType<typeof listStartingBoxes>[number];

/** Last box of the left column. */
const lastOfLeftColumn = 23;

/** Each position once, although teams have a row per athlete. By number, then letter; names without a number come last. */
export function listStartingBoxes(assignments: readonly BoxAssignment[]) {
  const boxes = assignments.map(({ box, isTeam, school, athlete }) => ({
    box,
    school,
    athlete: isTeam ? null : athlete,
  }));
  return [...new Map(boxes.map((box) => [JSON.stringify(box), box])).values()].sort(
    (a, b) =>
      parseBibNumber(a) - parseBibNumber(b) ||
      compareText(a.box, b.box) ||
      compareText(a.athlete ?? '', b.athlete ?? ''),
  );
}

/** Boxes up to 23, and those from 24. */
export function splitBoxColumns(boxes: readonly StartingBox[]) {
  const isLeft = (box: StartingBox) => parseBibNumber(box) <= lastOfLeftColumn;
  return { left: boxes.filter(isLeft), right: boxes.filter((box) => !isLeft(box)) };
}

function parseBibNumber({ box }: Pick<BoxAssignment, 'box'>): number {
  const digits = /\d+/.exec(box)?.[0];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}

/** Finds entries by school or athlete. A matching school keeps all its athletes, another only those who match. */
export function searchEntries(entries: CrossCountryEntries, search: string) {
  const names = [...entries.teams, ...entries.individuals].flatMap(({ school, athletes }) => [
    school,
    ...athletes.map(({ name }) => `${name} ${school}`),
  ]);
  const ofBoxes = entries.boxes.map(({ school, athlete }) => `${athlete} ${school}`);
  const { matches: fits, isLoose } = chooseTextMatcher(search, [...names, ...ofBoxes]);
  const selectFitting = (qualifiers: readonly Qualifier[]) =>
    qualifiers.flatMap((qualifier) => {
      const { school, athletes } = qualifier;
      if (fits(school)) return [qualifier];
      const found = athletes.filter(({ name }) => fits(`${name} ${school}`));
      return found.length === 0 ? [] : [{ ...qualifier, athletes: found }];
    });
  return {
    boxes: entries.boxes.filter(({ school, athlete }) => fits(`${athlete} ${school}`)),
    teams: selectFitting(entries.teams),
    individuals: selectFitting(entries.individuals),
    isLoose,
  };
}
