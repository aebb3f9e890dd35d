/** Names of the times of a day, and why they count for a birth. */
import type { HoraReasonId } from '../../../astro/judgement/tables/dayWindows.ts';
import type { Paksha } from '../../../astro/tables/panchang.ts';
import type { ChoghadiyaId } from '../../../astro/tables/dayParts.ts';
import type { Planet, SevenPlanet } from '../../../astro/tables/planets.ts';
import type { TaraId } from '../../../astro/tables/taras.ts';

export interface DayWindowWords {
  readonly choghadiya: { readonly choghadiya: ChoghadiyaId };
  readonly hora: { readonly lord: SevenPlanet };
  readonly tara: { readonly tara: TaraId };
  /** From the Moon of birth. */
  readonly moon: { readonly house: number };
  /** A yoga of Sun and Moon, 1 to 27, or its first part. */
  readonly shunned_yoga: { readonly yoga: number; readonly isWhole: boolean };
  readonly hora_reason: { readonly reasons: readonly HoraReasonId[] };
  /** Nakshatras from that of birth, which is 1. */
  readonly tara_reason: { readonly count: number };
  readonly moon_reason: { readonly house: number; readonly paksha: Paksha };
  /** The hora of a significator of a matter. */
  readonly karaka_hora: { readonly lord: Planet };
}
