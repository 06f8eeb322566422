import { useEffect, useRef, type ReactNode } from 'react';
import { useCarousel, type CarouselLayout } from './carousel-context';

interface CarouselSlide {
  readonly key: string;
  /** What the slide shows, for screen readers. */
  readonly label: string;
  readonly content: ReactNode;
}

interface LayoutClasses {
  readonly viewport: string;
  readonly scrolling: string;
  readonly moving: string;
  readonly track: string;
  readonly slide: string;
}

const layouts: Record<CarouselLayout, LayoutClasses> = {
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
};

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
