/** Removes characters from the end of a text. In linear time, unlike `/[…]+$/`, which looks at each run of them from each of its characters. */
export function trimEnd(text: string, isRemoved: RegExp): string {
  let end = text.length;
  while (end > 0 && isRemoved.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
