import { useEffect, useRef, type ReactNode, createContext, useContext } from 'react';
import { Icon } from './icon';

/** Actions of the running engine. */
export interface CarouselMover {
  /** Number of resting positions; 1 when everything fits in view. */
  readonly stops: number;
  readonly goToPrevious: () => void;
  readonly goToNext: () => void;
  /** @param index slide, from 0 */
  readonly goTo: (index: number) => void;
}

export interface CarouselState {
  readonly id: string;
  /** `null` until the engine runs; the slides are then a plain scrolling row. */
  readonly mover: CarouselMover | null;
  /** Slide in view, from 0. */
  readonly selected: number;
  /** Whether it advances by itself (never under `prefers-reduced-motion`). */
  readonly advances: boolean;
  /** Whether the visitor has paused it. */
  readonly paused: boolean;
  readonly playing: boolean;
  readonly togglePause: () => void;
  readonly layout: CarouselLayout;
  readonly setViewport: (element: HTMLElement | null) => void;
}

export const CarouselContext = createContext<CarouselState | null>(null);

/** Throws an `Error` outside `<Carousel>`. */
function useCarousel(): CarouselState {
  const state = useContext(CarouselContext);
  if (state === null) throw new Error('Carousel parts belong inside <Carousel>');
  return state;
}

interface CarouselSlide {
  readonly key: string;
  /** What the slide shows, for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
}

/** Width from which the slides are a carousel; below it the caller's classes lay them out. */
export type CarouselLayout = keyof typeof layouts;

const layouts = {
  always: {
    viewport: 'relative min-w-0 [scrollbar-width:none]',
    scrolling: 'snap-x snap-mandatory overflow-x-auto',
    moving: 'overflow-hidden',
    track: 'flex',
    slide: 'min-w-0 shrink-0 grow-0 snap-start',
  },
  desktop: {
    viewport: 'relative min-w-0 desktop:[scrollbar-width:none]',
    scrolling: 'desktop:snap-x desktop:snap-mandatory desktop:overflow-x-auto',
    moving: 'desktop:overflow-hidden',
    track: 'desktop:flex',
    slide: 'min-w-0 desktop:shrink-0 desktop:grow-0 desktop:snap-start',
  },
} as const;

interface CarouselSlidesProps {
  readonly slides: readonly CarouselSlide[];
  /** One slide fills the view; the others are inert while out of view. */
  readonly oneAtATime?: boolean;
  readonly className?: string;
  readonly trackClassName?: string;
  /** Width of a slide, for example `basis-full` or `basis-1/2 tablet:basis-1/5`. */
  readonly slideClassName: string;
}

/** The row of slides. Before the engine runs, and without scripts, it scrolls natively and each slide has an id. */
export function CarouselSlides(props: CarouselSlidesProps) {
  const { slides, oneAtATime = false, className = '', trackClassName = '', slideClassName } = props;
  const { id, mover, selected, advances, playing, layout, setViewport } = useCarousel();
  const classes = layouts[layout];
  const track = useRef<HTMLDivElement>(null);
  const hidesOthers = oneAtATime && mover !== null;

  useEffect(() => {
    for (const [index, slide] of [...(track.current?.children ?? [])].entries()) {
      if (slide instanceof HTMLElement) slide.inert = hidesOthers && index !== selected;
    }
  }, [hidesOthers, selected, slides]);

  return (
    <div
      ref={setViewport}
      className={`${classes.viewport} ${mover === null ? classes.scrolling : classes.moving} ${className}`}
    >
      <div
        ref={track}
        className={`${classes.track} ${trackClassName}`}
        aria-live={advances ? (playing ? 'off' : 'polite') : undefined}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            id={`${id}-${index + 1}`}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${slide.label}`}
            className={`${classes.slide} ${slideClassName}`}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </div>
  );
}

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
      onClick={() => (direction === 'previous' ? mover?.goToPrevious() : mover?.goToNext())}
    >
      <Icon name={direction === 'previous' ? 'left' : 'right'} />
    </button>
  );
}

/** Pauses and resumes automatic advancing: `slides` makes "Pause slides" and "Play slides". Invisible where nothing advances. */
export function CarouselPause({ what, className = '' }: { readonly what: string; readonly className?: string }) {
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
