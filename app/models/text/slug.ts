const mostCharacters = 60;

/** Words as a piece of an address: `Port Marlow (Ibáñez) Regional` is `port-marlow-ibanez-regional`; empty when nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-|-$/g, '');
}

/** A piece of an address as a title: `news-media` is `News Media`. */
export function formatSlug(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A name that differs from those asked for before: `results`, then `results-2`. Counts them in `asked`. */
export function numberName(name: string, asked: Map<string, number>, separator = '-'): string {
  const count = (asked.get(name) ?? 0) + 1;
  asked.set(name, count);
  return count === 1 ? name : numberName(`${name}${separator}${count}`, asked, separator);
}
