import { buttonClass } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { CarouselPause } from '../ui/carousel-controls';
import { CarouselSlides } from '../ui/carousel-slides';
import { MoreLink, SectionHead } from '../ui/section-head';
import { SiteLink } from '../ui/site-link';
import type { SponsorView } from './shell-view';

/** Specification 1 §9. */
const secondsPerStep = 5;

/** The association's sponsors in a row that moves on by itself where there are more than fit. */
export function SponsorStrip({ sponsors }: { readonly sponsors: readonly SponsorView[] }) {
  if (sponsors.length === 0) return null;
  return (
    <div className="wrap mt-8 print:hidden">
      <SectionHead id="sponsors-title" aside={<MoreLink to="/about/partners">Our Partners</MoreLink>}>
        Sponsors
      </SectionHead>
      <Carousel id="sponsors" label="Sponsors" advanceSeconds={secondsPerStep} className="flex items-center gap-4 py-3">
        <CarouselSlides
          className="flex-1"
          trackClassName="-ml-3"
          slideClassName="basis-1/2 pl-3 md:basis-1/4 xl:basis-1/5 2xl:basis-1/6"
          slides={sponsors.map((sponsor) => ({
            key: sponsor.id,
            label: sponsor.title,
            content: <SponsorMark sponsor={sponsor} />,
          }))}
        />
        <CarouselPause what="sponsors" className={buttonClass({ iconOnly: true })} />
      </Carousel>
    </div>
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
        className="h-14 w-full rounded object-contain"
      />
    );
  if (href === null) return mark;
  return (
    <SiteLink to={href} withoutArrow className="block">
      {mark}
    </SiteLink>
  );
}
