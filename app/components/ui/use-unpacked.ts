import { useMemo } from 'react';
import { unpack, type Packed } from './packed';

/** Unpacks loader data, memoized by the packed value. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
