import type { BroadcastView } from '~/blocks/page-parts/broadcasts-view';
import { LightHeader, LightLinks, LightSection, RefreshBar } from '~/components/light/light-parts';
import { getButtonClass } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { HiddenText } from '~/components/ui/results';
import type { ClassView, PairingsView } from './page';

interface PairingsPageProps {
  readonly view: PairingsView;
  readonly heading: string;
  /** The page's own address, for reloading. */
  readonly href: string;
}

/** Plain elements, because no script runs. `app/styles/light.css` has utilities of this folder only. */
export function PairingsPage({ view, heading, href }: PairingsPageProps) {
  const { when, status, notice, classes, video, watch, broadcasts } = view;
  return (
    <>
      <LightHeader associationName={view.associationName} />
      <main id="main" className="wrap pb-6">
        <PlayoffMenu menu={view.menu} />
        {view.heroImageUrl !== null && (
          <img
            src={view.heroImageUrl}
            alt=""
            width="960"
            height="120"
            loading="lazy"
            decoding="async"
            className="mt-3 hidden aspect-[8/1] w-full object-cover tablet:block print:hidden"
          />
        )}
        <p className="label pt-3 pb-1 text-ink-2">{when}</p>
        <h1>{heading}</h1>
        <p className="text-ink-2">{status}</p>
        {view.lead.length > 0 && (
          <p className="flex flex-wrap gap-x-5">
            {view.lead.map(({ text, href: to }) => (
              <a key={to} href={to} className="inline-flex min-h-11 items-center font-display text-d-md font-semibold">
                {text}
              </a>
            ))}
          </p>
        )}
        <RefreshBar stamp={view.stamp} href={href} what="information">
          {view.showHref !== null && (
            <a
              href={view.showHref}
              rel="noopener"
              className={getButtonClass({ look: 'accent' }, 'order-first print:hidden')}
            >
              Watch the show<span className="sr-only"> (external site)</span>
            </a>
          )}
        </RefreshBar>
        {notice !== null && (
          <div className="mt-4 border-l-3 border-line py-3 pl-4">
            <p className="font-display text-d-md font-semibold">{notice.headline}</p>
            <p className="text-ink-2">{notice.detail}</p>
          </div>
        )}
        <div className="grid gap-x-8 tablet:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          {classes.length > 0 && <Classes classes={classes} />}
          <div>
            {video !== null && <Video video={video} />}
            <LightLinks id="watch" title="Watch" links={watch} />
            {view.steps.length > 0 && <Timeline steps={view.steps} />}
            {view.hosts.length > 0 && <Hosts hosts={view.hosts} />}
          </div>
        </div>
        {view.unavailable.map((sentence) => (
          <p key={sentence} className="mt-4 border-l-3 border-line py-3 pl-4">
            {sentence}
          </p>
        ))}
        {broadcasts.length > 0 && <Broadcasts broadcasts={broadcasts} />}
        <Social view={view} />
        <PartnersAndContact view={view} />
        <LightLinks id="more" title="More" links={view.more} />
      </main>
      <footer className="border-t border-line">
        <p className="wrap py-3 text-sm text-ink-2">
          A light page for crowded networks. Refresh it for newer pairings.
        </p>
      </footer>
    </>
  );
}

