import { createContext, useContext } from 'react';

/** Actions of the running engine. */
export interface CarouselMover {
  /** Number of resting positions; 1 when everything fits in view. */
  readonly stops: number;
  readonly previous: () => void;
  readonly next: () => void;
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

/** Width from which the slides are a carousel; below it the caller's classes lay them out. */
export type CarouselLayout = 'always' | 'desktop';

export const CarouselContext = createContext<CarouselState | null>(null);

/** Throws an `Error` outside `<Carousel>`. */
export function useCarousel(): CarouselState {
  const state = useContext(CarouselContext);
  if (state === null) throw new Error('Carousel parts belong inside <Carousel>');
  return state;
}
