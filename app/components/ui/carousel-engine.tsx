import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo } from 'react';
import type { CarouselMover } from './carousel-parts';

interface CarouselEngineProps {
  readonly viewport: HTMLElement;
  readonly advanceSeconds: number;
  readonly playing: boolean;
  /** Slides change without motion. */
  readonly jumps: boolean;
  readonly onMover: (mover: CarouselMover | null) => void;
  readonly onSelect: (index: number) => void;
}

/** Moves the slides in `viewport` with Embla; renders nothing. */
export default function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, advanceSeconds, playing, jumps, onMover, onSelect } = props;
  const plugins = useMemo(
    () => [
      Autoplay({ delay: advanceSeconds * 1000, playOnInit: false, stopOnFocusIn: false, stopOnInteraction: true }),
    ],
    [advanceSeconds],
  );
  const [attach, embla] = useEmblaCarousel({ loop: true, align: 'start' }, plugins);

  useEffect(() => {
    // Embla moves by transform, so a row that was scrolled natively before it loaded is reset.
    viewport.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (embla === undefined) return;
    const select = () => onSelect(embla.selectedScrollSnap());
    const announce = () => {
      onMover({
        stops: embla.scrollSnapList().length,
        goToPrevious: () => embla.scrollPrev(jumps),
        goToNext: () => embla.scrollNext(jumps),
        goTo: (index) => embla.scrollTo(index, jumps),
      });
      select();
    };
    announce();
    embla.on('select', select).on('reInit', announce);
    return () => {
      embla.off('select', select).off('reInit', announce);
      onMover(null);
    };
  }, [embla, jumps, onMover, onSelect]);

  useEffect(() => {
    if (embla === undefined || !playing) return;
    // A drag or a resize stops the timer, so it is restarted after both.
    const play = () => {
      if (embla.scrollSnapList().length > 1) embla.plugins().autoplay.play();
    };
    play();
    embla.on('pointerUp', play).on('reInit', play);
    return () => {
      embla.off('pointerUp', play).off('reInit', play);
      embla.plugins().autoplay.stop();
    };
  }, [embla, playing]);

  return null;
}
