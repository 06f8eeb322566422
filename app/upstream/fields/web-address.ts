/* Addresses as people type them. */

/** A name of a host, with what follows it. */
const hostFirst =
  /^((?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,24}))\.?(?::\d{1,5})?([/?#].*)?$/su;

/** Endings of files; those of pages also have a path after them: `index.php/news`. */
const endingOfFile =
  /^(?:aspx?|cfm|cgi|css|csv|docx?|eps|gif|html?|ico|ics|jpe?g|js|json|jspx?|mp[34]|pdf|php|png|pptx?|psd|rtf|svg|txt|web[mp]|xlsx?|xml|zip)$/i;
const endingOfPage = /^(?:aspx?|cfm|cgi|html?|jspx?|php)$/i;

/** A scheme that was mistyped, written twice, or replaced by that of a calendar. */
const schemes = /^\/?(?:(?:ht{1,2}ps?|hhtps?|webcal)(?::?\/{1,2}|:)\s*)+(?=[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}{2})/iu;

/** The address with its scheme: a missing or mistyped one becomes https. Quotation marks and spaces around it are removed. */
export function withScheme(typed: string): string {
  const address = trimMarks(typed);
  if (/^https?:\/\/[^/]/i.test(address) && !/^https?:\/\/+https?\b/i.test(address)) return address;
  if (/^\/\/[^/]/.test(address)) return `https:${address}`;
  const scheme = schemes.exec(address)?.[0];
  if (scheme !== undefined) {
    const isPlain = !/s\W/i.test(scheme) && !/webcal/i.test(scheme);
    return `http${isPlain ? '' : 's'}://${address.slice(scheme.length)}`;
  }
  const named = address.replace(/^\/(?=www\.)/i, '');
  return hasHost(named) ? `https://${named}` : address;
}

/** A loop, because a pattern would look at the rest of the text once for each mark. */
function trimMarks(typed: string): string {
  let [start, end] = [0, typed.length];
  const isMark = (at: number) => /[\s<>"'“”‘’«»\u200b\ufeff]/.test(typed.charAt(at));
  for (; start < end; start += 1) {
    if (typed.startsWith('%20', start)) start += 2;
    else if (!isMark(start)) break;
  }
  while (end > start && isMark(end - 1)) end -= 1;
  return typed.slice(start, end);
}

function hasHost(address: string): boolean {
  const [, host, ending = '', rest = ''] = hostFirst.exec(address) ?? [];
  return host !== undefined && !(rest.startsWith('/') ? endingOfPage : endingOfFile).test(ending);
}
