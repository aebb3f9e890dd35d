import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { muhurtaChintamani } from '../../source.ts';
import { NAKSHATRA_QUALITIES, type Nadi } from '../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import { doshaOfTwo, MOON_LORDS } from './besideAnother.ts';

/** Points of nadi among the 36 of a match. */
export const NADI_POINTS = 8;

/** Points of a hundred for each point that a koot has in a match (interpretive). */
export const POINTS_PER_KOOT = 8;

/** Good for both, by index: Rohini, Mrigashira, Ardra, Pushya, Vishakha, Shravana, Uttara Bhadrapada, Revati. */
const SPARED_NAKSHATRAS = [3, 4, 5, 7, 15, 21, 25, 26];

const BENEFIC_LORDS = ['Mercury', 'Jupiter', 'Venus'];

/** Padas that face each other in the nadis of padas: 1 and 4, 2 and 3. */
const FACING_SUM = 5;

/** Returns the nadi of a birth: that of the Moon's nakshatra. */
export function nadiOf({ planets }: Chart): Nadi {
  return NAKSHATRA_QUALITIES[planets.Moon.nakshatraIndex]!.nadi;
}

// The verse of Muhurta Chintamani has three exceptions; those of commentaries and practice are named, and change nothing.
export const nadi = doshaOfTwo({
  id: 'nadi',
  name: both('Nadi Dosha', 'नाड़ी दोष'),
  source: muhurtaChintamani(6),
  formation: both(
    'The Moons of both partners are in nakshatras of the same nadi',
    'दोनों साथियों के चंद्रमा एक ही नाड़ी के नक्षत्रों में हों',
  ),
  effects: both(
    'like constitutions in a couple, who balance each other less',
    'दंपति की समान प्रकृति, जो एक-दूसरे को कम संतुलित करती है',
  ),
  needs: 'partner',
  points: NADI_POINTS * POINTS_PER_KOOT,
  clash: both('The partner’s Moon is of the same nadi', 'साथी का चंद्रमा उसी नाड़ी का है'),
  clashes: ({ isOneNadi }) => isOneNadi,
  own(chart) {
    const { nakshatraIndex, pada, signIndex } = chart.planets.Moon;
    return { nadi: nadiOf(chart), nakshatra: NAKSHATRAS[nakshatraIndex]!, pada, sign_number: signIndex + 1 };
  },
  other(partner) {
    const { nakshatraIndex, pada, signIndex } = partner.planets.Moon;
    return {
      partner_nadi: nadiOf(partner),
      partner_nakshatra: NAKSHATRAS[nakshatraIndex]!,
      partner_pada: pada,
      partner_sign_number: signIndex + 1,
    };
  },
  exceptions: {
    same_sign_other_nakshatra: {
      effect: 'cancels',
      text: both('Both Moons are in one sign, in different nakshatras', 'दोनों के चंद्रमा एक राशि के अलग-अलग नक्षत्रों में हैं'),
      holds: ({ isOneNakshatra, isOneSign }) => isOneSign && !isOneNakshatra,
    },
    same_nakshatra_other_sign: {
      effect: 'cancels',
      text: both(
        'Both Moons are in one nakshatra, in different signs',
        'दोनों के चंद्रमा एक नक्षत्र में पर अलग-अलग राशियों में हैं',
      ),
      holds: ({ isOneNakshatra, isOneSign }) => isOneNakshatra && !isOneSign,
    },
    same_nakshatra_other_pada: {
      effect: 'cancels',
      text: both('Both Moons are in one nakshatra, in different padas', 'दोनों के चंद्रमा एक नक्षत्र के अलग-अलग चरणों में हैं'),
      holds: ({ isOneNakshatra, isOnePada }) => isOneNakshatra && !isOnePada,
    },
    spared_nakshatras: {
      effect: 'told',
      text: both(
        'Both nakshatras are among those that almanacs spare',
        'दोनों के नक्षत्र उनमें हैं जिन्हें पंचांग दोष से मुक्त मानते हैं',
      ),
      holds: ({ other, own }) => [own, other].every((moon) => SPARED_NAKSHATRAS.includes(moon.nakshatraIndex)),
    },
    benefic_sign_lord: {
      effect: 'told',
      text: both(
        'Both Moons are in one sign, and its lord is Mercury, Jupiter or Venus',
        'दोनों के चंद्रमा एक राशि में हैं, जिसका स्वामी बुध, गुरु या शुक्र है',
      ),
      holds: ({ isOneSign, lords }) => isOneSign && BENEFIC_LORDS.includes(lords.own),
    },
    friendly_moon_lords: {
      effect: 'told',
      text: MOON_LORDS,
      holds: ({ lords }) => lords.isOne || lords.areFriends,
    },
    padas_not_facing: {
      effect: 'told',
      text: both(
        'The padas do not face each other, as the 1st does the 4th and the 2nd the 3rd',
        'दोनों के चरण आमने-सामने नहीं हैं, जैसे पहला-चौथा या दूसरा-तीसरा होते हैं',
      ),
      holds: ({ other, own }) => own.pada + other.pada !== FACING_SUM,
    },
  },
});
