type Fields = Readonly<Record<string, unknown>>;

/** Every key below the wrapper under another name, as after a release of the API that nobody announced. */
export function withRenamedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRenamedKeys);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === 'data' ? key : `new_${key}`, withRenamedKeys(inner)]),
  );
}

/**
 * Null in place of rows: of a hundred in a row so many, in every outermost list.
 * @param percent of the rows
 */
export function withNullRows(value: unknown, percent: number): unknown {
  if (Array.isArray(value)) return value.map((row: unknown, index) => (index % 100 < percent ? null : row));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNullRows(inner, percent)]));
}

/** The same of an answer in XML: every element and attribute under another name. */
export function withRenamedElements(xml: string): string {
  return xml.replace(/(<\/?|\s)([A-Z]\w*)(?=[\s/>=])/g, '$1New_$2');
}

/** The same of an answer in XML: empty elements in place of athletes. */
export function withEmptyElements(xml: string, percent: number): string {
  let index = -1;
  return xml.replace(/<(\w+) [^>]*>(?:<[^>]*\/>)*<\/\1>/g, (element, name: string) => {
    index += 1;
    return index % 100 < percent ? `<${name}/>` : element;
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
