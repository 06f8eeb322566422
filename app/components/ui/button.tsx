import { useNavigate } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconName } from './icon';
import { SiteLink, type SiteLinkProps } from './site-link';

/** `solid` is the main choice of a group, `accent` the single orange button of a view, `bare` has no border. */
type ButtonLook = 'plain' | 'solid' | 'accent' | 'bare';

interface Looks {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  /** Square with only the icon; the text is for screen readers. */
  readonly iconOnly?: boolean;
}

export type ButtonProps = Looks & ComponentPropsWithoutRef<'button'>;
export type ButtonLinkProps = Looks & SiteLinkProps;

const shape =
  'inline-flex min-h-control items-center justify-center gap-2 rounded border font-display text-d-sm leading-none whitespace-nowrap no-underline';

const looks: Readonly<Record<ButtonLook, string>> = {
  plain: 'border-rule font-semibold text-ink hover:border-ink hover:bg-surface-sunken hover:text-ink',
  solid: 'border-ink bg-ink font-semibold text-surface hover:text-surface hover:underline',
  accent: 'border-accent-fill bg-accent-fill font-bold text-on-accent hover:text-on-accent hover:underline',
  bare: 'border-transparent font-semibold text-ink hover:bg-surface-sunken hover:text-ink',
};

/** A button that acts on this page. For a change of address use `ButtonLink`. */
export function Button({ look, icon, iconOnly, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={getButtonClass({ look, iconOnly }, className)} {...rest}>
      <ButtonContent icon={icon} iconOnly={iconOnly}>
        {children}
      </ButtonContent>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, icon, iconOnly, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink className={getButtonClass({ look, iconOnly }, className)} {...rest}>
      <ButtonContent icon={icon} iconOnly={iconOnly}>
        {children}
      </ButtonContent>
    </SiteLink>
  );
}

/** Button classes for an element that is neither, such as a `summary`. */
export function getButtonClass({ look = 'plain', iconOnly = false }: Looks, more = ''): string {
  return `${shape} ${looks[look]} ${iconOnly ? 'w-control' : 'px-3'} ${more}`;
}

function ButtonContent({
  icon,
  iconOnly,
  children,
}: Pick<Looks, 'icon' | 'iconOnly'> & { children?: React.ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {iconOnly ? <span className="sr-only">{children}</span> : children}
    </>
  );
}

/** Goes back to the previous page, or home when the history is empty. Requires scripts. */
export function BackButton({ children = 'Back' }: { readonly children?: string }) {
  const navigate = useNavigate();
  return (
    <Button
      className="needs-script"
      onClick={() => {
        if (window.history.length > 1) navigate(-1);
        else navigate('/');
      }}
    >
      {children}
    </Button>
  );
}
