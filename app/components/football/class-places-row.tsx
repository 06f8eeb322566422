import type { ClassPlaces } from '~/models/football/class-places';
import { Slots } from '../charts/slots';

interface ClassPlacesRowProps {
  readonly places: ClassPlaces;
  /** Indexes of the places that a search finds. */
  readonly chosen?: readonly number[] | undefined;
}

/** The places of a class in a row, between the numbers of those that are certain and of those that are open. */
export function ClassPlacesRow({ places: { slots, certainText, openText }, chosen }: ClassPlacesRowProps) {
  return (
    <div className="flex gap-2 text-xs leading-none">
      <span>
        <span className="sr-only">Places: </span>
        {certainText}
      </span>
      <span className="min-w-0 flex-1">
        <Slots slots={slots} chosen={chosen} />
      </span>
      {openText !== null && <span>{openText}</span>}
    </div>
  );
}
