/** `null` for an invalid address. `URL.canParse` and `URL.parse` are newer than the oldest supported browsers. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
