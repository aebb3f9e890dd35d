import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { cancels, required, weakens } from '../evidence.ts';
import { muhurtaChintamani } from '../source.ts';
import { NAKSHATRA_QUALITIES, type Nadi } from '../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../tables/nakshatras.ts';
import type { Dosha } from './dosha.ts';

/** Spared by some texts, by index: Rohini, Ardra, Pushya, Magha, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
const SPARED_NAKSHATRAS = [3, 5, 7, 9, 15, 21, 25, 26];

/** Points of nadi among the 36 of a match. */
export const NADI_POINTS = 8;

/** Returns the nadi of a birth: that of the Moon's nakshatra. */
export function nadiOf({ planets }: Chart): Nadi {
  return NAKSHATRA_QUALITIES[planets.Moon.nakshatraIndex]!.nadi;
}

/**
 * A dosha of two charts, so it is never formed in one: the answer has the nadi, and the exceptions that a match would
 * have to check.
 */
export const nadi: Dosha = {
  id: 'nadi',
  name: both('Nadi Dosha', 'नाड़ी दोष'),
  source: muhurtaChintamani(6),
  formation: both(
    'The Moons of both partners are in nakshatras of the same nadi',
    'दोनों साथियों के चंद्रमा एक ही नाड़ी के नक्षत्रों में हों',
  ),
  effects: both(
    'like constitutions in a couple, questions of health and children',
    'दंपति की समान प्रकृति, स्वास्थ्य और संतान के प्रश्न',
  ),
  needs: 'partner',
  reliefs: 'halves',
  participants: () => ['Moon'],

  examine(chart) {
    const { nakshatraIndex, signIndex, pada } = chart.planets.Moon;
    const nakshatra = NAKSHATRAS[nakshatraIndex]!;
    const observed = { nakshatra, pada, sign_number: signIndex + 1 };
    return [
      required('partner_known', PARTNER_KNOWN, false, { partner: null }),
      required('same_nadi', SAME_NADI, false, { nadi: nadiOf(chart), partner_nadi: null }),
      cancels('same_nakshatra_other_pada', SAME_NAKSHATRA_OTHER_PADA, false, observed),
      cancels('same_sign_other_nakshatra', SAME_SIGN_OTHER_NAKSHATRA, false, observed),
      cancels('same_nakshatra_other_sign', SAME_NAKSHATRA_OTHER_SIGN, false, observed),
      cancels('other_pada_nadi', OTHER_PADA_NADI, false, observed),
      weakens('friendly_moon_lords', FRIENDLY_MOON_LORDS, false, observed),
      weakens('spared_nakshatra', SPARED_NAKSHATRA, SPARED_NAKSHATRAS.includes(nakshatraIndex), { nakshatra }),
    ];
  },
};

const PARTNER_KNOWN = both('The chart of a partner is known', 'साथी की कुंडली ज्ञात है');
const SAME_NADI = both('The partner’s Moon is of the same nadi', 'साथी का चंद्रमा उसी नाड़ी का है');
const SAME_NAKSHATRA_OTHER_PADA = both(
  'Both Moons are in one nakshatra, in different padas',
  'दोनों के चंद्रमा एक नक्षत्र के अलग-अलग चरणों में हैं',
);
const SAME_SIGN_OTHER_NAKSHATRA = both(
  'Both Moons are in one sign, in different nakshatras',
  'दोनों के चंद्रमा एक राशि के अलग-अलग नक्षत्रों में हैं',
);
const SAME_NAKSHATRA_OTHER_SIGN = both(
  'Both Moons are in one nakshatra, in different signs',
  'दोनों के चंद्रमा एक नक्षत्र में पर अलग-अलग राशियों में हैं',
);
const OTHER_PADA_NADI = both('The padas of both Moons are of different nadis', 'दोनों के चंद्र-चरणों की नाड़ी अलग-अलग है');
const FRIENDLY_MOON_LORDS = both(
  'Both Moon signs have the same lord, or lords who are friends',
  'दोनों की चंद्र-राशियों का स्वामी एक है, या स्वामी परस्पर मित्र हैं',
);
const SPARED_NAKSHATRA = both(
  'The Moon’s nakshatra is one that some texts spare',
  'चंद्रमा का नक्षत्र उनमें है जिन्हें कुछ ग्रंथ दोष से मुक्त मानते हैं',
);
