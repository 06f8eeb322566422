import {
  type DragEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button';
import { LooseImage } from './loose-image';
import { PrintButton } from './print-button';

interface LightboxSlide {
  readonly key: string;
  /** Absolute address of the picture. */
  readonly src: string;
  readonly caption: string;
}

interface LightboxProps {
  readonly slides: readonly LightboxSlide[];
  readonly index: number | null;
  readonly onIndex: (index: number | null) => void;
  /** A line below the caption. */
  readonly footer: ReactNode;
  /** Pictures with small print, such as maps, are also enlarged, moved and printed. */
  readonly isDetailed?: boolean;
}

/** Sizes of a picture, as multiples of the window's. */
const scales = [1, 2, 4] as const;
/** Distance by which an arrow key moves an enlarged picture. */
const keyPx = 80;

/** A shorter movement, or a more vertical one, is no swipe. */
const swipePx = 40;

/** Pictures over the page, one at a time, in a native dialog. */
export function Lightbox({ slides, index, onIndex, footer, isDetailed = false }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== null;
  const goBy = (by: number) => {
    if (index !== null) onIndex((index + by + slides.length) % slides.length);
  };
  const slide = slides[index ?? -1];
  const view = useRef<HTMLDivElement>(null);
  const enlarged = useEnlarged(view, slide?.key);
  const isWhole = enlarged.scale === 1;
  useModal(dialog, isOpen);
  useArrowKeys(isOpen, isWhole ? ({ across }) => across !== 0 && goBy(across) : enlarged.move);
  const swipe = useSwipe(isWhole ? goBy : () => undefined);
  return (
    <dialog
      ref={dialog}
      aria-label="Pictures"
      className={isDetailed ? 'lightbox printed-lightbox' : 'lightbox'}
      onClose={() => onIndex(null)}
      {...swipe}
    >
      {slide !== undefined && (
        <div className="lightbox-frame">
          <div className="flex items-center justify-between gap-3 print:hidden">
            <p className="text-sm">
              {(index ?? 0) + 1} of {slides.length}
            </p>
            <Button icon="close" iconOnly look="bare" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </div>
          <figure className="lightbox-figure">
            <div
              ref={view}
              data-scale={enlarged.scale}
              className="lightbox-view"
              {...(!isWhole && { role: 'region', 'aria-label': 'Enlarged picture', tabIndex: 0 })}
              {...enlarged.drag}
            >
              <LooseImage src={slide.src} width={1280} height={720} eager className="lightbox-image" />
            </div>
            <figcaption aria-live="polite" className="font-display text-d-md font-semibold">
              {slide.caption}
            </figcaption>
          </figure>
          {isDetailed && (
            <div className="flex flex-wrap justify-center gap-2 print:hidden">
              <Button disabled={enlarged.larger === undefined} onClick={() => enlarged.setScale(enlarged.larger)}>
                Enlarge
              </Button>
              <Button disabled={enlarged.smaller === undefined} onClick={() => enlarged.setScale(enlarged.smaller)}>
                Reduce
              </Button>
              <PrintButton />
            </div>
          )}
          <div className="flex items-center justify-between gap-3 print:hidden">
            <Button icon="left" onClick={() => goBy(-1)}>
              Previous
            </Button>
            <p className="text-sm">{footer}</p>
            <Button icon="right" onClick={() => goBy(1)}>
              Next
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [dialog, isOpen]);
}

interface Direction {
  /** -1 for left, 1 for right. */
  readonly across: number;
  /** -1 for up, 1 for down. */
  readonly down: number;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowRight: { across: 1, down: 0 },
  ArrowLeft: { across: -1, down: 0 },
  ArrowDown: { across: 0, down: 1 },
  ArrowUp: { across: 0, down: -1 },
};

function useArrowKeys(isOpen: boolean, onArrow: (direction: Direction) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (direction === undefined) return;
      event.preventDefault();
      onArrow(direction);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, onArrow]);
}

type Scale = (typeof scales)[number];

/** The scale of the shown picture. Each picture is whole at first, and an enlarged one keeps its middle in view. */
function useEnlarged(view: RefObject<HTMLDivElement>, picture: string | undefined) {
  const [{ scale, of }, setState] = useState<{ readonly scale: Scale; readonly of: string | undefined }>({
    scale: 1,
    of: undefined,
  });
  const shown = of === picture ? scale : 1;
  const middle = useRef({ across: 0.5, down: 0.5 });
  useEffect(() => {
    const element = view.current;
    if (element === null) return;
    element.scrollTo({
      left: middle.current.across * element.scrollWidth - element.clientWidth / 2,
      top: middle.current.down * element.scrollHeight - element.clientHeight / 2,
    });
  }, [view, shown, picture]);
  const step = scales.indexOf(shown);
  return {
    scale: shown,
    larger: scales[step + 1],
    smaller: scales[step - 1],
    setScale: (next: Scale | undefined) => {
      if (view.current !== null) middle.current = readMiddle(view.current);
      if (next !== undefined) setState({ scale: next, of: picture });
    },
    move: ({ across, down }: Direction) => view.current?.scrollBy(across * keyPx, down * keyPx),
    drag: {
      // Fingers scroll without it.
      onPointerMove: ({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent<HTMLDivElement>) => {
        if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
      },
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}

/** The middle of what is in view, as shares of the picture's width and height. */
function readMiddle({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement) {
  return {
    across: (scrollLeft + clientWidth / 2) / scrollWidth,
    down: (scrollTop + clientHeight / 2) / scrollHeight,
  };
}

/** A swipe to the left shows the next picture. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      // Two fingers zoom.
      start.current = touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (start.current === null) return;
      const [across, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) >= swipePx && Math.abs(across) > Math.abs(down)) step(across < 0 ? 1 : -1);
    },
  };
}
