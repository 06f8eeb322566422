/** How React 18 makes a script element. */
const reactScriptMarkup = '<script></script>';

type Sanitiser = (html: string) => string;

/** The part of the browser API used here, which TypeScript does not know. */
interface TrustedTypesScope {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string | null }) => unknown;
  };
}

/** Installs the policy that the browser applies to every string that becomes markup. */
export function installTrustedTypesPolicy(): void {
  const createHTML = createHtmlRule(async () => {
    const { default: purifier } = await import('dompurify');
    return (html) => purifier.sanitize(html);
  });
  (window as TrustedTypesScope).trustedTypes?.createPolicy('default', { createHTML });
}

/**
 * Allows React's own constant and sanitizes everything else. The sanitizer loads on the first other string, which is refused with `null`.
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
