import { decodeXML } from 'entities';

const firstPictureMark = ' fetchpriority="high"';

/** Addresses of the pictures that a page marks as the first to be fetched. */
export function listFirstPictures(html: string): readonly string[] {
  const sources: string[] = [];
  for (let at = html.indexOf(firstPictureMark); at >= 0; at = html.indexOf(firstPictureMark, at + 1)) {
    const tag = html.slice(html.lastIndexOf('<', at), at);
    const [, src] = /^<img src="([^"]*)"[^>]*$/.exec(tag) ?? [];
    if (src !== undefined) sources.push(decodeXML(src));
  }
  return sources;
}
