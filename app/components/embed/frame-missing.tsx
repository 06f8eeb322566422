import { ErrorState } from '../ui/error-state';

/** Stands where a frame would be when nobody says which page belongs into it. */
export function FrameMissing() {
  return (
    <ErrorState detail="The other pages of the sport still work.">
      The address of this page could not be found out.
    </ErrorState>
  );
}
