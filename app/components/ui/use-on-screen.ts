import { useEffect, useState } from 'react';

/** Whether any part of an element is on screen; `false` until known. */
export function useOnScreen(element: HTMLElement | null): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return onScreen;
}
