/** Deprecated paths: since when, and their successors. */

/** Since when a path is deprecated, and its successor. */
export interface Deprecated {
  readonly sinceUnixSeconds: number;
  /** The path without the common prefix. */
  readonly successor: string;
}

/**
 * Returns the headers of a deprecated path; none for other paths.
 *
 * @see RFC 9745 (Deprecation), RFC 5829 (successor-version)
 */
export function deprecationHeaders(deprecated: Deprecated | undefined, prefix: string): Record<string, string> {
  if (!deprecated) return {};
  return {
    deprecation: `@${deprecated.sinceUnixSeconds}`,
    link: `<${prefix}${deprecated.successor}>; rel="successor-version"`,
  };
}
