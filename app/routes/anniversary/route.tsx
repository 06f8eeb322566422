import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { ShareActions } from '~/components/article/share-actions';
import { EmptyState } from '~/components/ui/empty-state';
import { Lightbox } from '~/components/ui/lightbox';
import { Page } from '~/components/ui/page';
import { Picture } from '~/components/ui/picture';
import { RichText } from '~/components/ui/rich-text';
import { isNewTabClick, SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { describePage } from '~/page/page-meta';
import { type FeatureView, sources, type TimelineView, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export const meta = describePage<typeof loader>(({ title }) => ({ title }));

export default function Anniversary() {
  const { view, title, product, foundedYear, years, share } = useLoaderData<typeof loader>();
  return (
    <Page title={title} kicker={`${foundedYear} to ${foundedYear + years}`}>
      <p className="max-w-[60ch] pb-3">
        The {product}
        {` was founded in ${foundedYear}. These are moments of its ${years} years of school sports and activities.`}
      </p>
      <ShareActions share={share} what="timeline" />
      {view === null && <Unavailable isSpaced what="The timeline" isMain />}
      {view?.years.length === 0 && <EmptyState isSpaced>No timeline data available.</EmptyState>}
      {view !== null && view.years.length > 0 && <Timeline view={view} hashtag={`#${product}${years}`} />}
    </Page>
  );
}

function Timeline({ view, hashtag }: { readonly view: TimelineView; readonly hashtag: string }) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <nav aria-label="Decades" className="mt-4 print:hidden">
        <ul className="flex flex-wrap gap-x-4">
          {view.decades.map(({ text, href }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-control items-center font-display text-d-sm font-semibold">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {view.years.map(({ id, year, features }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="mt-6 grid gap-x-8 gap-y-3 border-t-3 border-ink pt-3 tablet:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <h2 id={id}>{year}</h2>
          <div className="grid gap-y-6">
            {features.map((feature) => (
              <Feature key={feature.key} feature={feature} year={year} onPicture={setShown} />
            ))}
          </div>
        </section>
      ))}
      <Lightbox slides={view.slides} index={shown} onIndex={setShown} footer={hashtag} />
    </>
  );
}

interface FeatureProps {
  readonly feature: FeatureView;
  readonly year: number;
  readonly onPicture: (slide: number) => void;
}

function Feature({ feature: { title, body, href, picture, art }, year, onPicture }: FeatureProps) {
  return (
    <article className="grid items-start gap-x-6 gap-y-2 large-phone:grid-cols-[minmax(0,1fr)_14rem] print:block">
      <div className="min-w-0">
        <h3>{title}</h3>
        <div className="rich-text mt-1 max-w-[60ch]">
          <RichText>{body}</RichText>
        </div>
        {href !== null && (
          <p className="mt-1 print:hidden">
            <SiteLink to={href} about={`${title}, ${year}`} className="inline-flex min-h-6 items-center">
              Read more
            </SiteLink>
          </p>
        )}
      </div>
      {picture !== null && (
        <a
          href={picture.url}
          target="_blank"
          rel="noopener"
          className="block max-large-phone:order-first print:hidden"
          onClick={(event) => {
            if (isNewTabClick(event)) return;
            event.preventDefault();
            onPicture(picture.slide);
          }}
        >
          <Picture src={picture.url} alt="" art={art} width={448} height={252} className="aspect-video" />
          <span className="sr-only">
            Show the picture: {title}, {year}
          </span>
        </a>
      )}
    </article>
  );
}
