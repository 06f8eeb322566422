import { describe, expect, it } from 'vitest';
import type { RefresherObject } from '~/cache/refresher/call-refresher';
import { buildRefresherName } from '~/cache/source/source-address';
import { findRefreshers, type Bindings } from './bindings';

describe('the refresher for a key', () => {
  function listGivenOptions(location: 'enam' | undefined): unknown[] {
    const given: unknown[] = [];
    const namespace = {
      idFromName: (name: string) => name,
      get: (id: string, options: unknown) => {
        given.push(id, options);
        return {} as RefresherObject;
      },
    };
    const bindings = { REFRESHER: namespace as unknown as NonNullable<Bindings['REFRESHER']> };
    findRefreshers(bindings, { REFRESHER_LOCATION: location })?.('key', {});
    return given;
  }

  it('is created at the configured location', () => {
    expect(listGivenOptions('enam')).toEqual(['key', { locationHint: 'enam' }]);
  });

  it('is created near the first visitor by default', () => {
    expect(listGivenOptions(undefined)).toEqual(['key', {}]);
  });

  it('serves one path, except for sources with visitor-made parameters', () => {
    const listRefresherNames = (maxUnknownPerMinute?: number) =>
      new Set(
        Array.from({ length: 1000 }, (_, index) =>
          buildRefresherName(`s:1.x:schools.one:/v1/${index}`, { maxUnknownPerMinute }),
        ),
      );
    expect(listRefresherNames()).toContain('s:x:schools.one:/v1/7');
    expect(listRefresherNames().size).toBe(1000);
    expect(listRefresherNames(30).size).toBe(16);
  });

  it('is the same for each build and different for each source and upstream', () => {
    const formatName = (key: string) => buildRefresherName(key, { maxUnknownPerMinute: 30 });
    const keys = ['s:1.x:schools.one:/v1/7', 's:1.y:schools.one:/v1/7', 's:1.x:news.article:/v1/7'];
    expect(new Set(keys.map(formatName)).size).toBe(keys.length);
    expect(formatName('s:2.x:schools.one:/v1/7')).toBe(formatName('s:1.x:schools.one:/v1/7'));
  });

  it('does not exist without the binding', () => {
    expect(findRefreshers({}, { REFRESHER_LOCATION: 'enam' })).toBeUndefined();
  });
});
