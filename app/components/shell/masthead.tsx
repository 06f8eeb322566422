import { getButtonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import { MainMenu } from './main-menu';
import { menuId } from './menu-id';
import { ScoresButton } from './scores-button';
import type { ShellView } from './shell-view';

interface MastheadProps {
  readonly view: ShellView;
}

/** The banner: logo and name, main navigation, and link to the scores. */
export function Masthead({ view }: MastheadProps) {
  return (
    <div className="masthead relative z-30 border-b-3 border-ink bg-surface">
      <div className="wrap relative flex min-h-15 flex-wrap items-center gap-2 py-2 desktop:min-h-20 desktop:gap-6 desktop:py-0">
        <Brand associationName={view.associationName} className="grow basis-24" />
        <MainMenu view={view} />
        <ScoresButton />
        <button
          type="button"
          className={getButtonClass({}, 'menu-button desktop:hidden print:hidden')}
          // React 18 knows these attributes only by their HTML names.
          {...{ popovertarget: menuId }}
        >
          <Icon name="menu" className="max-[359px]:hidden" /> Menu
        </button>
      </div>
    </div>
  );
}
