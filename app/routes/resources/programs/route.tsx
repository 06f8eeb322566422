import { useLoaderData } from '@remix-run/react';
import { ListPage } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { useUnpacked } from '~/browser/packed';
import { LooseImage } from '~/components/ui/loose-image';
import { NewTabMark, SiteLink } from '~/components/ui/site-link';
import { joinLabel } from '~/models/text/label';
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
        <ProgramCard key={program.key} program={program} groupTitle={title} />
      ))}
    </ul>
  );
}

interface ProgramCardProps {
  readonly program: ProgramRow;
  /** The school term, or the sport: other groups have programs of the same name. */
  readonly groupTitle: string | null;
}

function ProgramCard({ program: { name, fileUrl, orderHref, thumbnailUrl }, groupTitle }: ProgramCardProps) {
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
              <NewTabMark about={groupTitle} />
            </a>
          )}
        </p>
        {orderHref !== null && (
          <SiteLink to={orderHref} about={joinLabel([name, groupTitle], ', ')} className="inline-block min-h-6 text-sm">
            Order printed program
          </SiteLink>
        )}
      </div>
    </li>
  );
}
