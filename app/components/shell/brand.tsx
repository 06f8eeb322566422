import { SiteLink } from '../ui/site-link';
import { Logo } from './logo.generated';

interface BrandProps {
  readonly associationName: string;
  readonly className?: string;
}

/** Logo with the association's name, linked to the home page or its top. */
export function Brand({ associationName, className = '' }: BrandProps) {
  const [first, second] = splitBrandLines(associationName);
  const isLong = first.length > longest.first || second.length > longest.second;
  return (
    <SiteLink to="/" className={`brand ${isLong ? 'brand-long ' : ''}${className}`}>
      <Logo />
      <span className="min-w-0">
        {isLong ? (
          <b>{associationName}</b>
        ) : (
          <>
            <b>{first}</b> <small>{second}</small>
          </>
        )}
        <span className="sr-only">, home</span>
      </span>
    </SiteLink>
  );
}

/** Characters that fit into the lines beside the buttons of a phone. A name with more is one text of several small lines. */
const longest = { first: 14, second: 26 } as const;

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
