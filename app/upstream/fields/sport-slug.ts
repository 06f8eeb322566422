/** Sports of a single gender, whose slugs have none. */
const withoutGender: ReadonlyMap<string, string> = new Map([
  ['boys-football', 'football'],
  ['boys-baseball', 'baseball'],
  ['girls-softball', 'softball'],
]);

const genders: ReadonlyMap<string, string> = new Map([
  ['boys', 'boys'],
  ['b', 'boys'],
  ['male', 'boys'],
  ['m', 'boys'],
  ['girls', 'girls'],
  ['g', 'girls'],
  ['female', 'girls'],
  ['f', 'girls'],
]);

/** Slug of `sportId` if valid, else of gender and sport; `null` without a sport. */
export function sportSlug(row: {
  readonly sportId: string;
  readonly gender: string;
  readonly sport: string;
}): string | null {
  const given = slug(row.sportId);
  const named = slug(row.sport);
  if (/[a-z]/.test(given)) return withoutGender.get(given) ?? given;
  if (named === '') return null;
  const gender = genders.get(row.gender.toLowerCase());
  const made = gender === undefined || /^(?:boys|girls)-/.test(named) ? named : `${gender}-${named}`;
  return withoutGender.get(made) ?? made;
}

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
