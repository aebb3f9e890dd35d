import { separationDeg } from '../../angle.ts';
import { influencesOn, isConjunct } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { holds, required, strengthens, weakens } from '../../evidence.ts';
import { isWithEnemy } from '../../planet/dignity.ts';
import { isDusthana, isKendra } from '../../chart/houses.ts';
import { isBenefic } from '../../planet/nature.ts';
import { openText, usualGrade, type Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { weaknesses } from '../../strength/standing.ts';
import { hundredths } from '../../rounding.ts';
import type { Weakness } from '../../strength/facts.ts';
import { listed } from '../../words.ts';
import { housedText, influencedText } from '../parts/openTexts.ts';

// BPHS counts the kendra from the ascendant or the Moon and requires the benefic support. The specification and later
// texts form it by the kendra from the Moon alone: it is proper where all that BPHS asks holds, and the kendra from the
// ascendant is told beside it. It speaks of places from the Moon, so a dusthana from the ascendant takes points, but no grade.
export const gajakesari: Rule = {
  id: 'gajakesari',
  name: both('Gaja Kesari', 'गजकेसरी'),
  family: 'chandra',
  source: bphs(36, '3-4'),
  alsoIn: [phaladeepika(6)],
  polarity: 'good',
  formation: both('Jupiter is in a kendra from the Moon', 'गुरु चंद्रमा से केंद्र में हो'),
  result: both('fame, eloquence, a lasting reputation', 'यश, वाक्पटुता, स्थायी प्रतिष्ठा'),
  fullForm: both(
    'a benefic other than the Moon joins or aspects Jupiter, and Jupiter is in no enemy’s sign',
    'गुरु पर चंद्रमा के अतिरिक्त किसी शुभ ग्रह की युति या दृष्टि हो और गुरु शत्रु राशि में न हो',
  ),
  // The verse names fall, combustion and an enemy’s sign alone.
  spares: ['in_dusthana', 'defeated', 'near_node'],
  grade: (formed) => {
    const isFull = holds(formed.evidence, 'supported') && !holds(formed.evidence, 'enemy_sign');
    return isFull ? usualGrade(formed) : 'blemished';
  },
  countedFrom: 'Moon',
  participants: () => ['Moon', 'Jupiter'],

  examine(chart, { ratios }) {
    const { Sun, Moon, Jupiter } = chart.planets;
    const { dignity } = Jupiter;
    const house = houseFrom(Moon, Jupiter);
    const moonWeaknesses = weaknesses(chart, 'Moon', ratios).map(({ id }) => id);
    const supporters = influencesOn(chart, 'Jupiter').filter((id) => id !== 'Moon' && isBenefic(chart, id));
    return [
      required(
        'kendra_from_moon',
        both('Jupiter is in a kendra from the Moon', 'गुरु चंद्रमा से केंद्र में है'),
        isKendra(house),
        { house_from_moon: house },
      ),
      strengthens('supported', SUPPORTED, supporters.length > 0, {
        planets: supporters,
        joined: supporters.filter((id) => isConjunct(chart.planets[id], Jupiter)),
      }),
      strengthens(
        'kendra_from_ascendant',
        both('Jupiter is in a kendra from the ascendant too', 'गुरु लग्न से भी केंद्र में है'),
        isKendra(Jupiter.house),
        { house: Jupiter.house },
        0,
      ),
      weakens('debilitated', both('Jupiter is debilitated', 'गुरु नीच राशि में है'), dignity === 'debilitated', { dignity }),
      weakens('enemy_sign', both('Jupiter is in an enemy’s sign', 'गुरु शत्रु राशि में है'), isWithEnemy(dignity), {
        dignity,
      }),
      weakens('combust', both('Jupiter is combust', 'गुरु अस्त है'), Jupiter.isCombust, {
        separation: hundredths(separationDeg(Sun.longitudeDeg, Jupiter.longitudeDeg)),
      }),
      weakens('dusthana', IN_DUSTHANA, isDusthana(Jupiter.house), { house: Jupiter.house }),
      weakens('weak_moon', WEAK_MOON, moonWeaknesses.length > 0, {
        weaknesses: moonWeaknesses,
        dignity: Moon.dignity,
        is_combust: Moon.isCombust,
        house: Moon.house,
        shadbala_ratio: ratios && hundredths(ratios.Moon),
      }),
    ];
  },
};

const SUPPORTED = influencedText(
  both('Another benefic joins or aspects Jupiter', 'गुरु पर किसी अन्य शुभ ग्रह की युति या दृष्टि है'),
  'Jupiter',
);
const IN_DUSTHANA = housedText(
  both('Jupiter is in the 6th, 8th or 12th house', 'गुरु छठे, आठवें या बारहवें भाव में है'),
  both('Jupiter is', 'गुरु'),
);

const WEAK: Readonly<Record<Weakness['id'], Bilingual>> = {
  debilitated: both('debilitated without relief', 'नीच'),
  combust: both('combust', 'अस्त'),
  hostile_place: both('in an enemy’s sign in a dusthana', 'त्रिक भाव में शत्रु राशि में'),
  poor_shadbala: both('poor in shadbala', 'षड्बल में हीन'),
};

const WEAK_MOON = openText(
  both(
    'The Moon is weak: fallen, combust, in an enemy’s sign in a dusthana, or poor in shadbala',
    'चंद्रमा निर्बल है: नीच, अस्त, त्रिक भाव में शत्रु राशि में, या षड्बल में हीन',
  ),
  ({ weaknesses: found }) => {
    const kinds = (Object.keys(WEAK) as Weakness['id'][]).filter(
      (kind) => Array.isArray(found) && found.includes(kind),
    );
    return both(
      `The Moon is weak, being ${listed(kinds.map((kind) => WEAK[kind].en))}`,
      `चंद्रमा निर्बल है: ${kinds.map((kind) => WEAK[kind].hi).join(', ')}`,
    );
  },
);
