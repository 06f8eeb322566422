import { Icon } from './icon';
import { LooseImage } from './loose-image';

const sizes = {
  small: { element: 'span', frame: 'size-7', icon: 'size-4', pixels: 28 },
  medium: { element: 'div', frame: 'size-12', icon: 'size-6', pixels: 48 },
  large: { element: 'div', frame: 'size-18', icon: 'size-9', pixels: 72 },
} as const;

interface PortraitProps {
  readonly imageUrl: string | null;
  readonly size: keyof typeof sizes;
  readonly className?: string;
}

/** A person or account beside its name, or a drawn placeholder. */
export function Portrait({ imageUrl, size, className = '' }: PortraitProps) {
  const { element: Element, frame, icon, pixels } = sizes[size];
  return (
    <Element
      className={`relative grid ${frame} place-items-center overflow-hidden rounded bg-surface-sunken text-ink-2 ${className}`.trimEnd()}
    >
      <Icon name="person" className={icon} />
      <LooseImage
        src={imageUrl}
        width={pixels}
        height={pixels}
        className="picture-image absolute inset-0 size-full object-cover"
      />
    </Element>
  );
}
