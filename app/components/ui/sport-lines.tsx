import type { SportArt } from '~/config/sports';
import drawings from './sport-lines.svg';

interface SportLinesProps {
  readonly art: SportArt;
  readonly className?: string;
}

/** What a frame of another shape than the drawing's keeps, where it is not the middle: the hoop, the curve, the pins. */
const keptSide: Partial<Readonly<Record<SportArt, string>>> = {
  court: 'xMinYMid',
  course: 'xMinYMid',
  field: 'xMidYMax',
  green: 'xMidYMin',
  lanes: 'xMaxYMid',
  track: 'xMaxYMid',
};

/**
 * The lines a sport is played on, as decoration. The drawings are one file that the browser keeps; their colours are the
 * page's tokens, which reach into it.
 */
export function SportLines({ art, className = '' }: SportLinesProps) {
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
