import { Icon } from './icon';

/** Arrow of a link that leaves the site or opens a new tab. It never wraps without the word before it. */
export function ExternalMark() {
  return (
    <span aria-hidden="true" className="whitespace-nowrap before:content-['\2060']">
      <Icon name="external" className="ml-1 inline-block size-3.5 align-[-1px]" />
    </span>
  );
}
