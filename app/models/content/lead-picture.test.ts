import { describe, expect, it } from 'vitest';
import { placeLeadPicture } from './lead-picture';
import type { RichTextFigure, RichTextNode } from './rich-text';

const buildPicture = (...caption: string[]): RichTextFigure => ({
  tag: 'figure',
  src: 'https://a.example/b.jpg',
  alt: '',
  caption,
});
const buildParagraph = (text: string): RichTextNode => ({ tag: 'p', children: [text] });
const heading: RichTextNode = { tag: 'heading', level: 2, children: ['Part'] };
const [first, second] = [buildParagraph('One'), buildParagraph('Two')];

describe('a picture at the beginning of a text', () => {
  it('follows the first paragraph', () => {
    const picture = buildPicture('The stands');
    expect(placeLeadPicture(['\n', picture, { tag: 'br' }, first, second], 'Finals')).toEqual([first, picture, second]);
  });

  it('stays where no paragraph follows it', () => {
    const picture = buildPicture();
    expect(placeLeadPicture([picture, heading, first], 'Finals')).toEqual([picture, heading, first]);
    expect(placeLeadPicture([picture], 'Finals')).toEqual([picture]);
  });

  it('has no caption that repeats the title', () => {
    expect(placeLeadPicture([buildPicture('The finals, at last'), first], 'The Finals at Last')).toEqual([
      first,
      buildPicture(),
    ]);
  });
});

it('a text that begins otherwise is unchanged', () => {
  const text = [first, ' ', buildPicture('Finals'), second];
  expect(placeLeadPicture(text, 'Finals')).toBe(text);
  expect(placeLeadPicture([], 'Finals')).toEqual([]);
});
