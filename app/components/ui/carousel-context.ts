import { createContext, useContext } from 'react';

/** What the engine can do once it runs. */
export interface CarouselMover {
  /** Positions that the slides can rest at; 1 when everything fits in view. */
  readonly stops: number;
  readonly previous: () => void;
  readonly next: () => void;
  /** @param index slide, from 0 */
  readonly goTo: (index: number) => void;
}

export interface CarouselState {
  readonly id: string;
  /** `null` until the engine runs: the slides are then a plain scrolling row. */
  readonly mover: CarouselMover | null;
  /** Slide in view, from 0. */
  readonly selected: number;
  /** Whether it advances by itself at all (never under `prefers-reduced-motion`). */
  readonly advances: boolean;
  /** Whether the visitor has paused it. */
  readonly paused: boolean;
  /** Whether the next slide comes by itself at this moment. */
  readonly playing: boolean;
  readonly togglePause: () => void;
  readonly layout: CarouselLayout;
  readonly setViewport: (element: HTMLElement | null) => void;
}

/** From which width the slides are a moving row; below it the caller's own classes lay them out. */
export type CarouselLayout = 'always' | 'desktop';

export const CarouselContext = createContext<CarouselState | null>(null);

/** State of the carousel around a part. @throws Error when a part is used outside `<Carousel>` */
export function useCarousel(): CarouselState {
  const state = useContext(CarouselContext);
  if (state === null) throw new Error('Carousel parts belong inside <Carousel>');
  return state;
}
