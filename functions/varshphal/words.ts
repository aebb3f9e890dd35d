/** Names of the offices, strengths and verdicts of a year, and notes on the choices made. */
import type { PanchaVargiyaBand } from '../../lib/astro/varshphal/panchaVargiya.ts';
import type { BalaChoices, YearLordChoices } from '../../lib/astro/varshphal/tajikaChoices.ts';
import type { MunthaVerdict } from '../../lib/astro/varshphal/muntha.ts';
import type { Office } from '../../lib/astro/varshphal/officeBearers.ts';
import type { Named } from '../../lib/words/names.ts';

export const OFFICE_NAMES: Readonly<Record<Office, Named>> = {
  munthesh: { name: 'Munthesh (lord of the Muntha)', sanskrit: 'मुंथेश' },
  janma_lagnesh: { name: 'Janma-lagnesh (lord of the natal ascendant)', sanskrit: 'जन्मलग्नेश' },
  varsha_lagnesh: { name: 'Varsha-lagnesh (lord of the annual ascendant)', sanskrit: 'वर्षलग्नेश' },
  tri_rashi_pati: { name: 'Tri-rashi-pati', sanskrit: 'त्रिराशिपति' },
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

export const VARSHPHAL_NOTES = {
  return:
    'The year runs by the true sidereal return of the Sun, under the ayanamsa of the natal chart; tables with a mean year differ by minutes.',
  houses: 'Houses are whole signs from the ascendant of the year.',
  orb: 'The orb of two planets is half the sum of their lights. Motion is taken as direct in telling who joins whom: a retrograde lord counts as one that gives back (radda).',
  munthaPace: 'The Muntha moves 2.5 degrees a month from the natal ascendant degree; its house is that of the return.',
  equalMonths: 'The year reaches beyond the ephemeris, so its months are equal twelfths.',
  munthaPoints:
    'Good and demanding houses follow the text; its lord is counted with those who support it, whatever its nature. The points and the bounds of the verdict are interpretive.',
  strongest:
    'Of the office-bearers that aspect the ascendant the strongest rules, by however little; equals are told apart by the stronger aspect, then by offices. Where all five have less than 5 units the Munthesh rules.',
  classicalCounting: 'Strength is the pancha-vargiya bala of Tajika Nilakanthi.',
  specifiedCounting:
    'Strength is the pancha-vargiya bala of D1, D2, D12, D3 and D9, as asked; Tajika Nilakanthi counts otherwise.',
  twoCountings:
    'The score counts the five divisional charts D1 30, D2 20, D12 15, D3 10 and D9 5, with the lords of their signs; the weights of D2 and D12, exaltation as an own sign, and half the units of an enemy for debilitation are interpretive.',
} as const;

const RELATION_NOTES: Readonly<Record<BalaChoices['relation'], string>> = {
  tajika:
    'Friends and enemies are counted in the annual chart: on the 3rd, 5th, 9th or 11th from a planet stand its friends, on the 2nd, 6th, 8th or 12th those that are even, on the 1st, 4th, 7th or 10th its enemies.',
  natural: 'Friends and enemies are the natural ones, as asked; Tajika Nilakanthi counts them in the annual chart.',
};

const DREKKANA_NOTES: Readonly<Record<BalaChoices['drekkana'], string>> = {
  tajika: 'In the classical bala the lords of the decanates run in the Chaldean order, from Mars at 0 Aries.',
  parashari:
    'In the classical bala the lords of the decanates are those of the D3 signs, as asked; Tajika Nilakanthi has them in the Chaldean order.',
};

/** Explains how the strengths of a year are counted. */
export function balaNotes({ drekkana, relation }: BalaChoices): string[] {
  return [RELATION_NOTES[relation], DREKKANA_NOTES[drekkana]];
}

const NONE_ASPECTS_NOTES: Readonly<Record<YearLordChoices['noneAspects'], string>> = {
  muntha_lord:
    'Where none of the five aspects the ascendant the Munthesh rules, as Adawal and Charak teach; Tajika Nilakanthi names the strongest of the five.',
  strongest:
    'Where none of the five aspects the ascendant the strongest of them rules, as asked and as Tajika Nilakanthi has it.',
  lagna_lord: 'Where none of the five aspects the ascendant its lord rules, as asked.',
};

const MOON_NOTES: Readonly<Record<YearLordChoices['moon'], string>> = {
  tn: 'The Moon keeps a year that falls to her if she is in Cancer; else she hands it to the office-bearer she joins by ithasala, or to the lord of her sign.',
  passed_over:
    'The Moon is passed over, as asked: the next strongest that aspects the ascendant rules, else the planet she joins by ithasala, else the lord of her sign.',
  keep: 'The Moon keeps the year that falls to her, as asked; Tajika Nilakanthi has her hand it on unless she is in Cancer.',
};

/** Explains how the lord of the year is chosen. */
export function electionNotes({ counting, moon, noneAspects }: YearLordChoices): string[] {
  const bala = counting === 'specified' ? VARSHPHAL_NOTES.specifiedCounting : VARSHPHAL_NOTES.classicalCounting;
  return [bala, VARSHPHAL_NOTES.strongest, NONE_ASPECTS_NOTES[noneAspects], MOON_NOTES[moon]];
}

/** For which place the chart was cast, and what others practise. */
export const PLACE_NOTES = {
  birth:
    'The chart is cast over the birth place; return_place current casts it over current_location, as others practise.',
  current: 'The chart is cast over current_location, as asked; by default it is cast over the birth place.',
} as const;
