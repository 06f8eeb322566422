import { FollowButton } from '~/components/teams/follow-button';
import { ButtonLink } from '~/components/ui/button';
import type { IconName } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { SiteLink } from '~/components/ui/site-link';
import type { HeroLinkView, LandingHeroView, PostedView } from './landing-hero-view';

const icons: Readonly<Partial<Record<HeroLinkView['kind'], IconName>>> = {
  live: 'clock',
  tickets: 'ticket',
  watch: 'watch',
};

export function LandingHero({ hero }: { readonly hero: LandingHeroView }) {
  const { sportId, title, art, imageUrl, when, dates, shortDates, site, posted, round, links } = hero;
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
          <h1>{title}</h1>
          {posted !== null && <Posted posted={posted} />}
          {when !== null && (
            <p className="text-sm leading-snug tablet:text-md">
              <span className="label mr-2 text-ink-2">{when}</span>
              <b className={`font-semibold ${shortDates === null ? '' : 'max-tablet:hidden'}`}>{dates}</b>
              {shortDates !== null && <b className="font-semibold tablet:hidden">{shortDates}</b>}
              {site !== null && (
                <span className={`block text-ink-2 ${shortDates === null ? '' : 'max-tablet:hidden'}`}>{site}</span>
              )}
            </p>
          )}
          {round !== null && (
            <p>
              <SiteLink to={round.to} className="inline-flex min-h-8 items-center font-semibold">
                {round.text}
              </SiteLink>
            </p>
          )}
          {/* In one row at 360 px. */}
          <p className="flex flex-wrap gap-2 max-tablet:gap-1.5 max-tablet:[&_.icon]:hidden max-tablet:[&>*]:px-2.5 max-tablet:[&>button]:min-w-21">
            {links.map(({ kind, text, to }) => (
              <ButtonLink
                key={kind}
                to={to}
                look={kind === 'live' ? 'accent' : 'plain'}
                {...(icons[kind] === undefined ? {} : { icon: icons[kind] })}
                withoutArrow
              >
                {text}
              </ButtonLink>
            ))}
            <FollowButton team={sportId} name={title} />
          </p>
        </div>
      </div>
    </div>
  );
}

function Posted({ posted: { label, links, note } }: { readonly posted: PostedView }) {
  if (links.length === 0 && note === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-semibold">
      {links.length > 0 && <span>{label}</span>}
      {links.map(({ to, text }) => (
        <SiteLink key={to} to={to} className="inline-flex min-h-8 min-w-8 items-center">
          {text}
        </SiteLink>
      ))}
      {note !== null && <span>{note}</span>}
    </p>
  );
}
