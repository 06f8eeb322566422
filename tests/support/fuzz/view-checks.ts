/* Checks of any value or view that was built from a damaged answer. */

const wordsOfAccidents = /\b(?:undefined|NaN|Invalid Date)\b|\[object \w+\]|Infinity/;

/** Path of a value in a view that no visitor should see; `null` without one. */
export function findBrokenPart(view: unknown, at = 'view'): string | null {
  if (typeof view === 'number') return Number.isFinite(view) ? null : `${at} is ${view}`;
  if (typeof view === 'string') {
    const words = wordsOfAccidents.exec(view)?.[0];
    return words === undefined ? null : `${at} says ${words}: ${view.slice(0, 200)}`;
  }
  if (typeof view !== 'object' || view === null) return null;
  for (const [name, part] of Object.entries(view)) {
    const broken = findBrokenPart(part, `${at}.${name}`);
    if (broken !== null) return broken;
  }
  return null;
}

/**
 * Finds content of `part` that is missing in `whole`: items of lists in any order, and fields of objects. `null` in `part`
 * matches any value.
 * @param derived names of fields that are derived from several rows, which are not compared
 * @returns a description of what is missing, `null` when nothing is
 */
export function findMissing(
  whole: unknown,
  part: unknown,
  derived: readonly string[] = [],
  at = 'value',
): string | null {
  if (part === null) return null;
  if (Array.isArray(part)) return findMissingItem(whole, part, derived, at);
  if (typeof part !== 'object')
    return part === whole ? null : `${at} is ${formatValue(whole)} instead of ${formatValue(part)}`;
  if (typeof whole !== 'object' || whole === null)
    return `${at} is ${formatValue(whole)} instead of ${formatValue(part)}`;
  const fields = whole as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(part)) {
    const missing = derived.includes(name) ? null : findMissing(fields[name], value, derived, `${at}.${name}`);
    if (missing !== null) return missing;
  }
  return null;
}

function findMissingItem(
  whole: unknown,
  items: readonly unknown[],
  derived: readonly string[],
  at: string,
): string | null {
  if (!Array.isArray(whole)) return `${at} is ${formatValue(whole)} instead of a list`;
  const known = new Set(whole.map((item) => JSON.stringify(item)));
  const isMissing = (item: unknown): boolean =>
    !known.has(JSON.stringify(item)) && !whole.some((other) => findMissing(other, item, derived) === null);
  const missing = items.find(isMissing);
  return missing === undefined ? null : `${at} is without ${formatValue(missing)}`;
}

function formatValue(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300);
}
