import { useMemo } from 'react';
import { unpack, type Packed } from './packed';

export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
