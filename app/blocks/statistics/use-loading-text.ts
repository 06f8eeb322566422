import { useNavigation } from '@remix-run/react';
import { usePageLoading } from '~/components/ui/use-page-loading';

/**
 * Status of the list of teams and of a team's page: what is loaded decides, not the page from which somebody comes.
 * @param listPath path of the list, below which are the teams
 * @returns empty while nothing is loaded
 */
export function useLoadingText(listPath: string): string {
  const isLoading = usePageLoading();
  const target = useNavigation().location?.pathname ?? '';
  if (!isLoading) return '';
  return target.startsWith(`${listPath}/`) ? 'Loading school details...' : 'Loading schools...';
}
