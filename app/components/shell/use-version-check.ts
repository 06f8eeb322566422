import { useEffect } from 'react';
import { useToast } from '../ui/toast';

const checkIntervalMs = 300_000;

/** Checks at intervals, while the page is visible, for a newer build of the site, and offers to load it. */
export function useVersionCheck(buildId: string): void {
  const { show } = useToast();
  useEffect(() => {
    if (buildId === '') return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void fetchDeployedBuildId().then((deployed) => {
        if (deployed === null || deployed === buildId) return;
        clearInterval(timer);
        show({
          text: 'A newer version of this site is ready.',
          action: {
            label: 'Reload',
            onSelect: () => {
              window.location.reload();
            },
          },
          stays: true,
        });
      });
    }, checkIntervalMs);
    return () => {
      clearInterval(timer);
    };
  }, [buildId, show]);
}

/** The deployed build; `null` if unknown, which changes nothing. */
async function fetchDeployedBuildId(): Promise<string | null> {
  try {
    const response = await fetch(`/version.json?t=${Date.now()}`);
    const answer: unknown = await response.json();
    const isNamed = typeof answer === 'object' && answer !== null && 'buildId' in answer;
    return isNamed && typeof answer.buildId === 'string' ? answer.buildId : null;
  } catch {
    return null;
  }
}
