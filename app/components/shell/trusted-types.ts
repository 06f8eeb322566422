/** How React 18 makes a script element. */
const reactScriptMarkup = '<script></script>';

type Sanitizer = (html: string) => string;

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
export function createHtmlRule(loadSanitizer: () => Promise<Sanitizer>): (html: string) => string | null {
  let sanitizer: Sanitizer | undefined;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      sanitizer = await loadSanitizer();
    } finally {
      isLoading = false;
    }
  };
  return (html) => {
    if (html === reactScriptMarkup) return html;
    if (sanitizer !== undefined) return sanitizer(html);
    load().catch(() => undefined);
    return null;
  };
}
