import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { LooseImage } from '~/components/ui/loose-image';
import { OptionalLink } from '~/components/ui/site-link';
import type { LoaderArgs } from '~/page/load-page';
import { type PartnerRow, partnerRules, sources, toPartnerGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toPartnerGroups);

export default function Partners() {
  return <LoadedListPage rules={partnerRules} Body={PartnerCards} />;
}

function PartnerCards({ group: { rows } }: { readonly group: ListGroup<PartnerRow> }) {
  return (
    <ul className="grid gap-x-8 large-phone:grid-cols-2 laptop:grid-cols-3">
      {rows.map((partner) => (
        <PartnerCard key={partner.key} partner={partner} />
      ))}
    </ul>
  );
}

function PartnerCard({ partner: { name, description, imageUrl, href } }: { readonly partner: PartnerRow }) {
  return (
    <li className="min-w-0 break-inside-avoid border-b border-line py-4">
      <div className="h-18">
        <LooseImage
          src={imageUrl}
          width={240}
          height={72}
          className="picture-image h-18 w-60 max-w-full object-contain object-left"
        />
      </div>
      <p className="pt-2 font-display text-d-md font-semibold">
        <OptionalLink to={href}>{name}</OptionalLink>
      </p>
      {description !== null && <p className="text-sm text-ink-2">{description}</p>}
    </li>
  );
}
