/** Names that answers about a chosen time have beside those of tables. */
import type { MuhurtaLevel, Role } from '../../../astro/tables/muhurta/ids.ts';

export interface MuhurtaNameWords {
  readonly role: { readonly role: Role };
  readonly level: { readonly level: MuhurtaLevel };
}
