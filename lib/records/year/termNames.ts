/** Names of the offices, strengths and verdicts of a year. */
import type { Office, PanchaVargiyaBand } from '../../astro/varshphal/tables/tajika.ts';
import type { MunthaVerdict } from '../../astro/varshphal/muntha.ts';
import type { Named } from '../../words/names.ts';

export const OFFICE_NAMES: Readonly<Record<Office, Named>> = {
  munthesh: { name: 'Munthesh (lord of the Muntha)', sanskrit: 'मुंथेश' },
  janma_lagnesh: { name: 'Janma-lagnesh (lord of the natal ascendant)', sanskrit: 'जन्मलग्नेश' },
  varsha_lagnesh: { name: 'Varsha-lagnesh (lord of the annual ascendant)', sanskrit: 'वर्षलग्नेश' },
  tri_rashi_pati: { name: 'Tri-rashi-pati', sanskrit: 'त्रिराशिपति' },
  masa_lagnesh: { name: 'Masa-lagnesh (lord of the ascendant of the month)', sanskrit: 'मासलग्नेश' },
  dina_lagnesh: { name: 'Dina-lagnesh (lord of the ascendant of the day)', sanskrit: 'दिनलग्नेश' },
  dina_ratri_pati: { name: 'Dina-ratri-pati (lord of day or night)', sanskrit: 'दिनरात्रिपति' },
};

export const PANCHA_VARGIYA_BAND_NAMES: Readonly<Record<PanchaVargiyaBand, Named>> = {
  purna: { name: 'Purna (full)', sanskrit: 'पूर्ण' },
  madhya: { name: 'Madhya (middling)', sanskrit: 'मध्य' },
  alpa: { name: 'Alpa (little)', sanskrit: 'अल्प' },
  nirbala: { name: 'Nirbala (powerless)', sanskrit: 'निर्बल' },
};

export const VERDICT_NAMES: Readonly<Record<MunthaVerdict, Named>> = {
  good: { name: 'Good', sanskrit: 'शुभ' },
  mixed: { name: 'Mixed', sanskrit: 'मिश्र' },
  demanding: { name: 'Demanding', sanskrit: 'श्रमसाध्य' },
};
