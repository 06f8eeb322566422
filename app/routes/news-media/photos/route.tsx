import { useLoaderData } from '@remix-run/react';
import type { ListGroup } from '~/blocks/list/list-rules';
import { ServerListPage } from '~/blocks/list/server-list-page';
import { Picture } from '~/components/ui/picture';
import { Portrait } from '~/components/ui/portrait';
import { HiddenText, ShowHiddenText } from '~/components/ui/results';
import { NewTabMark } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import type { Photographer } from '~/upstream/photos';
import { galleryRules, type GalleryView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Photos() {
  return (
    <ServerListPage
      view={useLoaderData<typeof loader>().view}
      rules={galleryRules}
      Body={Galleries}
      what="The photo galleries"
      failureText="Failed to load photo galleries."
    />
  );
}

function Galleries({ group: { rows } }: { readonly group: ListGroup<GalleryView> }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 border-t-3 border-ink pt-4 pb-6 tablet:grid-cols-3 laptop:grid-cols-4 tablet:gap-x-6">
      {rows.map((gallery, index) => (
        <GalleryCard key={gallery.key} gallery={gallery} isFirst={index === 0} />
      ))}
    </ul>
  );
}

/** The gallery is an external site. */
function GalleryCard({ gallery, isFirst }: { readonly gallery: GalleryView; readonly isFirst: boolean }) {
  const { title, neutralTitle, url, thumbnailUrl, sportName, photographer, art } = gallery;
  return (
    <li data-results className="grid min-w-0 content-start gap-2 text-sm">
      <a href={url} target="_blank" rel="noopener" className="quiet-link grid gap-2">
        <Picture src={thumbnailUrl} alt="" art={art} width={480} height={320} eager={isFirst} className="aspect-3/2" />
        <span className="font-display text-d-sm leading-tight font-semibold">
          <HiddenText neutral={neutralTitle}>{title}</HiddenText>
          <NewTabMark />
        </span>
      </a>
      <ShowHiddenText neutral={neutralTitle} />
      {sportName !== null && <p className="text-ink-2">{sportName}</p>}
      {photographer !== null && <Credit photographer={photographer} />}
    </li>
  );
}

function Credit({ photographer: { name, imageUrl, email } }: { readonly photographer: Photographer }) {
  return (
    <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-2">
      <Portrait imageUrl={imageUrl} size="small" />
      <p className="min-w-0 text-xs text-ink-2">
        <span className="sr-only">Photographer: </span>
        {email === null ? (
          name
        ) : (
          <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center">
            {name}
            <span className="sr-only"> (e-mail: {email})</span>
          </a>
        )}
      </p>
    </div>
  );
}
