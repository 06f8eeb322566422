import { Icon } from './icon';
import { LooseImage } from './loose-image';

/** A person or account beside its name, or a drawn placeholder. */
export function SmallPortrait({ imageUrl }: { readonly imageUrl: string | null }) {
  return (
    <span className="relative grid size-7 place-items-center overflow-hidden rounded bg-surface-sunken text-ink-2">
      <Icon name="person" className="size-4" />
      {imageUrl !== null && (
        <LooseImage
          src={imageUrl}
          width={28}
          height={28}
          className="picture-image absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
