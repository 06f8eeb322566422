/** Longer text is no number, and is not worth matching. */
const MAX_LENGTH = 100;

/** A `tel:` address; `null` if the text is no number of this country. */
export function buildPhoneHref(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const [, number = '', extension] = /^(.*?)(?:\s*(?:ext|x|extension)\.?\s*(\d{1,6}))?$/i.exec(text.trim()) ?? [];
  if (!/^[\d\s().+-]+$/.test(number)) return null;
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return null;
  return `tel:+1${digits}${extension === undefined ? '' : `;ext=${extension}`}`;
}
