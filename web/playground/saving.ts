/** Saves what the service made with the downloads of the visitor. */
import { element } from './dom.ts';

/** What the browser reads from stays this long: the download begins with the click. */
const KEPT_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  element('a', { href: address, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}
