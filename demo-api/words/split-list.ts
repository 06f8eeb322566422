/** The items of a list that is written with commas, over any number of lines. */
export function splitList(text: string): readonly string[] {
  return text.split(',').map((item) => item.trim());
}
