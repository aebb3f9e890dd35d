/** Doshas of two births besides nadi: rajju, bhakoot and gana of a match, ekanakshatra of a family. */
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { bphs, muhurtaChintamani, practice } from '../../source.ts';
import { CLASHING_COUNTS, CLASHING_GANAS, kootRow } from '../../tables/matching/koots.ts';
import { NAKSHATRA_QUALITIES } from '../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import { RAJJU_NAMES, rajjuOf } from '../../tables/rajju.ts';
import { SIGNS } from '../../tables/signs.ts';
import { doshaOfTwo, exceptionOfMatch, type DoshaOfTwo } from './besideAnother.ts';
import type { Dosha } from '../dosha.ts';
import { POINTS_PER_KOOT } from './nadi.ts';
import { nthSignFrom } from '../../angle.ts';

const nakshatraOf = ({ planets: { Moon } }: Chart) => NAKSHATRAS[Moon.nakshatraIndex]!;
const ganaOf = (nakshatraIndex: number) => NAKSHATRA_QUALITIES[nakshatraIndex]!.gana;

const ROWS: readonly DoshaOfTwo[] = [
  {
    id: 'rajju',
    name: both('Rajju Dosha', 'रज्जु दोष'),
    source: practice('Rajju: one of the ten agreements (dasha porutham) of a match'),
    needs: 'partner',
    formation: both(
      'The Moons of both partners are in nakshatras of the same rajju',
      'दोनों साथियों के चंद्रमा एक ही रज्जु के नक्षत्रों में हों',
    ),
    effects: both('a bond that asks for steadiness from both sides', 'दोनों ओर से स्थिरता चाहने वाला संबंध'),
    points: 50,
    clash: both('The partner’s Moon is of the same rajju', 'साथी का चंद्रमा उसी रज्जु का है'),
    clashes: ({ other, own }) => rajjuOf(own.nakshatraIndex) === rajjuOf(other.nakshatraIndex),
    own(chart) {
      const rajju = rajjuOf(chart.planets.Moon.nakshatraIndex);
      const same = NAKSHATRAS.filter((_, index) => rajjuOf(index) === rajju);
      return { nakshatra: nakshatraOf(chart), rajju, rajju_name: RAJJU_NAMES[rajju].en, clashing: same };
    },
    other: (partner) => ({
      partner_nakshatra: nakshatraOf(partner),
      partner_rajju: rajjuOf(partner.planets.Moon.nakshatraIndex),
    }),
    exceptions: { opposite_course: exceptionOfMatch('rajju_opposite_direction') },
  },
  {
    id: 'bhakoot',
    name: both('Bhakoot Dosha', 'भकूट दोष'),
    source: muhurtaChintamani(6),
    needs: 'partner',
    formation: both(
      'The Moon signs of both partners are 2nd and 12th, 5th and 9th, or 6th and 8th from each other',
      'दोनों साथियों की चंद्र-राशियाँ परस्पर दूसरी-बारहवीं, पाँचवीं-नौवीं या छठी-आठवीं हों',
    ),
    effects: both('different rhythms in a household, which talk can tune', 'गृहस्थी की भिन्न लय, जो संवाद से मिल सकती है'),
    points: kootRow('bhakoot').max * POINTS_PER_KOOT,
    clash: both(
      'The partner’s Moon sign is the 2nd, 5th, 6th, 8th, 9th or 12th from this one',
      'साथी की चंद्र-राशि यहाँ से दूसरी, पाँचवीं, छठी, आठवीं, नौवीं या बारहवीं है',
    ),
    clashes: ({ signCount }) => CLASHING_COUNTS.includes(signCount),
    own({ planets: { Moon } }) {
      const sign = (count: number) => SIGNS[nthSignFrom(Moon.signIndex, count)]!;
      return { moon_sign: sign(1), clashing: CLASHING_COUNTS.map(sign) };
    },
    other: (partner) => ({ partner_moon_sign: SIGNS[partner.signs.Moon]! }),
    exceptions: {
      same_lord: exceptionOfMatch('bhakoot_one_lord'),
      friendly_lords: exceptionOfMatch('bhakoot_lords_friendly'),
      friendly_navamsa_lords: exceptionOfMatch('bhakoot_navamsa_lords_friendly'),
      peaceful_sixth_and_eighth: exceptionOfMatch('bhakoot_friendly_six_eight'),
    },
  },
  {
    id: 'gana',
    name: both('Gana Dosha', 'गण दोष'),
    source: muhurtaChintamani(6),
    needs: 'partner',
    formation: both(
      'One partner’s nakshatra is of the rakshasa gana and the other’s is not',
      'एक साथी का नक्षत्र राक्षस गण का हो और दूसरे का न हो',
    ),
    effects: both(
      'different temperaments, which respect can turn to use',
      'भिन्न स्वभाव, जिन्हें आदर से उपयोगी बनाया जा सकता है',
    ),
    points: kootRow('gana').max * POINTS_PER_KOOT,
    clash: both('The partner’s gana clashes with this one', 'साथी का गण इस गण से मेल नहीं खाता'),
    clashes: ({ other, own }) => CLASHING_GANAS[ganaOf(own.nakshatraIndex)].includes(ganaOf(other.nakshatraIndex)),
    own(chart) {
      const gana = ganaOf(chart.planets.Moon.nakshatraIndex);
      return { nakshatra: nakshatraOf(chart), gana, clashing: CLASHING_GANAS[gana] };
    },
    other: (partner) => ({
      partner_nakshatra: nakshatraOf(partner),
      partner_gana: ganaOf(partner.planets.Moon.nakshatraIndex),
    }),
    exceptions: {
      same_sign_other_nakshatra: exceptionOfMatch('gana_same_sign_other_star'),
      same_or_friendly_lords: exceptionOfMatch('gana_lords_friendly'),
      friendly_navamsa_lords: exceptionOfMatch('gana_navamsa_lords_friendly'),
    },
  },
  {
    id: 'ekanakshatra',
    name: both('Ekanakshatra Dosha', 'एकनक्षत्र दोष'),
    source: bphs(89),
    alsoIn: [bphs(85)],
    needs: 'family',
    formation: both(
      'The nakshatra of birth is that of the father, the mother, a brother or a sister',
      'जन्म नक्षत्र वही हो जो पिता, माता, भाई या बहन का है',
    ),
    effects: both('periods that touch two members of a family at once', 'एक ही समय परिवार के दो सदस्यों को छूने वाले दौर'),
    points: 30,
    clash: both('A near relative was born in the same nakshatra', 'किसी निकट संबंधी का जन्म नक्षत्र यही है'),
    clashes: ({ isOneNakshatra }) => isOneNakshatra,
    own: (chart) => ({ nakshatra: nakshatraOf(chart), pada: chart.planets.Moon.pada }),
    other: (partner) => ({ partner_nakshatra: nakshatraOf(partner), partner_pada: partner.planets.Moon.pada }),
    exceptions: {
      other_pada: {
        effect: 'weakens',
        text: both('The padas are different', 'चरण अलग-अलग हैं'),
        holds: ({ isOnePada }) => !isOnePada,
      },
    },
  },
];

export const doshasOfTwo: readonly Dosha[] = ROWS.map(doshaOfTwo);
