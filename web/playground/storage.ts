/** What the browser keeps between visits. */

/** Returns the storage of this site; null where the browser forbids it. */
export function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
