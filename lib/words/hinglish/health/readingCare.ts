/** Food, daily life, remedies and the closing of a reading of health, in Hinglish. */
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { ReadingCareWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHinglish, WEEKDAYS_HINGLISH } from '../grammar.ts';
import { HUMOURS_HINGLISH } from './humours.ts';
import { PLANET_PHRASES_HINGLISH } from './planetPhrases.ts';
import { bodyPartsHinglish } from './readingChart.ts';

/** Returns the weekday on which the remedy of a planet begins. */
function dayHinglish(planet: Planet): string {
  return WEEKDAYS_HINGLISH[REMEDIES[planet].varaIndex]!;
}

const CLOSINGS: readonly string[] = [
  'Kundli sirf rujhan batati hai, asli kaam roz ki aadatein karti hain; koi takleef tike to doctor se milein.',
  'Dheere-dheere, par roz aage badhein; body chhoti care ko bhi yaad rakhti hai. Check-up samay par karate rahein aur doctor ki salah ko pehla sthan dein.',
  'In sanketon ko dar nahin, yaad dilane wala dost samjhein; jo doctor ne bataya hai, use waise hi jaari rakhein aur apna khayal rakhein.',
  'Apne haath mein bahut kuchh hai: neend, khana aur man ki shanti. Doubt ho to doctor se poochhein, aur apne prati naram rahein.',
  'Grah raasta dikhate hain, chalna apne haath mein hai, isliye dheeraj rakhein; takleef tike to doctor ki salah lein aur bharosa banaye rakhein.',
];

function closingsOn(parts: string): string[] {
  return [
    `Bas itna yaad rakhein ki ${parts} ki thodi-si care roz ho; koi baat khatke to doctor ko dikhayein, aur man halka rakhein.`,
    `Aaj se ek hi aadat chunein aur use nibhayein, baaki apne aap judti jayengi; ${parts} se judi koi baat tike to doctor se zaroor poochhein.`,
  ];
}

export const READING_CARE_HINGLISH: Sentences<ReadingCareWords> = {
  nature: ({ humour }) => HUMOURS_HINGLISH[humour].nature,
  food: ({ humour, variant }) => phraseAt(HUMOURS_HINGLISH[humour].food, variant),
  planet_food: ({ planet }) => PLANET_PHRASES_HINGLISH[planet].food,
  rhythm: ({ humour, variant }) => phraseAt(HUMOURS_HINGLISH[humour].rhythm, variant),
  move: ({ age, humour }) => {
    const { move, moveOfChild, moveOfElder } = HUMOURS_HINGLISH[humour];
    return age === 'child' ? moveOfChild : age === 'elder' ? moveOfElder : move;
  },
  planet_move: ({ planet }) => PLANET_PHRASES_HINGLISH[planet].move,
  season: ({ humour }) => HUMOURS_HINGLISH[humour].season,
  habit: ({ planet }) => PLANET_PHRASES_HINGLISH[planet].habit,
  mind: ({ planet }) => PLANET_PHRASES_HINGLISH[planet].mind,
  mantra: ({ count, planet, variant }) =>
    phraseAt(
      [
        `Upay ke roop mein ${planetHinglish(planet)} ke liye ${dayHinglish(planet)} ki subah “${REMEDIES[planet].mantra.en}” ka ${count} baar jap karein; man shant hoga to routine bhi aasan lagegi.`,
        `${planetHinglish(planet)} ke liye ${dayHinglish(planet)} se shuru karke roz subah shant man se “${REMEDIES[planet].mantra.en}” ka ${count} baar jap karein.`,
        `${planetHinglish(planet)} ko strong karne ka sabse aasan upay hai “${REMEDIES[planet].mantra.en}” ka ${count} baar jap; iski shuruaat ${dayHinglish(planet)} ki subah karein.`,
        `Upay mein zyada kuchh nahin chahiye: ${dayHinglish(planet)} ko snan ke baad ${planetHinglish(planet)} ka mantra “${REMEDIES[planet].mantra.en}” ${count} baar man lagakar japein.`,
      ],
      variant,
    ),
  gift: ({ planet }) =>
    `${dayHinglish(planet)} ko ${PLANET_PHRASES_HINGLISH[planet].recipient} ko jitna ho sake ${PLANET_PHRASES_HINGLISH[planet].gift} dena bhi parampara mein shubh maana gaya hai.`,
  worship: ({ planet }) =>
    `Shraddha ho to iske saath ${PLANET_PHRASES_HINGLISH[planet].worship} ka paath bhi kar sakte hain.`,
  goal: ({ planet }) =>
    `Jab ${planetHinglish(planet)} sambhla rehta hai, to ${PLANET_PHRASES_HINGLISH[planet].gives} badhti hai; roz ek chhota kadam lein.`,
  short_closing: ({ variant }) =>
    phraseAt(
      [
        'Koi takleef tike to doctor se milein, aur man mein bharosa rakhein.',
        'Doctor ki salah pehle rakhein aur apna khayal rakhein.',
        'Routine chhoti ho par roz ho; doubt ho to doctor se poochh lein.',
      ],
      variant,
    ),
  closing: ({ parts, variant }) =>
    phraseAt(parts.length > 0 ? [...CLOSINGS, ...closingsOn(bodyPartsHinglish(parts))] : CLOSINGS, variant),
};
