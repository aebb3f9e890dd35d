/** What the service worker does with a request. */

/**
 * - `page`: the page itself, from the network where there is one
 * - `named`: a file whose name changes with its content, from what is kept where it is
 * - `fresh`: a file that keeps its name, from the network where there is one
 */
export type Keeping = 'page' | 'named' | 'fresh';

/** The page, whatever its query. */
export const PAGE = '/playground';
/** Beside the files of the page. */
export const ICON = '/docs/icon.svg';

/** Returns whether the name of a file has a hash of its content. */
export function isNamed(path: string): boolean {
  return /-[0-9A-Z]{8}\.(js|json|bin)$/.test(path);
}

/** Returns how a request is answered; null where the service worker leaves it to the browser: every path of the API. */
export function keepingOf(method: string, address: string, origin: string): Keeping | null {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== origin) return null;
  if (url.pathname === PAGE) return 'page';
  if (!url.pathname.startsWith(`${PAGE}/`) && url.pathname !== ICON) return null;
  return isNamed(url.pathname) ? 'named' : 'fresh';
}
