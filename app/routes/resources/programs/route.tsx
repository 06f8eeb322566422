import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { LooseImage } from '~/components/ui/loose-image';
import { useUnpacked } from '~/components/ui/packed';
import { ExternalMark, SiteLink } from '~/components/ui/site-link';
import { type LoaderArgs, loadView } from '~/page/load-page';
import { type ProgramRow, programRules, sources, toView } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadView(args, sources, toView);

export default function Programs() {
  return (
    <ListPage groups={useUnpacked(useLoaderData<typeof loader>().groups)} rules={programRules} Body={ProgramCards} />
  );
}

function ProgramCards({ group: { title, rows } }: { readonly group: ListGroup<ProgramRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((program) => (
        <ProgramCard key={program.key} program={program} about={`${program.name}, ${title ?? ''}`} />
      ))}
    </ul>
  );
}

interface ProgramCardProps {
  readonly program: ProgramRow;
  /** Full name of the program, for links with shorter text. */
  readonly about: string;
}

function ProgramCard({ program: { name, fileUrl, orderHref, thumbnailUrl }, about }: ProgramCardProps) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3">
      <div className="h-20 bg-surface-sunken">
        <LooseImage
          src={thumbnailUrl}
          width={64}
          height={80}
          className="picture-image size-full object-contain object-top"
        />
      </div>
      <div className="min-w-0">
        <p className="font-display text-d-md font-semibold">
          {fileUrl === null ? (
            name
          ) : (
            <a href={fileUrl} target="_blank" rel="noopener" className="inline-block min-h-6">
              {name}
              <ExternalMark />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </p>
        {orderHref !== null && (
          <SiteLink to={orderHref} about={about} className="inline-block min-h-6 text-sm">
            Order printed program
          </SiteLink>
        )}
      </div>
    </li>
  );
}
