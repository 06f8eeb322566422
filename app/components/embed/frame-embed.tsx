import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { useHasScripts } from '../ui/use-browser-value';
import { useFrameMessages } from './use-frame-messages';

export interface FrameView {
  readonly src: string;
  /** Text of the overlay: "Loading Entries...". */
  readonly title: string;
  /** Accessible name, such as "Girls Volleyball: Sites, Class 2A". */
  readonly name: string;
  /** The association's origins; messages from others are ignored. */
  readonly origins: readonly string[];
}

interface FrameEmbedProps {
  readonly view: FrameView;
  /** `records` starts at 70 % of a tall window and never shrinks; a `fluid` page fits any width. */
  readonly size?: keyof typeof sizes;
}

const sizes = {
  page: 'h-200 min-h-150 max-desktop:min-w-300',
  records: 'h-[max(50rem,70vh)] min-h-[max(50rem,70vh)] max-desktop:min-w-300',
  fluid: 'h-200 min-h-150',
} as const;

/** The frame may run scripts and open tabs, but has no origin, so it cannot reach the site. */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** Embeds another page. Scripts grow it to the height that the page posts. In narrow windows it scrolls sideways from the middle. */
export function FrameEmbed({ view, size }: FrameEmbedProps) {
  // Each page is a new frame, so that Back leaves the page instead of the frame.
  return <Frame key={view.src} view={view} size={size} />;
}

function Frame({ view: { src, title, name, origins }, size = 'page' }: FrameEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const [reload, setReload] = useState({ round: 0, src });
  const { isLoading, mayHavePostedHeight, onLoad } = useFrameLoading(reload.round);
  const height = useFrameMessages(frame, origins);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    if (height !== null) current.style.height = `${height}px`;
    // A resize by one pixel makes the page post its height again.
    else if (mayHavePostedHeight) current.style.height = `${current.offsetHeight + 1}px`;
  }, [height, mayHavePostedHeight, reload.round]);

  useEffect(() => {
    const { current } = region;
    if (current !== null) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, []);

  const loadAnew = () => setReload(({ round }) => ({ round: round + 1, src: withNumber(src, Date.now()) }));

  return (
    <div>
      <Toolbar src={src} onReload={loadAnew} />
      {size !== 'fluid' && (
        <p className="mb-1 text-sm text-ink-2 desktop:hidden print:hidden">
          Where this page does not fit, it scrolls sideways.
        </p>
      )}
      <div className="relative border border-rule bg-surface-raised">
        <div ref={region} className="scroll-region" role="region" aria-label={`${name}, scrolls sideways`} tabIndex={0}>
          <iframe
            key={reload.round}
            ref={frame}
            src={reload.src}
            title={name}
            sandbox={sandbox}
            onLoad={onLoad}
            className={`block w-full ${sizes[size]}`}
          />
        </div>
        <div role="status" className={isLoading ? 'absolute inset-0 bg-surface-raised px-5 py-8' : 'sr-only'}>
          {isLoading && <p className="font-display text-d-md font-semibold">Loading {title}...</p>}
        </div>
      </div>
    </div>
  );
}

function Toolbar({ src, onReload }: { readonly src: string; readonly onReload: () => void }) {
  const hasScripts = useHasScripts();
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <SiteLink to={src} className="inline-flex min-h-control items-center text-sm">
        Open this page by itself
      </SiteLink>
      <Button icon="refresh" onClick={onReload} className={hasScripts ? '' : 'invisible'}>
        Reload
      </Button>
    </div>
  );
}

/** A new number in the address bypasses every cache. */
function withNumber(src: string, number: number): string {
  const url = new URL(src);
  url.searchParams.set('r', String(number));
  return url.href;
}

/** A cross-origin frame reports loading once, perhaps before the listener exists, so the document's own state is checked too. */
function useFrameLoading(round: number) {
  const [cameWithDocument] = useState(!useHasScripts());
  const documentHasLoaded = useSyncExternalStore(subscribeToLoad, hasLoaded, () => true);
  const [loadedRound, setLoadedRound] = useState<number | null>(null);
  const loadedWithDocument = cameWithDocument && documentHasLoaded && round === 0;
  return {
    isLoading: loadedRound !== round && !loadedWithDocument,
    /** The frame may have posted its height before the page listened. */
    mayHavePostedHeight: loadedWithDocument,
    onLoad: () => setLoadedRound(round),
  };
}

function hasLoaded(): boolean {
  return document.readyState === 'complete';
}

function subscribeToLoad(onChange: () => void): () => void {
  document.addEventListener('readystatechange', onChange);
  return () => document.removeEventListener('readystatechange', onChange);
}
