import type { SportArt } from '~/config/sports';
import { Carousel } from '../ui/carousel';
import { CarouselNumbers, CarouselPause, CarouselStep, CarouselSlides } from '../ui/carousel-parts';
import { Picture } from '../ui/picture';
import { HiddenText, ShowHiddenText } from '../ui/results';
import { OptionalLink } from '../ui/site-link';

export interface HeroSlideView {
  readonly key: string;
  readonly kicker: string | null;
  readonly title: string;
  /** Stands for a title that tells a result, as does its subtitle, and names such a slide to screen readers. */
  readonly neutralTitle: string | null;
  readonly subtitle: string | null;
  readonly imageUrl: string | null;
  readonly href: string | null;
  readonly art: SportArt;
}

const ADVANCE_SECONDS = 6;
const controlClass = 'inline-grid size-9 place-items-center rounded hover:bg-scoreboard-surface-2';

export function Hero({ slides }: { readonly slides: readonly HeroSlideView[] }) {
  return (
    <Carousel id="featured" label="Featured" advanceSeconds={ADVANCE_SECONDS} className="on-scoreboard self-start">
      <CarouselSlides
        oneAtATime
        slideClassName="basis-full"
        slides={slides.map((slide, index) => ({
          key: slide.key,
          label: slide.neutralTitle ?? slide.title,
          content: <HeroSlide slide={slide} isFirst={index === 0} />,
        }))}
      />
      {slides.length > 1 && <HeroControls titles={slides.map((slide) => slide.neutralTitle ?? slide.title)} />}
    </Carousel>
  );
}

/** As high as the highest slide, because all are in one row: nothing moves when they change, and no text is cut. */
function HeroSlide({ slide, isFirst }: { readonly slide: HeroSlideView; readonly isFirst: boolean }) {
  const { kicker, title, neutralTitle, subtitle, imageUrl, href, art } = slide;
  return (
    <div data-results className="grid h-full tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Picture
        src={imageUrl}
        alt={neutralTitle ?? title}
        art={art}
        width={784}
        height={560}
        eager={isFirst}
        className="h-44 tablet:order-2 tablet:h-full tablet:min-h-72 desktop:min-h-84"
      />
      <div className="@container flex min-w-0 flex-col gap-3 p-4 desktop:p-6">
        {kicker !== null && <p className="label text-ink-2">{kicker}</p>}
        {/* Words of 14 letters fit in the column, so that none breaks before its colon. */}
        <h2 className="text-[length:clamp(2rem,11.6cqi,3.5rem)] leading-[0.98]">
          <OptionalLink to={href} className="quiet-link hover:text-inherit">
            <HiddenText neutral={neutralTitle}>{title}</HiddenText>
          </OptionalLink>
        </h2>
        <div>
          <ShowHiddenText neutral={neutralTitle} />
        </div>
        {subtitle !== null && <p className={`max-w-[38ch] ${neutralTitle === null ? '' : 'result'}`}>{subtitle}</p>}
      </div>
    </div>
  );
}

function HeroControls({ titles }: { readonly titles: readonly string[] }) {
  return (
    <div className="mx-4 flex flex-wrap items-center gap-1 border-t border-line py-2 desktop:mx-6">
      <CarouselNumbers
        labels={titles}
        className="mr-auto flex flex-wrap gap-1"
        itemClassName="grid size-9 place-items-center border-b-3 border-line font-display text-d-md font-bold text-ink-2 no-underline hover:text-ink aria-[current]:border-scoreboard-accent aria-[current]:text-ink"
      />
      {/* Kept side by side even where they do not fit beside the numbers. */}
      <div className="flex">
        <CarouselStep direction="previous" label="Previous slide" className={controlClass} />
        <CarouselPause what="slides" className={controlClass} />
        <CarouselStep direction="next" label="Next slide" className={controlClass} />
      </div>
    </div>
  );
}
