import { useEffect } from 'react';

/** Lets the header's theme buttons turn the page from light to dark or back; the choice is remembered on this device. */
export function useThemeToggle(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-theme-toggle]') !== null) toggleTheme();
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, []);
}

function toggleTheme() {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // Storage is refused: the choice then holds for this page view.
  }
}
