import { useCarousel } from './carousel-context';
import { Icon } from './icon';

interface StepProps {
  readonly direction: 'previous' | 'next';
  /** Accessible name, for example "Previous slide". */
  readonly label: string;
  readonly className?: string;
}

/** Moves one slide back or forward. Invisible, but in place, until the slides can move. */
export function CarouselStep({ direction, label, className = '' }: StepProps) {
  const { mover } = useCarousel();
  const movable = mover !== null && mover.stops > 1;
  return (
    <button
      type="button"
      aria-label={label}
      className={`${movable ? '' : 'invisible'} ${className}`}
      onClick={() => mover?.[direction]()}
    >
      <Icon name={direction === 'previous' ? 'left' : 'right'} />
    </button>
  );
}

interface PauseProps {
  /** What is paused, in the plural: "slides" makes "Pause slides" and "Play slides". */
  readonly what: string;
  readonly className?: string;
}

/** Pauses and resumes automatic advancing. Invisible where nothing advances. */
export function CarouselPause({ what, className = '' }: PauseProps) {
  const { mover, advances, paused, togglePause } = useCarousel();
  const useful = advances && mover !== null && mover.stops > 1;
  return (
    <button
      type="button"
      aria-label={`${paused ? 'Play' : 'Pause'} ${what}`}
      className={`${useful ? '' : 'invisible'} ${className}`}
      onClick={togglePause}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}

interface NumbersProps {
  /** One per slide, in order. */
  readonly labels: readonly string[];
  readonly className?: string;
  readonly itemClassName?: string;
}

/** Numbered links to the slides; without scripts they scroll to the slide. */
export function CarouselNumbers({ labels, className = '', itemClassName = '' }: NumbersProps) {
  const { id, mover, selected } = useCarousel();
  return (
    <ol className={className}>
      {labels.map((label, index) => (
        <li key={`${id}-${index + 1}`}>
          <a
            href={`#${id}-${index + 1}`}
            aria-current={index === selected ? 'true' : undefined}
            className={itemClassName}
            onClick={(event) => {
              if (mover === null) return;
              event.preventDefault();
              mover.goTo(index);
            }}
          >
            <span className="sr-only">Slide </span>
            {index + 1}
            <span className="sr-only">: {label}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
