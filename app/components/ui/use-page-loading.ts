import { useNavigation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { waitingRequest } from './page-requests';

/** Whether another page is being fetched. One that waits for the network is not: the page that stands is in use again. */
export function usePageLoading(): boolean {
  const isWaiting = useSyncExternalStore(waitingRequest.subscribe, waitingRequest.read, () => null) !== null;
  return useNavigation().state === 'loading' && !isWaiting;
}
