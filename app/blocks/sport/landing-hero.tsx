import { PostedClasses } from '~/components/state-series/series-today';
import { FollowButton } from '~/components/teams/follow-button';
import { ButtonLink } from '~/components/ui/button';
import type { IconName } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { SiteLink } from '~/components/ui/site-link';
import type { HeroLinkView, LandingHeroView } from './landing-hero-view';

const icons: Readonly<Partial<Record<HeroLinkView['kind'], IconName>>> = {
  live: 'clock',
  tickets: 'ticket',
  watch: 'watch',
};

export function LandingHero({ hero }: { readonly hero: LandingHeroView }) {
  const { sportId, title, art, imageUrl, shortDates, posted, round, links } = hero;
  return (
    <div className="on-scoreboard overflow-x-clip">
      <div className="wrap grid items-stretch gap-x-8 tablet:grid-cols-2 tablet:pr-0 desktop:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Picture
          src={imageUrl}
          alt=""
          art={art}
          width={784}
          height={320}
          className="hidden min-h-40 tablet:order-2 tablet:mr-[min(0px,(var(--container-page)-100vw)/2)] tablet:block desktop:min-h-56"
        />
        <div className="flex min-w-0 flex-col justify-center gap-2 py-3 tablet:py-5 desktop:py-7">
          <div className="flex items-center justify-between gap-x-4">
            <h1>{title}</h1>
            <FollowButton team={sportId} name={title} />
          </div>
          {shortDates === null && <FinalsDates hero={hero} />}
          {(round !== null || links.length > 0) && (
            <p className="flex flex-wrap items-center gap-2 max-tablet:gap-1.5 max-tablet:[&_.icon]:hidden">
              {round !== null && (
                <SiteLink to={round.to} className="mr-2 inline-flex min-h-8 items-center font-semibold">
                  {round.text}
                </SiteLink>
              )}
              {links.map(({ kind, text, to }) => (
                <ButtonLink
                  key={kind}
                  to={to}
                  look={kind === 'live' ? 'accent' : 'plain'}
                  {...(icons[kind] === undefined ? {} : { icon: icons[kind] })}
                  withoutArrow
                  className="max-tablet:px-2.5"
                >
                  {text}
                </ButtonLink>
              ))}
            </p>
          )}
          {posted !== null && <PostedClasses {...posted} />}
          {shortDates !== null && <FinalsDates hero={hero} />}
        </div>
      </div>
    </div>
  );
}

/** When the finals are: before the links while they are near, a short last line at other times. */
function FinalsDates({ hero: { when, dates, shortDates, site, firstPractice } }: { readonly hero: LandingHeroView }) {
  if (when === null) return null;
  // Phones have the sites of several classes below, with the leaders or the information for visitors.
  const hasManySites = site?.includes(';') === true;
  return (
    <p className="text-sm leading-snug tablet:text-md">
      {firstPractice !== null && (
        <span className="block">
          <span className="label mr-2 text-ink-2">First practice</span>
          <b className="font-semibold">{firstPractice}</b>
        </span>
      )}
      <span className="label mr-2 text-ink-2">{when}</span>
      <b className={`font-semibold ${shortDates === null ? '' : 'max-tablet:hidden'}`}>{dates}</b>
      {shortDates !== null && <b className="font-semibold tablet:hidden">{shortDates}</b>}
      {site !== null && (
        <span className={`block text-ink-2 ${shortDates === null && !hasManySites ? '' : 'max-tablet:hidden'}`}>
          {site}
        </span>
      )}
    </p>
  );
}
