import { buildHref, Route, fillPath } from '~/href';
import { getButtonClass } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { CarouselPause, CarouselSlides } from '../ui/carousel-parts';
import { MoreLink, SectionHead } from '../ui/section-head';
import { OptionalLink, SiteLink } from '../ui/site-link';
import type { ShellView, SponsorView, ShopView } from './shell-view';

const secondsPerStep = 5;

/** The association's sponsors in a row that advances by itself if they do not fit. */
export function SponsorStrip({ sponsors, hiddenPaths }: Pick<ShellView, 'sponsors' | 'hiddenPaths'>) {
  const partnersPath = buildHref(Route.aboutPartners);
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
            {!hiddenPaths?.includes(partnersPath) && <MoreLink to={partnersPath}>Our Partners</MoreLink>}
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
  return (
    <OptionalLink to={href} withoutArrow className="block">
      {mark}
    </OptionalLink>
  );
}

/** Number of entries on pages that belong to no sport. */
export const shopLimit = 6;

/** State series gear: pictures linked to the shop. */
export function ShopStrip({ entries }: { readonly entries: readonly ShopView[] }) {
  if (entries.length === 0) return null;
  return (
    <section
      aria-labelledby="shop-title"
      className="wrap lazy-render-61 tablet:lazy-render-57 desktop:lazy-render-34 mt-8 print:hidden"
    >
      <SectionHead id="shop-title">Shop</SectionHead>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-x-5 gap-y-3 pt-1 tablet:grid-cols-3 desktop:grid-cols-6">
        {entries.map(({ id, title, imageUrl, href }) => (
          <li key={id}>
            <SiteLink to={href} withoutArrow className="quiet-link flex items-center gap-2">
              <img
                src={imageUrl}
                alt=""
                width={88}
                height={88}
                loading="lazy"
                decoding="async"
                className="size-14 rounded bg-surface-sunken object-cover tablet:size-20"
              />
              <span className="min-w-0 font-display text-d-sm font-semibold">{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** State-series sections of any sport, and football's own. */
const sectionsWithoutStrips = new Set([
  'brackets',
  'schedules',
  'state-brackets',
  'playoff-brackets',
  'playoff-schedules',
]);

/** School records, archives, and brackets and schedules of a state series have no strips. */
export function hasStrips(pathname: string): boolean {
  if (pathname.startsWith(`${fillPath(Route.schoolsRecords, {})}/`) || pathname.startsWith(buildHref(Route.archives)))
    return false;
  const section = /^\/sports\/[^/]+\/state-series\/([^/]+)/.exec(pathname)?.[1];
  return section === undefined || !sectionsWithoutStrips.has(section);
}
