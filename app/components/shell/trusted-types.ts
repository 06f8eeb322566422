/** How React 18 makes a script element. */
const reactScriptMarkup = '<script></script>';

type Sanitiser = (html: string) => string;

/** The part of the browser's API that is used here; TypeScript does not know it. */
interface TrustedTypesScope {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string | null }) => unknown;
  };
}

/** Makes the policy that the browser asks about every string which is to become markup. */
export function installTrustedTypesPolicy(): void {
  const createHTML = createHtmlRule(async () => {
    const { default: purifier } = await import('dompurify');
    return (html) => purifier.sanitize(html);
  });
  (window as TrustedTypesScope).trustedTypes?.createPolicy('default', { createHTML });
}

/**
 * Lets React's own constant pass and sanitises everything else. Nothing of ours hands strings to the browser as markup, so
 * the sanitiser is loaded when the first one appears; until it is there, strings are refused.
 * @returns a rule that answers `null` for what is refused
 */
export function createHtmlRule(loadSanitiser: () => Promise<Sanitiser>): (html: string) => string | null {
  let sanitiser: Sanitiser | undefined;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      sanitiser = await loadSanitiser();
    } finally {
      isLoading = false;
    }
  };
  return (html) => {
    if (html === reactScriptMarkup) return html;
    if (sanitiser !== undefined) return sanitiser(html);
    load().catch(() => undefined);
    return null;
  };
}
