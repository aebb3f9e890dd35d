/** Paths as route tables declare them, with parameters in braces. */

/** Returns the pattern of a path whose parameters are in braces. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
