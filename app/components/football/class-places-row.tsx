import type { ClassPlaces } from '~/models/football/class-places';
import { Slots } from '../charts/slots';

/** The places of a class in a row, and how many are certain. */
export function ClassPlacesRow({ places: { slots, text } }: { readonly places: ClassPlaces }) {
  return (
    <div className="flex items-center gap-3 pb-1">
      <span className="min-w-0 flex-1">
        <Slots slots={slots} />
      </span>
      <span className="text-2xs">{text}</span>
    </div>
  );
}
