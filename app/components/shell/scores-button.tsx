import { scoresLink } from '~/config/navigation';
import { ButtonLink } from '../ui/button';

/** The one orange button of the header. */
export function ScoresButton({ pathname }: { readonly pathname: string }) {
  return (
    <ButtonLink
      to={scoresLink.to}
      look="accent"
      className="aria-[current]:underline desktop:px-4 print:hidden"
      aria-current={pathname === scoresLink.to ? 'page' : undefined}
    >
      {scoresLink.title}
    </ButtonLink>
  );
}
