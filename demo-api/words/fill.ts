/** @throws RangeError for a `{name}` without a value */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Nothing is given for {${name}}.`);
    return value;
  });
}
