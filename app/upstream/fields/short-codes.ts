/* Short codes of WordPress and its plugins: `[caption]…[/caption]`, `[gallery ids="1,2"]`. Other words in brackets are text. */

/** Codes without attributes and without an end. */
const bareCodes =
  /^(?:(?:vc|et_pb|fusion|av|su|ngg|rev)_\w+|caption|gallery|nggallery|playlist|embed|contact-form.*|gravityform|wpforms)$/;
/** Codes around parts of a page. */
const layoutCodes =
  /^(?:(?:vc|et_pb|fusion|av|cs|su)_|(?:one|two|three)_|columns?\b|row|section|tabs?\b|toggle|accordion)/;
/** Codes that show what is at their address. */
const embeds =
  /^(?:embed|iframe|video|audio|youtube|vimeo|googlemaps|tweet|instagram|facebook|pdf.*|gview|\w*[-_]viewer)$/;

const code = /(\[?)\[(\/?)([a-z][\w-]*)((?:[\s=][^\][]{0,1000})?)\/?\](\]?)/g;
const captioned =
  /\[(?:wp_)?caption\b([^\][]{0,1000})\]\s*((?:<a\b[^>]{0,1000}>\s*)?<img\b[^>]{0,2000}>(?:\s*<\/a>)?)([^[]{0,2000})\[\/(?:wp_)?caption\]/gi;
const embedded = /\[(embed|video|audio|youtube|vimeo)\b[^\][]{0,1000}\]\s*(https?:\/\/[^\s<>[\]"]{1,2000})\s*\[\/\1\]/g;
const quote = /["'“”″]|&(?:quot|#8220|#8221|#8243|#039);/g;

/** Captioned pictures become figures, and what has an address is embedded or linked. Other codes leave their content. */
export function replaceShortCodes(html: string): string {
  if (!html.includes('[') || !/\[\/?[a-z]/.test(html)) return html;
  const ended = new Set(Array.from(html.matchAll(/\[\/([a-z][\w-]*)\]/g), ([, name]) => name));
  return html
    .replace(captioned, (_, attributes: string, picture: string, words: string) => {
      const caption = words.trim() || (/\bcaption="([^"]*)"/.exec(attributes.replace(quote, '"'))?.[1] ?? '');
      return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
    })
    .replace(embedded, (_, __, address: string) => buildFrame(address))
    .replace(code, (whole: string, open: string, end: string, name: string, given: string, close: string) => {
      if (open !== '' && close !== '') return whole.slice(1, -1);
      const attributes = given.replace(quote, '"');
      const address = findAddress(name, attributes);
      const isEnded = ended.has(name);
      if (!isEnded && end === '' && !bareCodes.test(name) && !/\w=["\w]/.test(name + attributes) && address === null) {
        return whole;
      }
      if (layoutCodes.test(name)) return `${open}\n\n${close}`;
      const isLink = isEnded && !embeds.test(name);
      if (address === null) return open + (isLink && end !== '' ? '</a>' : '') + close;
      return open + (isLink ? `<a href="${address}">` : buildFrame(address)) + close;
    });
}

function buildFrame(address: string): string {
  return `<iframe src="${address}"></iframe>`;
}

/** The address in a code's attributes, or that of the video whose id is there. */
function findAddress(name: string, attributes: string): string | null {
  const address = /\w=\s*"?((?:https?:)?\/\/[^\s"]+)/.exec(name + attributes)?.[1];
  const [, id = ''] = /^(?:\s+id)?[\s="]*([^\s"]+)/.exec(attributes) ?? [];
  if (address !== undefined || !embeds.test(name)) return address ?? null;
  if (/^https?:/.test(id)) return id;
  if (name === 'youtube' && /^[\w-]{11}$/.test(id)) return `https://www.youtube.com/watch?v=${id}`;
  return name === 'vimeo' && /^\d{6,}$/.test(id) ? `https://vimeo.com/${id}` : null;
}
