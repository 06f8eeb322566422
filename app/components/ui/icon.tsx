/** Drawn on a 24 px grid with 2 px square strokes, to match the condensed face. */
const shapes = {
  audio: 'M4 9h4l5-4v14l-5-4H4zM17 9v6M20 7v10',
  bell: 'M12 3l10 18H2zM12 10v5M12 17.5v1',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 8.500l7 7 7-7',
  external: 'M8 5h11v11M19 5L6 18',
  info: 'M4 4h16v16H4zM12 11v6M12 7v1',
  left: 'M15 5l-7 7 7 7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z',
  pause: 'M8 5v14M16 5v14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21v-2a6 6 0 0 1 6-5h4a6 6 0 0 1 6 5v2',
  pin: 'M9 3h6l-1 7 4 4H6l4-4zM12 14v7',
  play: 'M7 4l13 8-13 8z',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  refresh: 'M20 6v5h-5M4 18v-5h5M19 11a8 8 0 0 0-14-3M5 13a8 8 0 0 0 14 3',
  right: 'M9 5l7 7-7 7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.500L21 21',
  star: 'M12 3.500l2.600 5.300 5.900.9-4.200 4.100 1 5.800-5.300-2.800-5.300 2.800 1-5.800-4.200-4.100 5.900-.9z',
  stats: 'M4 20V10M10 20V4M16 20v-7M22 20H2',
  stop: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 7v6M12 16v1',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3',
  table: 'M3 5h18v14H3zM3 10h18M9 5v14',
  ticket: 'M3 7h18v3.500a1.5 1.5 0 0 0 0 3V17H3v-3.500a1.5 1.5 0 0 0 0-3zM14 7v10',
  up: 'M5 15.500l7-7 7 7',
  watch: 'M3 6h18v12H3zM10 9.500v5l4-2.500z',
} as const;

export type IconName = keyof typeof shapes;

/** Decoration beside text, by default 18 px in its color: hidden from screen readers, so the text must carry the meaning. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className === '' ? 'icon' : `icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
