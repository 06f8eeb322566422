import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { foldText } from '../text/search-text';
import {
  createUncertainMatcher,
  findSchoolId,
  type MatchableSchool,
  matchSchool,
  type NamedTeam,
} from './school-match';

const buildMatchableSchool = (id: string, name: string, more: Partial<MatchableSchool> = {}): MatchableSchool => ({
  id,
  name,
  formalName: `${name} High School`,
  city: null,
  logoUrl: null,
  ...more,
});
const buildNamedTeam = (formalName: string | null, more: Partial<NamedTeam> = {}): NamedTeam => ({
  formalName,
  name: null,
  logoUrl: null,
  ...more,
});
const buildLogoUrl = (file: string, host = 'media.example') => `https://${host}/logos/${file}`;

const schools = [
  buildMatchableSchool('0101', 'Ashgrove', { logoUrl: buildLogoUrl('0101.svg') }),
  buildMatchableSchool('0102', 'Port Marlow (Peña)', { city: 'Port Marlow', logoUrl: buildLogoUrl('0102.svg') }),
  buildMatchableSchool('0103', 'East', { city: 'Rockwell' }),
  buildMatchableSchool('0104', 'Quailview (Heron County)'),
  buildMatchableSchool('0105', 'Quailview (Lake)'),
  buildMatchableSchool('0106', 'Zion-Benton', { city: 'Zion' }),
  buildMatchableSchool('0107', 'Central', { city: 'Elm' }),
  buildMatchableSchool('0108', 'Central', { city: 'Oak' }),
  buildMatchableSchool('0109', 'Ashgrove North'),
];
const find = (named: NamedTeam) => matchSchool(named, schools);
const mayBe = (named: NamedTeam, id: string) =>
  createUncertainMatcher(
    schools.filter((school) => school.id === id),
    schools,
  )(named);

describe('a team is matched with a school', () => {
  it.each([
    ['Ashgrove', '0101'],
    ['ASHGROVE  [Coop]', '0101'],
    ['Ashgrove (Co-op)', '0101'],
    ['Ashgrove High School', '0101'],
    ['Port Marlow (Pena)', '0102'],
    ['Peña (Port Marlow)', '0102'],
    ['Rockwell (East)', '0103'],
    ['East (Rockwell)', '0103'],
    ['Quailview (Heron County)', '0104'],
    ['Zion (Z.-Benton)', '0106'],
    ['Elm (Central)', '0107'],
    ['Ashgrove North', '0109'],
  ])('by the unambiguous name %s', (name, id) => {
    expect(find(buildNamedTeam(name))).toBe(id);
  });

  it('by a short name that no other school begins with', () => {
    expect(find(buildNamedTeam(null, { name: 'Zion-Benton' }))).toBe('0106');
    expect(find(buildNamedTeam(null, { name: 'Port Marlow' }))).toBe('0102');
  });

  it.each([
    [buildLogoUrl('0101.svg')],
    [buildLogoUrl('0101.png')],
    [buildLogoUrl('mark-0101.png?size=2')],
    [buildLogoUrl('101.png')],
  ])('by the school number in the logo address %s', (logoUrl) => {
    expect(find(buildNamedTeam(null, { logoUrl }))).toBe('0101');
  });

  it('by the logo when two schools have the same name', () => {
    const named = [
      buildMatchableSchool('0107', 'Central', { logoUrl: buildLogoUrl('0107.svg') }),
      buildMatchableSchool('0108', 'Central'),
    ];
    expect(matchSchool(buildNamedTeam('Central', { logoUrl: buildLogoUrl('0107.svg') }), named)).toBe('0107');
  });
});

