import { ErrorState } from '../ui/error-state';

export function FrameMissing() {
  return (
    <ErrorState detail="The other pages of the sport still work.">The address of this page is unknown.</ErrorState>
  );
}
