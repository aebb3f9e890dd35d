import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { muhurtaChintamani } from '../../source.ts';
import { NAKSHATRA_QUALITIES, type Nadi } from '../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import { NADI_MAX } from '../../tables/matching/koots.ts';
import { doshaOfTwo, exceptionOfMatch } from './besideAnother.ts';

/** Points of a hundred for each point that a koot has in a match (interpretive). */
export const POINTS_PER_KOOT = 8;

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
  points: NADI_MAX * POINTS_PER_KOOT,
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
    same_sign_other_nakshatra: exceptionOfMatch('nadi_same_sign_other_star'),
    same_nakshatra_other_sign: exceptionOfMatch('nadi_same_star_other_sign'),
    same_nakshatra_other_pada: exceptionOfMatch('nadi_same_star_other_pada'),
    spared_nakshatras: exceptionOfMatch('nadi_exempt_stars'),
    benefic_sign_lord: exceptionOfMatch('nadi_one_lord_benefic'),
    friendly_moon_lords: exceptionOfMatch('nadi_lords_friendly'),
    padas_not_facing: exceptionOfMatch('nadi_no_pada_vedha'),
  },
});
