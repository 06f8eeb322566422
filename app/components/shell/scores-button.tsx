import { scoresLink } from '~/config/navigation';
import { getButtonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

/** The single orange button of the header. */
export function ScoresButton() {
  return (
    <SiteLink
      to={scoresLink.to}
      className={getButtonClass({ look: 'accent' }, 'aria-[current]:underline desktop:px-4 print:hidden')}
    >
      {scoresLink.title}
    </SiteLink>
  );
}
