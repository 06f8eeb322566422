import type { SportArt } from '~/config/sports';
import drawings from './sport-lines.svg';

interface SportLinesProps {
  readonly art: SportArt;
  readonly className?: string;
}

/**
 * The lines a sport is played on, as decoration. The drawings are one file that the browser keeps; their colours are the
 * page's tokens, which reach into it.
 */
export function SportLines({ art, className = '' }: SportLinesProps) {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <use href={`${drawings}#${art}`} />
    </svg>
  );
}
