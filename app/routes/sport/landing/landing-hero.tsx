import { ButtonLink } from '~/components/ui/button';
import type { IconName } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import type { HeroLinkView, LandingHeroView } from './hero-view';

const icons: Readonly<Record<HeroLinkView['kind'], IconName | undefined>> = {
  live: 'clock',
  tickets: 'ticket',
  watch: 'watch',
  finals: undefined,
};

/** The sport, and when and where its finals are: low on a phone, with a picture where there is room beside the words. */
export function LandingHero({ hero }: { readonly hero: LandingHeroView }) {
  const { title, art, imageUrl, when, dates, site, links } = hero;
  return (
    <div className="on-board overflow-x-clip">
      <div className="wrap grid items-stretch gap-x-8 md:grid-cols-2 md:pr-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Picture
          src={imageUrl}
          alt=""
          art={art}
          width={784}
          height={320}
          eager
          className="hidden min-h-40 md:order-2 md:mr-[min(0px,(var(--container-page)-100vw)/2)] md:block 2xl:min-h-56"
        />
        <div className="flex min-w-0 flex-col justify-center gap-2 py-3 md:py-5 2xl:py-7">
          <h1 className="text-d-xl uppercase md:text-d-3xl">{title}</h1>
          {when !== null && (
            <p className="text-sm leading-snug md:text-md">
              <span className="label mr-2 text-lamp">{when}</span>
              <b className="font-semibold">{dates}</b>
              {site !== null && <span className="text-ink-2"> {site}</span>}
            </p>
          )}
          {links.length > 0 && (
            <p className="flex flex-wrap gap-2">
              {links.map(({ kind, text, to }) => (
                <ButtonLink
                  key={kind}
                  to={to}
                  look={kind === 'live' ? 'court' : 'plain'}
                  {...(icons[kind] === undefined ? {} : { icon: icons[kind] })}
                  withoutArrow
                >
                  {text}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
