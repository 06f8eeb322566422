import { type ReactNode, type RefObject, type TouchEvent, useEffect, useRef } from 'react';
import { Button } from './button';
import { LooseImage } from './loose-image';

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
}

/** A shorter movement, or a more vertical one, is no swipe. */
const swipePx = 40;

/** Pictures over the page, one at a time, in a native dialog. */
export function Lightbox({ slides, index, onIndex, footer }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== null;
  const goBy = (by: number) => {
    if (index !== null) onIndex((index + by + slides.length) % slides.length);
  };
  useModal(dialog, isOpen);
  useArrowKeys(isOpen, goBy);
  const swipe = useSwipe(goBy);
  const slide = slides[index ?? -1];
  return (
    <dialog ref={dialog} aria-label="Pictures" className="lightbox" onClose={() => onIndex(null)} {...swipe}>
      {slide !== undefined && (
        <div className="lightbox-frame">
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm">
              {(index ?? 0) + 1} of {slides.length}
            </p>
            <Button icon="close" iconOnly look="bare" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </div>
          <figure className="lightbox-figure">
            <LooseImage src={slide.src} width={1280} height={720} eager className="lightbox-image" />
            <figcaption aria-live="polite" className="font-display text-d-md font-semibold">
              {slide.caption}
            </figcaption>
          </figure>
          <div className="flex items-center justify-between gap-3">
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

function useArrowKeys(isOpen: boolean, step: (by: number) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, step]);
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