/** Folded, so that the pairings stay on the first screen. */
function PlayoffMenu({ menu }: Pick<PairingsView, 'menu'>) {
  return (
    <nav aria-label="Playoffs" className="border-b border-line print:hidden">
      <details>
        <summary className="flex min-h-11 items-center gap-2 font-display text-d-sm font-semibold">
          <Icon name="menu" className="size-4 text-accent" /> Playoffs
        </summary>
        <div className="grid gap-x-8 pb-3 tablet:grid-cols-2">
          {menu.map(({ title, links }) => (
            <div key={title}>
              <p className="label pt-2 text-ink-2">{title}</p>
              <ul className="flex flex-wrap gap-x-4">
                {links.map(({ text, href }) => (
                  <li key={href}>
                    <a href={href} className="inline-flex min-h-11 items-center">
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}

function Timeline({ steps }: Pick<PairingsView, 'steps'>) {
  return (
    <LightSection id="timeline" title="Timeline">
      <dl>
        {steps.map(({ time, text }) => (
          <div key={time} className="flex gap-x-3 border-b border-line py-2">
            <dt className="w-20 font-semibold">{time}</dt>
            <dd className="min-w-0 flex-1">{text}</dd>
          </div>
        ))}
      </dl>
    </LightSection>
  );
}

function Hosts({ hosts }: Pick<PairingsView, 'hosts'>) {
  return (
    <LightSection id="hosts" title="Hosts">
      <dl>
        {hosts.map(({ name, role }) => (
          <div key={name} className="border-b border-line py-2">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-sm text-ink-2">{role}</dd>
          </div>
        ))}
      </dl>
    </LightSection>
  );
}

function Social({ view: { hashtag, social, posts } }: Pick<PairingsPageProps, 'view'>) {
  return (
    <LightSection id="social" title="Social">
      <p className="flex flex-wrap items-center gap-x-4">
        {hashtag !== null && (
          <span>
            Share the night with <b>{hashtag}</b>.
          </span>
        )}
        {social.map(({ text, href }) => (
          <a key={text} href={href} rel="noopener" className="inline-flex min-h-11 items-center">
            {text}
            <span className="sr-only"> (external site)</span>
          </a>
        ))}
      </p>
      <Posts posts={posts} />
    </LightSection>
  );
}

function Posts({ posts }: Pick<PairingsView, 'posts'>) {
  if (posts.length === 0) return null;
  return (
    <ul className="grid gap-x-8 tablet:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
      {posts.map(({ href, source, text, neutralText }) => (
        <li key={href} className="border-b border-line py-2">
          <p className="min-w-0">
            <HiddenText neutral={neutralText}>{text}</HiddenText>
          </p>
          <a href={href} rel="noopener" className="inline-flex min-h-11 items-center text-sm">
            {source}
            <span className="sr-only"> (external site)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Classes({ classes }: { readonly classes: readonly ClassView[] }) {
  return (
    <LightSection id="classes" title="Pairings by class">
      <ul>
        {classes.map(({ title, time, isPosted, links }) => (
          <li key={title} className="border-b border-line py-1">
            <p className="flex items-center gap-2">
              <b className="font-display text-d-md font-semibold">{title}</b>
              <span className="text-sm text-ink-2">
                {[isPosted ? 'Posted' : 'Not posted yet', time].filter((part) => part !== null).join(', ')}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-4">
              {links.map(({ text, href }) => (
                <a key={text} href={href} rel="noopener" className="inline-flex min-h-11 items-center">
                  {text}
                  <span className="sr-only">
                    {` of ${title}`}
                    {!href.startsWith('/') && ' (external site)'}
                  </span>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </LightSection>
  );
}

/** The player loads when the part is opened. */
function Video({ video: { playerUrl, watchUrl } }: { readonly video: NonNullable<PairingsView['video']> }) {
  return (
    <LightSection id="video" title="Live video">
      <details className="mt-2 border border-rule bg-surface-raised print:hidden">
        <summary className="flex min-h-11 items-center gap-2 px-3 font-semibold">
          <Icon name="play" className="size-4 text-accent" /> Load the video here
        </summary>
        <iframe
          src={playerUrl}
          title="Football Pairings Show"
          loading="lazy"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="block aspect-video w-full"
        />
      </details>
      <p>
        <a href={watchUrl} rel="noopener" className="inline-flex min-h-11 items-center">
          Watch it on its own page<span className="sr-only"> (external site)</span>
        </a>
      </p>
    </LightSection>
  );
}

function Broadcasts({ broadcasts }: { readonly broadcasts: readonly BroadcastView[] }) {
  return (
    <LightSection id="broadcasts" title="Broadcasts">
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {broadcasts.map(({ key, href, headline, detail }) => (
          <li key={key} className="border-b border-line py-1">
            <a href={href} rel="noopener" className="inline-flex min-h-6 items-center">
              {headline}
              <span className="sr-only"> (external site)</span>
            </a>
            <p className="text-sm text-ink-2">{detail}</p>
          </li>
        ))}
      </ul>
    </LightSection>
  );
}

function PartnersAndContact({ view: { partners, contact } }: Pick<PairingsPageProps, 'view'>) {
  return (
    <>
      {partners.length > 0 && (
        <LightSection id="partners" title="Partners">
          <ul className="flex flex-wrap gap-x-4">
            {partners.map(({ name, href }) => (
              <li key={name} className="flex min-h-11 items-center">
                {href === null ? name : <a href={href}>{name}</a>}
              </li>
            ))}
          </ul>
        </LightSection>
      )}
      {contact !== null && (
        <LightSection id="contact" title="Contact">
          <p className="py-2">
            {contact.name}
            {contact.title !== null && <span className="block text-sm text-ink-2">{contact.title}</span>}
            {contact.email !== null && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </p>
        </LightSection>
      )}
    </>
  );
}
