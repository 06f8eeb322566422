/**
 * Replaces the `{names}` in a text by their values.
 * @throws RangeError for a name that has no value
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Nothing is given for {${name}}.`);
    return value;
  });
}
