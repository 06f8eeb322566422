import { useNavigation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { waitingRequest } from './page-requests';

/**
 * Whether another page is loading. A request that waits for the network does not count, because the current page is
 * usable.
 */
export function usePageLoading(): boolean {
  const isWaiting = useSyncExternalStore(waitingRequest.subscribe, waitingRequest.read, () => null) !== null;
  return useNavigation().state === 'loading' && !isWaiting;
}
