import { buildHref, Route } from '~/href';
import { getButtonClass } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { CarouselPause, CarouselSlides } from '../ui/carousel-parts';
import { MoreLink, SectionHead } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';
import type { SponsorView } from './shell-view';

const secondsPerStep = 5;

/** The association's sponsors in a row that advances by itself if they do not fit. */
export function SponsorStrip({ sponsors }: { readonly sponsors: readonly SponsorView[] }) {
  if (sponsors.length === 0) return null;
  return (
    <Carousel
      id="sponsors"
      label="Sponsors"
      advanceSeconds={secondsPerStep}
      className="whole-only wrap lazy-render-29 mt-8 print:hidden"
    >
      <SectionHead
        id="sponsors-title"
        aside={
          <div className="flex items-center gap-3">
            <CarouselPause what="sponsors" className={getButtonClass({ look: 'bare', iconOnly: true }, '-my-2')} />
            <MoreLink to={buildHref(Route.aboutPartners)}>Our Partners</MoreLink>
          </div>
        }
      >
        Sponsors
      </SectionHead>
      <CarouselSlides
        className="pt-2"
        trackClassName="-ml-4"
        slideClassName="basis-1/2 pl-4 tablet:basis-1/4 laptop:basis-1/5 desktop:basis-1/6"
        slides={sponsors.map((sponsor) => ({
          key: sponsor.id,
          label: sponsor.title,
          content: <SponsorMark sponsor={sponsor} />,
        }))}
      />
    </Carousel>
  );
}

function SponsorMark({ sponsor: { title, imageUrl, href } }: { readonly sponsor: SponsorView }) {
  const mark =
    imageUrl === null ? (
      <span className="grid h-14 place-items-center border border-line font-display text-d-md font-semibold">
        {title}
      </span>
    ) : (
      <img
        src={imageUrl}
        alt={title}
        width={192}
        height={60}
        loading="lazy"
        decoding="async"
        className="h-14 w-full object-contain object-left"
      />
    );
  if (href === null) return mark;
  return (
    <SiteLink to={href} withoutArrow className="block">
      {mark}
    </SiteLink>
  );
}
