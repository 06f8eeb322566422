import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { SchoolName } from '~/components/schools/school-name';
import { ClassTabs } from '~/components/ui/class-tabs';
import { Lightbox } from '~/components/ui/lightbox';
import { LiveBar } from '~/components/ui/live-bar';
import { LooseImage } from '~/components/ui/loose-image';
import { Page } from '~/components/ui/page';
import { Part } from '~/components/ui/part';
import { Results } from '~/components/ui/results';
import { isNewTabClick, OptionalLink, SiteLink } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import type { FieldRow } from './field-view';
import { seedingRules, type PlayoffMapView, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function PlayoffMaps() {
  const { heading, notice, stamp, path, maps } = useLoaderData<typeof loader>();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = maps.flatMap(({ imageUrl, ...map }) => (imageUrl === null ? [] : [{ ...map, src: imageUrl }]));
  const picture = pictures[shown ?? -1];
  return (
    <Page {...heading}>
      <LiveBar stamp={stamp} refreshHref={path}>
        <ClassTabs
          tabs={maps.map(({ id, classId }) => ({ text: classId, to: `#${id}`, isCurrent: false }))}
          label="Classes"
        />
      </LiveBar>
      {notice !== null && <p className="max-w-[70ch] text-sm text-ink-2">{notice}</p>}
      <h2 className="sr-only">Map of each class</h2>
      {/* A narrow window has one map across it; a wide one has two columns of maps with room for their labels. */}
      <Results>
        <ul className="mt-2 grid grid-cols-1 gap-x-8 gap-y-8 laptop:grid-cols-2">
          {maps.map((map) => (
            <li key={map.title} className="min-w-0 break-inside-avoid">
              <MapCard map={map} onPicture={() => setShown(pictures.findIndex(({ title }) => title === map.title))} />
            </li>
          ))}
        </ul>
      </Results>
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

/** The map over the whole width, and its teams below. */
function MapCard({ map, onPicture }: MapCardProps) {
  const { id, title, imageUrl, lists, progress, division } = map;
  return (
    <article aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
        <h3 id={id}>{title}</h3>
        <BracketLink map={map} />
      </div>
      <p className="pb-1 text-sm">
        {progress === null ? (
          <span className="text-ink-2">{division}</span>
        ) : (
          <b className="result font-semibold">{progress}</b>
        )}
      </p>
      {imageUrl === null ? (
        <p className="text-sm text-ink-2">The map is not available.</p>
      ) : (
        <a
          href={imageUrl}
          rel="noopener"
          className="relative grid aspect-[16/19] min-w-0 place-items-center overflow-hidden border border-rule bg-surface-sunken no-underline"
          onClick={(event) => {
            if (isNewTabClick(event)) return;
            event.preventDefault();
            onPicture();
          }}
        >
          <span className="px-2 text-center font-display text-d-md font-semibold">Map of {title}</span>
          <LooseImage
            src={imageUrl}
            width={640}
            height={760}
            className="picture-image absolute inset-0 size-full bg-surface-raised object-contain"
          />
        </a>
      )}
      <Field lists={lists} />
    </article>
  );
}

/** Halves beside each other; a class without halves goes on in a second column. */
function Field({ lists }: Pick<PlayoffMapView, 'lists'>) {
  const columns = lists.length > 1 ? 'grid grid-cols-2 gap-x-4' : '';
  return (
    <div className={`pt-2 text-sm leading-snug ${columns}`}>
      {lists.map(({ title, rows }) => (
        <div key={title} className="min-w-0">
          {title !== null && <h4 className="label border-b border-line pb-1">{title}</h4>}
          <ol className={lists.length > 1 ? '' : 'columns-2 gap-x-4'}>
            {rows.map((row) => (
              <FieldTeam key={row.id} row={row} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function FieldTeam({ row: { name, to, seed, isOut } }: { readonly row: FieldRow }) {
  return (
    <li className="flex min-h-6 break-inside-avoid items-baseline gap-x-2 py-0.5">
      {seed !== null && (
        <span className="w-5 shrink-0 text-right text-ink-2">
          <span className="sr-only">Seed </span>
          {seed}
        </span>
      )}
      <span className="min-w-0">
        <OptionalLink to={to} className="quiet-link py-1">
          <SchoolName>{name}</SchoolName>
        </OptionalLink>
        {isOut && <span className="result text-ink-2">, out</span>}
      </span>
    </li>
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
