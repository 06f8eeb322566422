import { useState, useSyncExternalStore } from 'react';
import { useHasScripts } from '../ui/use-browser-value';

/** A cross-origin frame reports loading once, perhaps before the listener exists, so the document's own state is checked too. */
export function useFrameLoading(round: number): {
  readonly isLoading: boolean;
  /** The frame may have posted its height before the page listened. */
  readonly mayHavePostedHeight: boolean;
  readonly onLoad: () => void;
} {
  const [cameWithDocument] = useState(!useHasScripts());
  const documentHasLoaded = useSyncExternalStore(subscribeToLoad, hasLoaded, () => true);
  const [loadedRound, setLoadedRound] = useState<number | null>(null);
  const loadedWithDocument = cameWithDocument && documentHasLoaded && round === 0;
  return {
    isLoading: loadedRound !== round && !loadedWithDocument,
    mayHavePostedHeight: loadedWithDocument,
    onLoad: () => {
      setLoadedRound(round);
    },
  };
}

function hasLoaded(): boolean {
  return document.readyState === 'complete';
}

function subscribeToLoad(onChange: () => void): () => void {
  document.addEventListener('readystatechange', onChange);
  return () => {
    document.removeEventListener('readystatechange', onChange);
  };
}
