type Fields = Readonly<Record<string, unknown>>;

/** Renames every key below the wrapper, like an unannounced API release. */
export function withRenamedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRenamedKeys);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === 'data' ? key : `new_${key}`, withRenamedKeys(inner)]),
  );
}

/** Replaces this share of the rows of every outermost list with null. */
export function withNullRows(value: unknown, percent: number): unknown {
  if (Array.isArray(value)) return value.map((row: unknown, index) => (index % 100 < percent ? null : row));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNullRows(inner, percent)]));
}

/** Renames every XML element and attribute. */
export function withRenamedElements(xml: string): string {
  return xml.replace(/(<\/?|\s)([A-Z]\w*)(?=[\s/>=])/g, '$1New_$2');
}

/** Replaces this share of the athletes with empty XML elements. */
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
