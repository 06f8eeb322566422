import demo from './index';

export type Fields = Readonly<Record<string, unknown>>;

/** @param address a path, or a whole address of the demo association */
export function fetchResponse(address: string, now: string, seed = 1): Promise<Response> {
  return demo.fetch(new Request(new URL(address, 'http://demo.invalid')), {
    DEMO_ORIGIN: 'http://demo.invalid',
    DEMO_SEED: String(seed),
    FIXED_NOW: now,
    FIXED_NOW_SET_AT: new Date().toISOString(),
  });
}

/** Returns the JSON answer without its `data` wrapper. */
export async function askDemo(path: string, now: string, seed = 1): Promise<unknown> {
  const response = await fetchResponse(path, now, seed);
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
  return unwrapData(await response.json());
}

export function unwrapData(body: unknown): unknown {
  return isFields(body) && 'data' in body ? body.data : body;
}

/** The objects of a list that have a text or number of a field, with keys in lower case. */
export function selectRowsWith(field: string, body: unknown): Fields[] {
  const list = unwrapData(body);
  if (!Array.isArray(list)) throw new Error('There is no list.');
  return list
    .filter(isFields)
    .map(lowerKeys)
    .filter((row) => typeof row[field] === 'string' || typeof row[field] === 'number');
}

export function lowerKeys(row: Fields): Fields {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value]));
}

/** Returns the object rows that have a field, in any case of its key. */
export async function askRows(path: string, now: string, known: string, seed = 1): Promise<Fields[]> {
  const data = await askDemo(path, now, seed);
  if (!Array.isArray(data)) throw new Error(`${path} does not answer a list.`);
  return data.filter(isFields).filter((row) => getValue(row, known) !== undefined);
}

/** Ignores the case of the key. */
export function getValue(row: Fields, name: string): unknown {
  if (name in row) return row[name];
  const key = Object.keys(row).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : row[key];
}

/** Empty when the field is null or missing. */
export function readText(row: Fields, name: string): string {
  const value = getValue(row, name);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function getInnerFields(row: Fields, name: string): Fields {
  const value = getValue(row, name);
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
