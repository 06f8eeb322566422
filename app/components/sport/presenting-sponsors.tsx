import { getButtonClass } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { CarouselPause, CarouselSlides } from '../ui/carousel-parts';
import { LooseImage } from '../ui/loose-image';
import { OptionalLink } from '../ui/site-link';

const secondsPerSponsor = 10;

export interface PresentingSponsorView {
  readonly key: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly href: string | null;
  /** Six hexadecimal digits, `#1f5a3c`. */
  readonly fill: string | null;
}

/** The sport's presenting sponsors, one at a time, each on a background of its own color. */
export function PresentingSponsors({ sponsors }: { readonly sponsors: readonly PresentingSponsorView[] }) {
  if (sponsors.length === 0) return null;
  return (
    <Carousel id="presenting" label="Presenting sponsors" advanceSeconds={secondsPerSponsor} className="print:hidden">
      <div className="flex min-h-9 items-center justify-between">
        <p className="label text-ink-2">Presented by</p>
        {sponsors.length > 1 && (
          <CarouselPause what="presenting sponsors" className={getButtonClass({ look: 'bare', iconOnly: true })} />
        )}
      </div>
      <CarouselSlides
        oneAtATime
        slideClassName="basis-full"
        slides={sponsors.map((sponsor, index) => ({
          key: sponsor.key,
          label: sponsor.title,
          content: <Sponsor sponsor={sponsor} isFirst={index === 0} />,
        }))}
      />
    </Carousel>
  );
}

interface SponsorProps {
  readonly sponsor: PresentingSponsorView;
  /** It is visible at once, and the largest element of a phone's first view. */
  readonly isFirst: boolean;
}

function Sponsor({ sponsor: { title, imageUrl, href, fill }, isFirst }: SponsorProps) {
  return (
    <OptionalLink to={href} withoutArrow className="block">
      <span className="relative grid h-20 place-items-center overflow-hidden rounded bg-surface-sunken p-3">
        {fill !== null && <Ground fill={fill} />}
        {/* The name is behind the logo, for screen readers and logos that fail to load. */}
        <span className="relative rounded bg-surface px-2 font-display text-d-md font-semibold text-ink">{title}</span>
        {imageUrl !== null && (
          <span className="picture-image absolute inset-0 bg-surface-sunken p-3">
            {fill !== null && <Ground fill={fill} />}
            <LooseImage
              src={imageUrl}
              width={384}
              height={56}
              eager={isFirst}
              className="relative size-full object-contain"
            />
          </span>
        )}
      </span>
    </OptionalLink>
  );
}

/** Upstream's color as an SVG attribute, because the content security policy refuses style attributes. */
function Ground({ fill }: { readonly fill: string }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="1" height="1" fill={fill} />
    </svg>
  );
}
