import { SiteLink } from '../ui/site-link';

interface BrandProps {
  readonly associationName: string;
  readonly className?: string;
}

/** Logo with the association's name, linked to the home page or its top. */
export function Brand({ associationName, className = '' }: BrandProps) {
  const [first, second] = splitBrandLines(associationName);
  return (
    <SiteLink to="/" className={`brand ${className}`}>
      <Logo />
      <span className="min-w-0">
        <b>{first}</b> <small>{second}</small>
        <span className="sr-only">, home</span>
      </span>
    </SiteLink>
  );
}

/** The association's logo, a sun over a road; the same in both color schemes. */
function Logo() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="brand-mark">
      <path d="M0 0h48v48H0z" />
      <path d="M11 25a13 13 0 0 1 26 0z" />
      <path d="M2 25h44M20.5 26L10 48M27.5 26L38 48M15.2 37h17.6" />
      <path d="M1 1h46v46H1z" />
    </svg>
  );
}

/** Type size of the first line relative to the second, with the second's wider spacing. */
const sizeRatio = 1.7;

export function splitBrandLines(name: string): readonly [first: string, second: string] {
  const words = name.trim().split(/\s+/);
  const breaks = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { first, second, gap: Math.abs(first.length * sizeRatio - second.length) };
  });
  const [best] = breaks.sort((a, b) => a.gap - b.gap);
  return best === undefined ? [name.trim(), ''] : [best.first, best.second];
}
