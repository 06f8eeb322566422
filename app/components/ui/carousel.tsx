import {
  useMemo,
  useState,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useSyncExternalStore,
  useEffect,
} from 'react';
import { CarouselContext, type CarouselLayout, type CarouselMover } from './carousel-parts';
import { useFetchedComponent } from './use-fetched-component';

// Loaded when the carousel first comes on screen; until then, and without scripts, the slides scroll natively.
const loadEngine = () => import('./carousel-engine');

const movingMedia: Record<CarouselLayout, string> = { always: 'all', desktop: '(min-width: 1280px)' };

interface CarouselProps {
  /** Unique in the page; slide `n` (from 1) gets the id `{id}-{n}`. */
  readonly id: string;
  /** Accessible name of the region, for example "Featured". */
  readonly label: string;
  /** Seconds between slides; without it only the visitor moves them. */
  readonly advanceSeconds?: number;
  readonly layout?: CarouselLayout;
  readonly className?: string;
  /** `CarouselSlides` and the controls, laid out freely. */
  readonly children: ReactNode;
}

/** Slides that wrap around. Automatic advancing stops on pause, hover, focus, off screen and for `prefers-reduced-motion`. */
export function Carousel({ id, label, advanceSeconds, layout = 'always', className = '', children }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [mover, setMover] = useState<CarouselMover | null>(null);
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const onScreen = useOnScreen(viewport);
  const moves = useMediaQuery(movingMedia[layout]);
  const stillness = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wasOnScreen, setWasOnScreen] = useState(false);
  if (onScreen && !wasOnScreen) setWasOnScreen(true);
  const isMoved = viewport !== null && wasOnScreen && moves;
  const { component: CarouselEngine } = useFetchedComponent(isMoved, loadEngine);

  const advances = advanceSeconds !== undefined && !stillness;
  const playing = advances && onScreen && !paused && !hovered && !focused;

  const state = useMemo(() => {
    const togglePause = () => {
      setPaused(!paused);
      // An explicit request to play overrides the pointer and focus that are still on the button.
      setHovered(false);
      setFocused(false);
    };
    return { id, mover, selected, advances, paused, playing, togglePause, layout, setViewport };
  }, [id, mover, selected, advances, paused, playing, layout]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`min-w-0 ${className}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <CarouselContext.Provider value={state}>{children}</CarouselContext.Provider>
      {isMoved && CarouselEngine !== null && (
        <CarouselEngine
          viewport={viewport}
          advanceSeconds={advanceSeconds ?? 0}
          playing={playing}
          jumps={stillness}
          onMover={setMover}
          onSelect={setSelected}
        />
      )}
    </section>
  );
}

/** Whether a media query matches; `false` on the server. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether any part of an element is on screen; `false` until known. */
function useOnScreen(element: HTMLElement | null): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
