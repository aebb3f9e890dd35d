/** Names of the offices, strengths and verdicts of a year, and what is said of the choices made. */
import type { Band } from '../../lib/astro/varshphal/panchaVargiya.ts';
import type { MunthaVerdict } from '../../lib/astro/varshphal/muntha.ts';
import type { Office } from '../../lib/astro/varshphal/officeBearers.ts';
import type { Named } from '../_shell/names.ts';

export const OFFICE_NAMES: Readonly<Record<Office, Named>> = {
  munthesh: { name: 'Munthesh (lord of the Muntha)', sanskrit: 'मुन्थेश' },
  janma_lagnesh: { name: 'Janma-lagnesh (lord of the natal ascendant)', sanskrit: 'जन्मलग्नेश' },
  varsha_lagnesh: { name: 'Varsha-lagnesh (lord of the annual ascendant)', sanskrit: 'वर्षलग्नेश' },
  tri_rashi_pati: { name: 'Tri-rashi-pati', sanskrit: 'त्रिराशिपति' },
  dina_ratri_pati: { name: 'Dina-ratri-pati (lord of day or night)', sanskrit: 'दिनरात्रिपति' },
};

export const BAND_NAMES: Readonly<Record<Band, Named>> = {
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

export const NOTES = {
  return:
    'The year runs by the true sidereal return of the Sun, under the ayanamsa of the natal chart; tables with a mean year differ by minutes.',
  houses: 'Houses are whole signs from the ascendant of the year.',
  orb: 'The orb of two planets is half the sum of their lights. Motion is taken as direct in telling who joins whom: a retrograde lord counts as one that gives back (radda).',
  munthaPace: 'The Muntha moves 2.5 degrees a month from the natal ascendant degree; its house is that of the return.',
  equalMonths: 'The year reaches beyond the ephemeris, so its months are equal twelfths.',
  munthaPoints:
    'Good and demanding houses follow the text; its lord is counted with those who support it, whatever its nature. The points and the bounds of the verdict are interpretive.',
  noneClaims:
    'Where none of the five aspects the ascendant, or all have less than 5 units, the Munthesh takes the year, with most Tajika writers.',
  closeBala: 'Strengths within half a unit count as equal; offices, a friendly aspect and harsha bala then decide.',
  moon: 'The Moon, when chosen, hands the year to the planet she joins by ithasala, else to the lord of her sign, unless in Cancer by night.',
  moonKept: 'The Moon keeps the year when chosen, as asked; the text has her hand it on unless in Cancer by night.',
  classicalCounting: 'Strength is the pancha-vargiya bala of Tajika Nilakanthi.',
  specifiedCounting:
    'Strength is the pancha-vargiya bala of D1, D2, D12, D3 and D9, as asked; Tajika Nilakanthi counts otherwise.',
  twoCountings:
    'The score counts the five divisional charts D1 30, D2 20, D12 15, D3 10 and D9 5; the weights of D2 and D12, and half the units of an enemy for debilitation, are interpretive.',
  friendship: 'Friends and enemies are the natural ones.',
  drekkana: 'Drekkana lords are those of the D3 signs.',
} as const;

/** Over which place the chart was cast, and what others practise. */
export const PLACE_NOTES = {
  birth:
    'The chart is cast over the birth place; return_place current casts it over current_location, as others practise.',
  current: 'The chart is cast over current_location, as asked; by default it is cast over the birth place.',
} as const;
