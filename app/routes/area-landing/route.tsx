import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { Page } from '~/components/ui/page';
import { SectionHead } from '~/components/ui/section-head';
import { SiteLink } from '~/components/ui/site-link';
import { getAreaOfPath, toAreaLandingView } from './page';

export function loader({ context: { site } }: LoaderFunctionArgs) {
  return { view: toAreaLandingView(getAreaOfPath(site.route.path), site.environment.PRODUCT) };
}

/** Landing page of an area: a card for each of its pages. */
export default function AreaLanding() {
  const { intro, sections } = useLoaderData<typeof loader>().view;
  return (
    <Page>
      <p className="max-w-[60ch] pb-4">{intro}</p>
      <div className="grid gap-6">
        {sections.map(({ title, cards }, index) => (
          <section key={title} aria-labelledby={`cards-${index}`}>
            <SectionHead id={`cards-${index}`}>{title}</SectionHead>
            <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
              {cards.map((card) => (
                <Card key={card.to} {...card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

/** The whole card is clickable: the link covers it. */
function Card({ to, title, text }: { readonly to: string; readonly title: string; readonly text: string }) {
  return (
    <li className="relative break-inside-avoid border-b border-line py-3 hover:bg-surface-sunken">
      <SiteLink
        to={to}
        className="quiet-link inline-flex min-h-6 items-center font-display text-d-md font-semibold after:absolute after:inset-0"
      >
        {title}
      </SiteLink>
      <p className="text-sm text-ink-2">{text}</p>
    </li>
  );
}