describe('a team is matched with no school', () => {
  it.each([
    ['with a name that two schools have', buildNamedTeam('Central'), '0107', true],
    ['with a short name that two schools have', buildNamedTeam(null, { name: 'Quailview' }), '0105', true],
    ['with a short name that another school begins with', buildNamedTeam(null, { name: 'Ashgrove' }), '0109', true],
    [
      'with the name of one school and the logo of another',
      buildNamedTeam('Ashgrove', { logoUrl: buildLogoUrl('0102.svg') }),
      '0102',
      true,
    ],
    ['with a full name that no school has', buildNamedTeam('Bluffland Central', { name: 'Central' }), '0107', false],
    [
      'with a number in a logo of another host',
      buildNamedTeam(null, { logoUrl: buildLogoUrl('0101.svg', 'other.example') }),
      '0101',
      false,
    ],
    ['with a longer number in its logo', buildNamedTeam(null, { logoUrl: buildLogoUrl('20101.svg') }), '0101', false],
    ['without a name and a logo', buildNamedTeam(null), '0101', false],
    [
      'that may be of another state, without a logo',
      buildNamedTeam('Ashgrove', { mayBeOfAnotherState: true }),
      '0101',
      true,
    ],
  ] as const)('%s', (_, named, id, isCandidate) => {
    expect(find(named)).toBeNull();
    expect(mayBe(named, id)).toBe(isCandidate);
  });

  it('may be of another state, and is matched by its logo', () => {
    const named = buildNamedTeam('Ashgrove', { mayBeOfAnotherState: true, logoUrl: buildLogoUrl('0101.svg') });
    expect(find(named)).toBe('0101');
  });

  it('without a directory', () => {
    expect(findSchoolId('Ashgrove', null, null)).toBeNull();
    expect(matchSchool(buildNamedTeam('Ashgrove'), [])).toBeNull();
  });
});

describe('an unmatched team', () => {
  it('may be any school that it names or shares a word with', () => {
    expect(['0107', '0108', '0101'].map((id) => mayBe(buildNamedTeam('Central'), id))).toEqual([true, true, false]);
    expect(mayBe(buildNamedTeam('Ashgrove-Fort Harlan'), '0101')).toBe(true);
  });

  it('is never a matched school, or one that shares only a common word', () => {
    expect(mayBe(buildNamedTeam('Ashgrove North'), '0101')).toBe(false);
    expect(mayBe(buildNamedTeam('Bluffland North High School'), '0109')).toBe(false);
    expect(mayBe(buildNamedTeam(null), '0101')).toBe(false);
  });
});

describe('in any school directory', () => {
  const word = fc.constantFrom('Ash', 'Elm', 'Peña', 'Pena', 'St.', 'East', 'West', 'Oak-Hill', 'County', 'Z.', 'Zion');
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.option(word))
    .map(([words, campus]) => words.join(' ') + (campus === null ? '' : ` (${campus})`));
  const directory = fc
    .array(fc.record({ name, city: fc.option(word), hasLogo: fc.boolean() }), { minLength: 1, maxLength: 12 })
    .map((rows) =>
      rows.map((row, index) => {
        const id = String(index + 1).padStart(4, '0');
        return buildMatchableSchool(id, row.name, {
          city: row.city,
          logoUrl: row.hasLogo ? buildLogoUrl(`${id}.svg`) : null,
        });
      }),
    );
  const mark = fc.constantFrom('', ' [Coop]');

  it('a unique school name always matches that school', () => {
    fc.assert(
      fc.property(directory, mark, (all, suffix) => {
        for (const school of atLeastOne(all)) {
          if (all.filter((other) => foldText(other.name) === foldText(school.name)).length > 1) continue;
          expect(matchSchool(buildNamedTeam(school.name + suffix), all)).toBe(school.id);
        }
      }),
    );
  });

  it('a team never matches a school other than the one with its name and logo', () => {
    fc.assert(
      fc.property(directory, mark, fc.boolean(), fc.boolean(), (all, suffix, isShort, withLogo) => {
        for (const school of atLeastOne(all)) {
          const [short = ''] = school.name.split(' (');
          const named = isShort
            ? { name: short + suffix, formalName: null }
            : { name: short, formalName: school.name + suffix };
          const id = matchSchool({ ...named, logoUrl: withLogo ? school.logoUrl : null }, all);
          if (id !== null) expect(id).toBe(school.id);
        }
      }),
    );
  });

  it('the order of the directory does not change the match', () => {
    fc.assert(
      fc.property(directory, name, (all, asked) => {
        const reversed = [...all].reverse();
        expect(matchSchool(buildNamedTeam(asked), reversed)).toBe(matchSchool(buildNamedTeam(asked), all));
      }),
    );
  });
});

it('a school without an id matches no team', () => {
  expect(matchSchool(buildNamedTeam('Dell High School'), [buildMatchableSchool('row:1x', 'Dell')])).toBeNull();
});
