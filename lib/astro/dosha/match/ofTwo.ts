/** Doshas of two births besides nadi: rajju, bhakoot and gana of a match, ekanakshatra of a family. */
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { bphs, muhurtaChintamani, practice } from '../../source.ts';
import { NAKSHATRA_QUALITIES, type Gana } from '../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../tables/nakshatras.ts';
import { courseOf, RAJJU_NAMES, rajjuOf } from '../../tables/rajju.ts';
import { SIGNS } from '../../tables/signs.ts';
import { doshaOfTwo, MOON_LORDS, NAVAMSA_LORDS, type DoshaOfTwo } from './besideAnother.ts';
import type { Dosha } from '../dosha.ts';
import { POINTS_PER_KOOT } from './nadi.ts';
import { nthSignFrom } from '../../angle.ts';

/** Points of bhakoot and of gana among the 36 of a match. */
const [BHAKOOT_POINTS, GANA_POINTS] = [7, 6];

/** Counts of signs between two Moons that clash: 2 and 12, 5 and 9, 6 and 8. */
const CLASHING_COUNTS = [2, 5, 6, 8, 9, 12];

/** Of two signs 6 and 8 from each other that are at peace, the odd one has the other as its 8th. */
const EIGHTH = 8;

const CLASHING_GANAS: Readonly<Record<Gana, readonly Gana[]>> = {
  deva: ['rakshasa'],
  manushya: ['rakshasa'],
  rakshasa: ['deva', 'manushya'],
};

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
    exceptions: {
      opposite_course: {
        effect: 'told',
        text: both(
          'One nakshatra lies on the way up and the other on the way down (aroha and avaroha)',
          'एक नक्षत्र आरोह में और दूसरा अवरोह में है',
        ),
        holds({ other, own }) {
          const [ownCourse, otherCourse] = [courseOf(own.nakshatraIndex), courseOf(other.nakshatraIndex)];
          return ownCourse !== otherCourse && ownCourse !== null && otherCourse !== null;
        },
      },
    },
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
    points: BHAKOOT_POINTS * POINTS_PER_KOOT,
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
      same_lord: {
        effect: 'cancels',
        text: both('Both Moon signs have the same lord', 'दोनों की चंद्र-राशियों का स्वामी एक है'),
        holds: ({ lords }) => lords.isOne,
      },
      friendly_lords: {
        effect: 'cancels',
        text: both(
          'The lords of both Moon signs are friends of each other, and the nadis differ',
          'दोनों की चंद्र-राशियों के स्वामी परस्पर मित्र हैं और नाड़ियाँ अलग हैं',
        ),
        holds: ({ isOneNadi, lords }) => lords.areFriends && !isOneNadi,
      },
      friendly_navamsa_lords: {
        effect: 'told',
        text: both(
          'The lords of the navamsas of both Moons are one, or friends of each other, and the nadis differ',
          'दोनों के चंद्र-नवांशों का स्वामी एक है या स्वामी परस्पर मित्र हैं, और नाड़ियाँ अलग हैं',
        ),
        holds: ({ isOneNadi, navamsaLords }) => (navamsaLords.isOne || navamsaLords.areFriends) && !isOneNadi,
      },
      peaceful_sixth_and_eighth: {
        effect: 'told',
        text: both(
          'The signs are 6th and 8th from each other, and the 8th is counted from the odd one',
          'राशियाँ परस्पर छठी-आठवीं हैं, और आठवीं विषम राशि से गिनी जाती है',
        ),
        holds({ other, own, signCount }) {
          const isOdd = (signIndex: number) => signIndex % 2 === 0;
          return signCount === EIGHTH ? isOdd(own.signIndex) : signCount === 6 && isOdd(other.signIndex);
        },
      },
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
    points: GANA_POINTS * POINTS_PER_KOOT,
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
      same_sign_other_nakshatra: {
        effect: 'cancels',
        text: both('Both Moons are in one sign, in different nakshatras', 'दोनों के चंद्रमा एक राशि के अलग-अलग नक्षत्रों में हैं'),
        holds: ({ isOneNakshatra, isOneSign }) => isOneSign && !isOneNakshatra,
      },
      same_or_friendly_lords: {
        effect: 'cancels',
        text: MOON_LORDS,
        holds: ({ lords }) => lords.isOne || lords.areFriends,
      },
      friendly_navamsa_lords: {
        effect: 'told',
        text: NAVAMSA_LORDS,
        holds: ({ navamsaLords }) => navamsaLords.isOne || navamsaLords.areFriends,
      },
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
