import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { adaptToNetwork } from './adapt-to-network';

/** Families that the script loads on a device, and whether it leaves the logos out. */
function runOn(connection: object | undefined, choice: string | null = null) {
  const loaded: string[] = [];
  const dataset: { readonly scripts?: string } = {};
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
  runInNewContext(adaptToNetwork, {
    localStorage: { getItem: () => choice },
    navigator: { connection },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset }, fonts: { add: () => undefined } },
    window: { FontFace },
    FontFace,
  });
  return { loaded, hasLogos: dataset.scripts !== 'off' };
}

describe('the faces of a light document', () => {
  it('are the optional ones of the site, and a failed file is no error', () => {
    expect(runOn({ effectiveType: '4g' })).toEqual({
      loaded: ['Barlow Condensed 600 optional', 'Barlow Condensed 700 optional', 'Public Sans 100 900 optional'],
      hasLogos: true,
    });
  });

  it.each([
    [{ saveData: true }, null],
    [{ effectiveType: 'slow-2g' }, null],
    [undefined, 'on'],
  ])('and logos are not loaded on the network %j with the choice %j', (connection, choice) => {
    expect(runOn(connection, choice)).toEqual({ loaded: [], hasLogos: false });
  });
});
