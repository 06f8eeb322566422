import { useLoaderData } from '@remix-run/react';
import { useUnpacked } from '~/browser/packed';
import { JumpLinks } from '~/components/football/jump-links';
import { EmptyState } from '~/components/ui/empty-state';
import { Page } from '~/components/ui/page';
import { PrintButton } from '~/components/ui/print-button';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { Unavailable } from '~/components/ui/unavailable';
import { buildHref, Route } from '~/href';
import { isMadeId } from '~/models/text/made-id';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type IndexEntry, sources, toView } from './page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function SchoolIndex() {
  const { entries: packed, letters } = useLoaderData<typeof loader>();
  const entries = useUnpacked(packed);
  return (
    <Page>
      {entries === null ? <Unavailable what="The schools" isMain /> : <Entries entries={entries} letters={letters} />}
    </Page>
  );
}

interface EntriesProps {
  readonly entries: readonly IndexEntry[];
  readonly letters: readonly (readonly [letter: string, index: number])[];
}

function Entries({ entries, letters }: EntriesProps) {
  if (entries.length === 0) return <EmptyState>No data available.</EmptyState>;
  const idsByIndex = new Map(letters.map(([letter, index]) => [index, buildLetterId(letter)]));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 border-b-3 large-phone:gap-x-4 border-ink pb-2">
        <p className="font-display text-d-md font-semibold">{entries.length.toLocaleString('en-US')} schools</p>
        <SiteLink
          to={buildHref(Route.schoolsDirectory)}
          className="inline-flex min-h-6 items-center text-sm print:hidden"
        >
          Search the directory
        </SiteLink>
        <span className="ml-auto">
          <PrintButton />
        </span>
      </div>
      <JumpLinks
        label="Schools by first letter"
        sections={letters.map(([title]) => ({ id: buildLetterId(title), title }))}
      />
      <ul className="gap-x-8 tablet:columns-2 laptop:columns-3 print:columns-3">
        {entries.map(({ id, name, about }, index) => (
          <li key={id} id={idsByIndex.get(index)} className="break-inside-avoid border-b border-line py-1.5">
            <OptionalLink
              to={isMadeId(id) ? null : buildHref(Route.schoolsDetails, { schoolId: id })}
              prefetch="none"
              className="inline-block min-h-6 font-semibold"
            >
              {name}
            </OptionalLink>
            {about !== '' && <span className="block text-sm text-ink-2">{about}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function buildLetterId(letter: string): string {
  return letter === '#' ? 'numbers' : `letter-${letter.toLowerCase()}`;
}
