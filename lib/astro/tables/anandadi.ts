/** The 28 yogas of vara and nakshatra from Ananda on (Muhurta Chintamani, Shubhashubha-prakarana). */
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

export interface AnandadiYoga extends PanchangName {
  /** Ghatis of 24 minutes to be avoided at its beginning; `whole`: all of it; null where it is good. */
  readonly shunnedGhatis: number | 'whole' | null;
}

/** The verse on what to avoid: Dhvanksha, Vajra, Mudgara 5; Padma, Lumba 4; Gada 7; Dhumra 1; Kana, Musala 2. */
export const ANANDADI_YOGAS: readonly AnandadiYoga[] = [
  { name: 'Ananda', sanskrit: 'आनंद', shunnedGhatis: null },
  { name: 'Kaladanda', sanskrit: 'कालदंड', shunnedGhatis: 'whole' },
  { name: 'Dhumra', sanskrit: 'धूम्र', shunnedGhatis: 1 },
  { name: 'Dhata', sanskrit: 'धाता', shunnedGhatis: null },
  { name: 'Saumya', sanskrit: 'सौम्य', shunnedGhatis: null },
  { name: 'Dhvanksha', sanskrit: 'ध्वांक्ष', shunnedGhatis: 5 },
  { name: 'Dhvaja', sanskrit: 'ध्वज', shunnedGhatis: null },
  { name: 'Shrivatsa', sanskrit: 'श्रीवत्स', shunnedGhatis: null },
  { name: 'Vajra', sanskrit: 'वज्र', shunnedGhatis: 5 },
  { name: 'Mudgara', sanskrit: 'मुद्गर', shunnedGhatis: 5 },
  { name: 'Chhatra', sanskrit: 'छत्र', shunnedGhatis: null },
  { name: 'Mitra', sanskrit: 'मित्र', shunnedGhatis: null },
  { name: 'Manasa', sanskrit: 'मानस', shunnedGhatis: null },
  { name: 'Padma', sanskrit: 'पद्म', shunnedGhatis: 4 },
  { name: 'Lumba', sanskrit: 'लुंब', shunnedGhatis: 4 },
  { name: 'Utpata', sanskrit: 'उत्पात', shunnedGhatis: 'whole' },
  { name: 'Mrityu', sanskrit: 'मृत्यु', shunnedGhatis: 'whole' },
  { name: 'Kana', sanskrit: 'काण', shunnedGhatis: 2 },
  { name: 'Siddhi', sanskrit: 'सिद्धि', shunnedGhatis: null },
  { name: 'Shubha', sanskrit: 'शुभ', shunnedGhatis: null },
  { name: 'Amrita', sanskrit: 'अमृत', shunnedGhatis: null },
  { name: 'Musala', sanskrit: 'मुसल', shunnedGhatis: 2 },
  { name: 'Gada', sanskrit: 'गद', shunnedGhatis: 7 },
  { name: 'Matanga', sanskrit: 'मातंग', shunnedGhatis: null },
  { name: 'Rakshasa', sanskrit: 'राक्षस', shunnedGhatis: 'whole' },
  { name: 'Chara', sanskrit: 'चर', shunnedGhatis: null },
  { name: 'Susthira', sanskrit: 'सुस्थिर', shunnedGhatis: null },
  { name: 'Pravardhamana', sanskrit: 'प्रवर्धमान', shunnedGhatis: null },
];

/** Padma, of which the verse avoids the first ghatis and which almanacs count as good. */
const MIXED_INDEX = 13;

/** Returns what a yoga, by its index, is for beginnings. */
export function anandadiNature(index: number): TimeNature {
  if (index === MIXED_INDEX) return 'mixed';
  return ANANDADI_YOGAS[index]!.shunnedGhatis === null ? 'good' : 'bad';
}

/**
 * The star that the count begins from, Sunday first, among 28: Ashwini, Mrigashira, Ashlesha, Hasta, Anuradha,
 * Uttara Ashadha, Shatabhisha.
 */
export const ANANDADI_FIRST_STARS: readonly number[] = [1, 5, 9, 13, 17, 21, 25];

/** Uttara Ashadha: Abhijit is counted after it, so later stars have one number more. */
export const LAST_BEFORE_ABHIJIT = 21;
