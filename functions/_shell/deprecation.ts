/** Paths that have had their day: since when, and what takes their place. */

/** Since when a path is deprecated, and what takes its place. */
export interface Deprecated {
  readonly sinceUnixSeconds: number;
  /** Without the prefix of all paths. */
  readonly successor: string;
}

/**
 * Returns the headers that say so; none for a path that is not deprecated.
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
