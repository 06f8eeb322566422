import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../text/search-text';
import { findSchoolId, type MatchableSchool, matchSchool, mayBeSchool, type NamedTeam } from './school-match';

const school = (id: string, name: string, more: Partial<MatchableSchool> = {}): MatchableSchool => ({
  id,
  name,
  formalName: `${name} High School`,
  city: null,
  logoUrl: null,
  ...more,
});
const team = (formalName: string | null, more: Partial<NamedTeam> = {}): NamedTeam => ({
  formalName,
  name: null,
  logoUrl: null,
  ...more,
});
const logo = (file: string, host = 'media.example') => `https://${host}/logos/${file}`;

const schools = [
  school('0101', 'Ashgrove', { logoUrl: logo('0101.svg') }),
  school('0102', 'Port Marlow (Peña)', { city: 'Port Marlow', logoUrl: logo('0102.svg') }),
  school('0103', 'East', { city: 'Rockwell' }),
  school('0104', 'Quailview (Heron County)'),
  school('0105', 'Quailview (Lake)'),
  school('0106', 'Zion-Benton', { city: 'Zion' }),
  school('0107', 'Central', { city: 'Elm' }),
  school('0108', 'Central', { city: 'Oak' }),
  school('0109', 'Ashgrove North'),
];
const find = (named: NamedTeam) => {
  const match = matchSchool(named, schools);
  return match.kind === 'matched' ? match.id : match.kind;
};

describe('a team is of the school', () => {
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
  ])('that %s names alone', (name, id) => {
    expect(find(team(name))).toBe(id);
  });

  it('whose short name no other school begins with', () => {
    expect(find(team(null, { name: 'Zion-Benton' }))).toBe('0106');
    expect(find(team(null, { name: 'Port Marlow' }))).toBe('0102');
  });

  it.each([[logo('0101.svg')], [logo('0101.png')], [logo('mark-0101.png?size=2')], [logo('101.png')]])(
    'whose number is in the address of the logo %s',
    (logoUrl) => {
      expect(find(team(null, { logoUrl }))).toBe('0101');
    },
  );

  it('that the logo tells from another one of the same name', () => {
    const named = [school('0107', 'Central', { logoUrl: logo('0107.svg') }), school('0108', 'Central')];
    expect(matchSchool(team('Central', { logoUrl: logo('0107.svg') }), named)).toEqual({ kind: 'matched', id: '0107' });
  });
});

describe('a team is joined to no school', () => {
  it.each([
    ['with a name of two schools', team('Central'), 'ambiguous'],
    ['with a short name of two schools', team(null, { name: 'Quailview' }), 'ambiguous'],
    ['with a short name that another school begins with', team(null, { name: 'Ashgrove' }), 'ambiguous'],
    [
      'with the name of one school and the logo of another',
      team('Ashgrove', { logoUrl: logo('0102.svg') }),
      'ambiguous',
    ],
    ['with a whole name of no school', team('Bluffland Central', { name: 'Central' }), 'unknown'],
    ['with a number in a logo of another host', team(null, { logoUrl: logo('0101.svg', 'other.example') }), 'unknown'],
    ['with a longer number in its logo', team(null, { logoUrl: logo('20101.svg') }), 'unknown'],
    ['without a name and a logo', team(null), 'unknown'],
    ['from another state', team('Ashgrove', { isOutOfState: true }), 'unknown'],
  ] as const)('%s', (_, named, kind) => {
    expect(find(named)).toBe(kind);
  });

  it('without a directory', () => {
    expect(findSchoolId('Ashgrove', null, null)).toBeNull();
    expect(matchSchool(team('Ashgrove'), [])).toEqual({ kind: 'unknown' });
  });
});

describe('a team that is joined to no school may be', () => {
  const mayBe = (named: NamedTeam, id: string) =>
    mayBeSchool(named, schools.find((one) => one.id === id) ?? school('', ''), schools);

  it('of each school that it names, or that it shares a word with', () => {
    expect(['0107', '0108', '0101'].map((id) => mayBe(team('Central'), id))).toEqual([true, true, false]);
    expect(mayBe(team('Ashgrove-Fort Harlan'), '0101')).toBe(true);
  });

  it('of no school where it is joined, comes from another state, or shares a common word alone', () => {
    expect(mayBe(team('Ashgrove North'), '0101')).toBe(false);
    expect(mayBe(team('Ashgrove-Fort Harlan', { isOutOfState: true }), '0101')).toBe(false);
    expect(mayBe(team('Bluffland North High School'), '0109')).toBe(false);
    expect(mayBe(team(null), '0101')).toBe(false);
  });
});

describe('in any association', () => {
  const word = fc.constantFrom('Ash', 'Elm', 'Peña', 'Pena', 'St.', 'East', 'West', 'Oak-Hill', 'County', 'Z.', 'Zion');
  const name = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.option(word))
    .map(([words, campus]) => words.join(' ') + (campus === null ? '' : ` (${campus})`));
  const directory = fc
    .array(fc.record({ name, city: fc.option(word), hasLogo: fc.boolean() }), { minLength: 1, maxLength: 12 })
    .map((rows) =>
      rows.map((row, index) => {
        const id = String(index + 1).padStart(4, '0');
        return school(id, row.name, { city: row.city, logoUrl: row.hasLogo ? logo(`${id}.svg`) : null });
      }),
    );
  const mark = fc.constantFrom('', ' [Coop]');

  it('a name that one school alone has is always joined to it', () => {
    fc.assert(
      fc.property(directory, mark, (all, suffix) => {
        for (const one of all) {
          if (all.filter((other) => foldText(other.name) === foldText(one.name)).length > 1) continue;
          expect(matchSchool(team(one.name + suffix), all)).toEqual({ kind: 'matched', id: one.id });
        }
      }),
    );
  });

  it('a team is never joined to another school than the one whose name and logo it has', () => {
    fc.assert(
      fc.property(directory, mark, fc.boolean(), fc.boolean(), (all, suffix, isShort, withLogo) => {
        for (const one of all) {
          const [short = ''] = one.name.split(' (');
          const named = isShort
            ? { name: short + suffix, formalName: null }
            : { name: short, formalName: one.name + suffix };
          const match = matchSchool({ ...named, logoUrl: withLogo ? one.logoUrl : null }, all);
          if (match.kind === 'matched') expect(match.id).toBe(one.id);
        }
      }),
    );
  });

  it('the order of the directory changes nothing', () => {
    fc.assert(
      fc.property(directory, name, (all, asked) => {
        const match = matchSchool(team(asked), all);
        const reversed = matchSchool(team(asked), [...all].reverse());
        expect(reversed.kind).toBe(match.kind);
        if (match.kind === 'matched') expect(reversed).toEqual(match);
      }),
    );
  });
});
