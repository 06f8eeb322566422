import { useNavigation } from '@remix-run/react';
import { usePageLoading } from '~/browser/page-requests';

/** Loading text of the list of teams and of a team's page, depending on what is loading. Empty while nothing is loading. */
export function useLoadingText(listPath: string): string {
  const isLoading = usePageLoading();
  const target = useNavigation().location?.pathname ?? '';
  if (!isLoading) return '';
  return target.startsWith(`${listPath}/`) ? 'Loading school details...' : 'Loading schools...';
}
