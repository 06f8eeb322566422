import type { SportArt } from '~/config/sports';
import drawings from './sport-lines.svg';

/** Side of the drawing that stays visible in a narrower frame, if not the middle. */
const keptSide: Partial<Readonly<Record<SportArt, string>>> = {
  court: 'xMinYMid',
  course: 'xMinYMid',
  field: 'xMidYMax',
  green: 'xMidYMin',
  lanes: 'xMaxYMid',
  track: 'xMaxYMid',
};

/** Field lines of a sport as decoration, from one cached file. */
export function SportLines({ art, className = '' }: { readonly art: SportArt; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio={`${keptSide[art] ?? 'xMidYMid'} slice`}
      aria-hidden="true"
      className={className}
    >
      <use href={`${drawings}#${art}`} />
    </svg>
  );
}
