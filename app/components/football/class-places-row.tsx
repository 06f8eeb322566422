import type { ClassPlaces } from '~/models/football/class-places';
import { Slots } from '../charts/slots';

/** The places of a class in a row, between the numbers of those that are certain and of those that are open. */
export function ClassPlacesRow({ places: { slots, certainText, openText } }: { readonly places: ClassPlaces }) {
  return (
    <div className="flex items-center gap-2 pb-1 text-xs">
      <span>
        <span className="sr-only">Places: </span>
        {certainText}
      </span>
      <span className="min-w-0 flex-1">
        <Slots slots={slots} />
      </span>
      {openText !== null && <span>{openText}</span>}
    </div>
  );
}
