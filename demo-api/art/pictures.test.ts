import { SyntaxValidator } from 'fast-xml-validator';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { sports } from '../world/sports';
import { drawPicture, motifNames } from './pictures';
import { weathers } from './scene';
import { findSubjectMotif, listSportMotifs, pickListMotif } from './subjects';

const variants = Array.from({ length: 12 }, (_, variant) => variant);
const largestBytes = 12 * 1024;

describe.each(motifNames)('the motif %s', (name) => {
  it('is well-formed and at most 12 KB in every variant and weather', () => {
    for (const variant of atLeastOne(variants)) {
      for (const weather of atLeastOne(weathers)) {
        const picture = drawPicture(name, { variant, weather });
        expect(SyntaxValidator.validate(picture)).toBe(true);
        expect(new TextEncoder().encode(picture).length).toBeLessThanOrEqual(largestBytes);
        expect(picture).not.toMatch(/NaN|undefined|null|Infinity/);
      }
    }
  });

  it('is the same for the same request and another one for each variant', () => {
    const pictures = variants.map((variant) => drawPicture(name, { variant }));
    expect(variants.map((variant) => drawPicture(name, { variant }))).toEqual(pictures);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('a wide picture is a part of the whole one', () => {
    const [, top = ''] =
      /viewBox="0 (\d+) 320 100" width="1280" height="400"/.exec(drawPicture(name, { variant: 1, isWide: true })) ?? [];
    expect(top).not.toBe('');
    expect(Number(top)).toBeLessThanOrEqual(80);
  });

  it('has the colors of the school', () => {
    const teams = [{ name: 'Lone Elm', main: '#123456', trim: '#fedcba' }];
    expect(drawPicture(name, { variant: 1, teams })).not.toBe(drawPicture(name, { variant: 1 }));
  });
});

describe('a scoreboard', () => {
  it.each(['scoreboard', 'hall-scoreboard'] as const)('%s shows the names and the score', (name) => {
    const teams = ['Lone Elm', 'Sauk Bend'].map((school) => ({ name: school, main: '#123456', trim: '#fedcba' }));
    const draw = (score: readonly [number, number]): string => drawPicture(name, { variant: 3, teams, score });
    expect(draw([54, 51])).toContain('LONE ELM');
    expect(draw([54, 51])).toContain('SAUK BEND');
    expect(draw([54, 51])).not.toBe(draw([54, 52]));
    // Three segments of a seven, two of a one.
    const [seven, one] = [draw([7, 0]), draw([1, 0])];
    expect(seven).toContain('d="M2 0h6M10 2v5M10 11v5"');
    expect(one).toContain('d="M10 2v5M10 11v5"');
  });
});

describe('the choice of a motif', () => {
  it.each(sports.map(({ id }) => id))('%s has motifs of its own', (id) => {
    expect(listSportMotifs({ id })).not.toEqual(['trophy']);
  });

  it.each([
    ['boys-tennis', /^tennis-/],
    ['girls-tennis', /^tennis-/],
    ['unified-basketball', /^(?:jump-shot|drive|backboard|play-board)$/],
    ['girls-gymnastics', /^beam$/],
    ['chess', /^chess$/],
    ['adaptive-track-field', /^(?:racer|curve)$/],
  ])('the motifs of %s show it', (id, pattern) => {
    for (const name of atLeastOne(listSportMotifs({ id }))) expect(name).toMatch(pattern);
  });

  it('neighbors in a list of one sport differ', () => {
    for (const sport of atLeastOne(sports)) {
      const names = Array.from({ length: 24 }, (_, index) => pickListMotif(sport, index));
      for (const [index, name] of atLeastOne(names.entries())) expect(name).not.toBe(names[index + 1]);
    }
  });

  it.each([
    ['Digital tickets only at all state final sites', 'tickets'],
    ['Heat and air quality guidance, updated', 'water'],
    ['New officials wanted in every county', 'crew'],
    ['Scholarship applications are open to seniors', 'caps'],
    ['Office hours over the winter break', 'house'],
  ])('"%s" gets the motif %s', (title, motif) => {
    expect(findSubjectMotif(title, 0)).toBe(motif);
  });

  it('words without a subject get none', () => {
    expect(findSubjectMotif('Three points in a minute', 0)).toBeNull();
  });
});
