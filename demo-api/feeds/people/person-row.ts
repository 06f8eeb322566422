import type { Context } from '../../http/context';
import { loosenNumber, withRowQuirks, type Row } from '../../quirks/row-quirks';
import type { Dice } from '../../random/dice';
import { slugify } from '../../words/slug';

export interface PersonFields {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly emailAddress?: string | null;
  readonly responsibilities?: string;
  readonly sports?: string;
  readonly assistantName?: string;
  readonly assistantTitle?: string;
  readonly assistantEmail?: string;
  readonly represents?: string;
  readonly position?: string;
  readonly school?: string;
  /** Terms end on June 30. */
  readonly termExpires?: number;
  readonly division?: number | null;
}

/** Every list of people has all fields, most of them empty. */
export function buildPersonRow(context: Context, roll: Dice, fields: PersonFields): Row {
  const empty = roll.pick(['', null]);
  const row: Row = {
    id: fields.id,
    name: fields.name,
    title: fields.title,
    emailAddress: fields.emailAddress ?? empty,
    responsibilities: fields.responsibilities ?? empty,
    sports: fields.sports ?? empty,
    assistantName: fields.assistantName ?? empty,
    assistantTitle: fields.assistantTitle ?? empty,
    assistantEmail: fields.assistantEmail ?? empty,
    photoUrl: buildPhotoUrl(context, roll, fields.name),
    represents: fields.represents ?? empty,
    position: fields.position ?? empty,
    school: fields.school ?? empty,
    termExpires: fields.termExpires === undefined ? empty : formatTerms(roll, fields.termExpires),
    division: fields.division === undefined || fields.division === null ? empty : formatDivision(roll, fields.division),
  };
  return withRowQuirks(roll, row, {
    numbers: ['id'],
    texts: ['name', 'title', 'school', 'responsibilities', 'sports'],
    optional: ['emailAddress', 'photoUrl', 'responsibilities', 'assistantEmail', 'position'],
    spellings: { photoUrl: ['photoURL'], emailAddress: ['EmailAddress'] },
  });
}

/** A few people have no photo or a broken address. */
function buildPhotoUrl({ origin }: Context, roll: Dice, name: string): string | null {
  if (roll.drawChance(0.1)) return roll.pick([null, '']);
  const slug = slugify(name);
  return roll.drawChance(0.03) ? `${origin}/media/people/${slug}/old.jpg` : `${origin}/media/people/${slug}.svg`;
}

function formatTerms(roll: Dice, year: number): unknown {
  if (roll.drawChance(0.12)) return `June 30, ${year}`;
  return roll.drawChance(0.08) ? `${year}-06-30T00:00:00.000Z` : roll.pick([year, String(year)]);
}

function formatDivision(roll: Dice, division: number): unknown {
  return roll.drawChance(0.1) ? `Division ${division}` : loosenNumber(roll, division);
}
