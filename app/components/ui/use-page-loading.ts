import { useNavigation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { waitingRequest } from './page-requests';

export function usePageLoading(): boolean {
  const isWaiting = useSyncExternalStore(waitingRequest.subscribe, waitingRequest.read, () => null) !== null;
  return useNavigation().state === 'loading' && !isWaiting;
}
