/** The content security policy of pages with scripts. */

/**
 * Returns the policy: a page loads its parts from here and connects only to us, and inline scripts do not run.
 *
 * @param style the source expression of an inline style sheet that the page may have as well
 */
export function pagePolicy(style = ''): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style && ` ${style}`}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
