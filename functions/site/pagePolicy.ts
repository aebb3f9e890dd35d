/** The content security policies of pages with scripts. */

interface PolicyOptions {
  /** The source expression of an inline style sheet that the page may have as well. */
  readonly style?: string;
  /** True for a page with workers and a manifest. */
  readonly isApp?: boolean;
}

/** Returns the policy: a page loads its parts from here and connects only to us, and inline scripts do not run. */
export function pagePolicy({ isApp = false, style = '' }: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style && ` ${style}`}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(isApp ? ["worker-src 'self'", "manifest-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the policy of a worker: it runs and loads what is ours alone. */
export function workerPolicy(): string {
  return "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
}
