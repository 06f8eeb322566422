import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { Lightbox } from '~/components/ui/lightbox';
import { LooseImage } from '~/components/ui/loose-image';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { isNewTabClick, SiteLink } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { seedingRules, type PlayoffMapView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function PlayoffMaps() {
  const { heading, maps } = useLoaderData<typeof loader>();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = maps.flatMap(({ imageUrl, ...map }) => (imageUrl === null ? [] : [{ ...map, src: imageUrl }]));
  const picture = pictures[shown ?? -1];
  return (
    <Page {...heading}>
      <Part id="maps" title="Map of each class" className="">
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 laptop:grid-cols-2">
          {maps.map((map) => (
            <li key={map.title}>
              <MapCard map={map} onPicture={() => setShown(pictures.findIndex(({ title }) => title === map.title))} />
            </li>
          ))}
        </ul>
      </Part>
      <Rules />
      <Lightbox
        slides={pictures.map(({ title, src, division }) => ({ key: src, src, caption: `${title}: ${division}` }))}
        index={shown}
        onIndex={setShown}
        isDetailed
        footer={picture && <BracketLink map={picture} />}
      />
    </Page>
  );
}

interface MapCardProps {
  readonly map: PlayoffMapView;
  readonly onPicture: () => void;
}

function MapCard({ map, onPicture }: MapCardProps) {
  const { title, imageUrl, teams } = map;
  return (
    <article className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-x-4 tablet:grid-cols-[12rem_minmax(0,1fr)]">
      {imageUrl !== null && (
        <a
          href={imageUrl}
          rel="noopener"
          className="relative grid aspect-square min-w-0 place-items-center border border-rule bg-surface-sunken no-underline"
          onClick={(event) => {
            if (isNewTabClick(event)) return;
            event.preventDefault();
            onPicture();
          }}
        >
          <span className="font-display text-d-md font-semibold">Map of {title}</span>
          <LooseImage
            src={imageUrl}
            width={640}
            height={640}
            className="picture-image absolute inset-0 size-full bg-white object-contain"
          />
        </a>
      )}
      <div className={imageUrl === null ? 'col-span-full' : 'min-w-0'}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3>{title}</h3>
          <BracketLink map={map} />
        </div>
        {imageUrl === null && <p className="text-sm text-ink-2">The map is not available.</p>}
        {teams.length > 0 && (
          <ul className="text-sm leading-snug tablet:columns-2">
            {teams.map((team) => (
              <li key={team} className="break-inside-avoid">
                {team}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function BracketLink({ map: { title, bracketPath } }: { readonly map: Pick<PlayoffMapView, 'title' | 'bracketPath'> }) {
  return (
    <SiteLink to={bracketPath} about={title} className="inline-flex min-h-6 w-fit items-center text-sm">
      Bracket
    </SiteLink>
  );
}

function Rules() {
  return (
    <>
      <Part id="grouping" title="How teams are grouped" className="mt-6">
        <div className="grid max-w-[70ch] gap-3">
          <p>
            The 256 teams that qualify are divided by enrollment into eight classes of 32. In classes 1A to 6A the teams
            of a class are divided by geography into two halves of 16, which meet in the final. Classes 7A and 8A are
            not divided by geography: all 32 teams are in one bracket.
          </p>
        </div>
      </Part>
      <Part id="seeding" title="How teams are seeded" className="mt-6">
        <ol className="max-w-[70ch] list-decimal pl-5">
          {seedingRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p className="mt-3 max-w-[70ch]">
          Halves are seeded 1 to 16, and number 1 plays number 16. In 7A and 8A the seeds are 1 to 32: number 1 plays
          number 32, number 2 plays number 31, and so on.
        </p>
      </Part>
    </>
  );
}
