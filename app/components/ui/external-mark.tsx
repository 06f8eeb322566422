import { Icon } from './icon';

/** The arrow of a link that leaves the site or opens a tab of its own: never alone on a line, the word before it comes along. */
export function ExternalMark() {
  return (
    <span aria-hidden="true" className="whitespace-nowrap before:content-['\2060']">
      <Icon name="external" className="ml-1 inline-block size-3.5 align-[-1px]" />
    </span>
  );
}
