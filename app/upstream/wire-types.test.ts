import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { atLeastOne } from '../../tests/support/at-least-one';
import type * as articleOpeningExports from './fields/article-opening';
import type * as boardMemberExports from './fields/board-member';
import type * as contactExports from './fields/contact';
import type * as feedGameExports from './fields/feed-game';
import type * as footballScheduleExports from './fields/football-schedule';
import type * as footballTeamExports from './fields/football-team';
import type * as golfScoreExports from './fields/golf-score';
import type * as hexColorExports from './fields/hex-color';
import type * as linkExports from './fields/link';
import type * as markExports from './fields/mark';
import type * as momentExports from './fields/moment';
import type * as richTextExports from './fields/rich-text';
import type * as rowsExports from './fields/rows';
import type * as schoolStaffExports from './fields/school-staff';
import type * as scoreExports from './fields/score';
import type * as statFigureExports from './fields/stat-figure';
import type * as tournamentGameExports from './fields/tournament-game';
import type * as xmlExports from './fields/xml';
import type * as wireExports from './wire';
import { flag, nestedObject, type Read, text, wholeNumber, wireObject } from './wire';

/* Types are tested by tsc. `wireObject` collects its schemas by name with a cast, because tsc cannot follow `Object.fromEntries`. */

/** Exports of all modules that build schemas of fields. */
type Exports = typeof wireExports &
  typeof articleOpeningExports &
  typeof boardMemberExports &
  typeof contactExports &
  typeof feedGameExports &
  typeof footballScheduleExports &
  typeof footballTeamExports &
  typeof golfScoreExports &
  typeof hexColorExports &
  typeof linkExports &
  typeof markExports &
  typeof momentExports &
  typeof richTextExports &
  typeof rowsExports &
  typeof schoolStaffExports &
  typeof scoreExports &
  typeof statFigureExports &
  typeof tournamentGameExports &
  typeof xmlExports;

const buildsSchema = /\bz\.ZodType<|\bdefineTextField\(|\bwireObject\(/;

type SchemaOf<Build> = Build extends (...given: never[]) => infer Schema ? Extract<Schema, z.ZodType> : never;
/** Schema of each kind of field, by the name of the function that builds it. */
type Kinds = {
  readonly [Name in keyof Exports as [SchemaOf<Exports[Name]>] extends [never] ? never : Name]: SchemaOf<Exports[Name]>;
};
type Outputs = { readonly [Name in keyof Kinds]: z.output<Kinds[Name]> };

test('the type of a field is the output of its schema, for every kind of field', () => {
  expectTypeOf<keyof Kinds>()
    .extract<'text' | 'rowKey' | 'clockTime' | 'bidType'>()
    .toEqualTypeOf<'text' | 'rowKey' | 'clockTime' | 'bidType'>();
  expectTypeOf<Read<Kinds>>().toEqualTypeOf<Outputs>();
  expectTypeOf<
    Read<{ readonly [Name in keyof Kinds]: readonly [Kinds[Name], 'OtherName'] }>
  >().toEqualTypeOf<Outputs>();
  expectTypeOf<Read<{ readonly inner: Kinds }>>().toEqualTypeOf<{ readonly inner: Outputs }>();

  const folder = new URL('fields/', import.meta.url);
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const builders = readdirSync(folder).filter(
    (file) => !file.includes('.test.') && buildsSchema.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(atLeastOne(builders).filter((file) => !own.includes(`from './fields/${file.replace('.ts', '')}'`))).toEqual(
    [],
  );
});

test('a row has each value in the field of its schema, with the type of that field', () => {
  const row = wireObject({
    count: wholeNumber(),
    isHome: [flag(), 'Home', 'AtHome'],
    names: { first: text(), last: [text(), 'Surname'] },
    record: nestedObject({ wins: wholeNumber() }),
  });
  const value = row.parse({ Count: '3', AtHome: 'Y', First: 'Ann', Surname: 'Lee', Record: { Wins: 2 } });
  expectTypeOf(value).toEqualTypeOf<{
    readonly count: number | null;
    readonly isHome: boolean;
    readonly names: { readonly first: string; readonly last: string };
    readonly record: { readonly wins: number | null };
  }>();
  expect(value).toEqual({ count: 3, isHome: true, names: { first: 'Ann', last: 'Lee' }, record: { wins: 2 } });
});
