import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { loadLightFonts } from './light-fonts';

/** Families that the script loads on a device. */
function listLoaded(connection: object | undefined, choice: string | null = null): string[] {
  const loaded: string[] = [];
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: { readonly weight: string; readonly display: string },
    ) {}
    load() {
      loaded.push(`${this.family} ${this.descriptors.weight} ${this.descriptors.display}`);
      return Promise.reject(new Error('offline'));
    }
  }
  runInNewContext(loadLightFonts, {
    localStorage: { getItem: () => choice },
    navigator: { connection },
    matchMedia: () => ({ matches: false }),
    document: { fonts: { add: () => undefined } },
    window: { FontFace },
    FontFace,
  });
  return loaded;
}

describe('the faces of a light document', () => {
  it('are the optional ones of the site, and a failed file is no error', () => {
    expect(listLoaded({ effectiveType: '4g' })).toEqual([
      'Barlow Condensed 600 optional',
      'Barlow Condensed 700 optional',
      'Public Sans 100 900 optional',
    ]);
  });

  it.each([
    [{ saveData: true }, null],
    [{ effectiveType: 'slow-2g' }, null],
    [undefined, 'on'],
  ])('are not loaded on the network %j with the choice %j', (connection, choice) => {
    expect(listLoaded(connection, choice)).toEqual([]);
  });
});
