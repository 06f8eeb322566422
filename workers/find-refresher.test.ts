import { describe, expect, it } from 'vitest';
import type { RefresherObject } from '~/cache/ask-refresher';
import type { Bindings } from './bindings';
import { findRefreshers } from './find-refresher';

describe('the refresher of a key', () => {
  function optionsGiven(location: 'enam' | undefined): unknown[] {
    const given: unknown[] = [];
    const namespace = {
      idFromName: (name: string) => name,
      get: (id: string, options: unknown) => {
        given.push(id, options);
        return {} as RefresherObject;
      },
    };
    const bindings = { REFRESHER: namespace as unknown as NonNullable<Bindings['REFRESHER']> };
    findRefreshers(bindings, { REFRESHER_LOCATION: location })?.('key');
    return given;
  }

  it('is made where the environment says', () => {
    expect(optionsGiven('enam')).toEqual(['key', { locationHint: 'enam' }]);
  });

  it('is made near whoever asks first when the environment says nothing', () => {
    expect(optionsGiven(undefined)).toEqual(['key', {}]);
  });

  it('is absent without the binding', () => {
    expect(findRefreshers({}, { REFRESHER_LOCATION: 'enam' })).toBeUndefined();
  });
});
