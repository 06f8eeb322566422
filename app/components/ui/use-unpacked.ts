import { useMemo } from 'react';
import { unpack, type Packed } from './packed';

/** What a loader packed; the same value as long as the loader's answer is the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
