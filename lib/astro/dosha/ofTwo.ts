/**
 * Doshas of two births: rajju, bhakoot and gana of a match, ekanakshatra of a family.
 *
 * None is ever formed in one chart. The answer has the side of this birth, and the exceptions that a match would check.
 */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { cancels, required, weakens, type Observed } from '../evidence.ts';
import type { RuleCondition } from '../rule.ts';
import { bphs, muhurtaChintamani, practice, type Source } from '../source.ts';
import { NAKSHATRA_QUALITIES, type Gana } from '../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../tables/nakshatras.ts';
import { RAJJU_NAMES, rajjuOf } from '../tables/rajju.ts';
import { SIGNS } from '../tables/signs.ts';
import type { Dosha } from './dosha.ts';
import { nthSignFrom } from '../angle.ts';

interface Row extends Pick<Dosha, 'id' | 'name' | 'formation' | 'effects'> {
  readonly source: Source;
  readonly alsoIn?: readonly Source[];
  readonly needs: 'partner' | 'family';
  readonly clash: Bilingual;
  /** This birth's own side of it. */
  readonly own: (chart: Chart) => Observed;
  readonly cancelling: Readonly<Record<string, Bilingual>>;
  readonly weakening: Readonly<Record<string, Bilingual>>;
}

/** Counts of signs between two Moons that clash: 2 and 12, 5 and 9, 6 and 8. */
const CLASHING_COUNTS = [2, 5, 6, 8, 9, 12];

const CLASHING_GANAS: Readonly<Record<Gana, readonly Gana[]>> = {
  deva: ['rakshasa'],
  manushya: ['rakshasa'],
  rakshasa: ['deva', 'manushya'],
};

const MOON_LORDS = both(
  'Both Moon signs have the same lord, or lords who are friends',
  'दोनों की चंद्र-राशियों का स्वामी एक है, या स्वामी परस्पर मित्र हैं',
);

const ROWS: readonly Row[] = [
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
    clash: both('The partner’s Moon is of the same rajju', 'साथी का चंद्रमा उसी रज्जु का है'),
    own({ planets: { Moon } }) {
      const rajju = rajjuOf(Moon.nakshatraIndex);
      const same = NAKSHATRAS.filter((_, index) => rajjuOf(index) === rajju);
      return { nakshatra: NAKSHATRAS[Moon.nakshatraIndex]!, rajju, rajju_name: RAJJU_NAMES[rajju].en, clashing: same };
    },
    cancelling: {},
    weakening: {
      opposite_course: both(
        'One nakshatra lies on the way up and the other on the way down (aroha and avaroha)',
        'एक नक्षत्र आरोह में और दूसरा अवरोह में है',
      ),
      friendly_moon_lords: MOON_LORDS,
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
    clash: both(
      'The partner’s Moon sign is the 2nd, 5th, 6th, 8th, 9th or 12th from this one',
      'साथी की चंद्र-राशि यहाँ से दूसरी, पाँचवीं, छठी, आठवीं, नौवीं या बारहवीं है',
    ),
    own({ planets: { Moon } }) {
      const sign = (count: number) => SIGNS[nthSignFrom(Moon.signIndex, count)]!;
      return { moon_sign: sign(1), clashing: CLASHING_COUNTS.map(sign) };
    },
    cancelling: { same_or_friendly_lords: MOON_LORDS },
    weakening: {
      friendly_navamsa_lords: both(
        'The lords of the navamsas of both Moons are friends',
        'दोनों के चंद्र-नवांशों के स्वामी परस्पर मित्र हैं',
      ),
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
    clash: both('The partner’s gana clashes with this one', 'साथी का गण इस गण से मेल नहीं खाता'),
    own({ planets: { Moon } }) {
      const { gana } = NAKSHATRA_QUALITIES[Moon.nakshatraIndex]!;
      return { nakshatra: NAKSHATRAS[Moon.nakshatraIndex]!, gana, clashing: CLASHING_GANAS[gana] };
    },
    cancelling: {
      same_or_friendly_lords: MOON_LORDS,
      friendly_navamsa_lords: both(
        'The lords of the navamsas of both Moons are one or friends',
        'दोनों के चंद्र-नवांशों का स्वामी एक है या स्वामी मित्र हैं',
      ),
    },
    weakening: {},
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
    clash: both('A near relative was born in the same nakshatra', 'किसी निकट संबंधी का जन्म नक्षत्र यही है'),
    own({ planets: { Moon } }) {
      return { nakshatra: NAKSHATRAS[Moon.nakshatraIndex]!, pada: Moon.pada };
    },
    cancelling: {},
    weakening: { other_pada: both('The padas are different', 'चरण अलग-अलग हैं') },
  },
];

const KNOWN = {
  partner: both('The chart of a partner is known', 'साथी की कुंडली ज्ञात है'),
  family: both('The nakshatra of birth of a near relative is known', 'निकट संबंधी का जन्म नक्षत्र ज्ञात है'),
};

export const doshasOfTwo: readonly Dosha[] = ROWS.map(
  ({ cancelling, clash, needs, own, weakening, ...described }): Dosha => ({
    ...described,
    needs,
    reliefs: 'halves',
    participants: () => ['Moon'],

    examine(chart): RuleCondition[] {
      const observed = own(chart);
      return [
        required('other_known', KNOWN[needs], false, { [needs]: null }),
        required('clash', clash, false, observed),
        ...Object.entries(cancelling).map(([id, text]) => cancels(id, text, false, { [needs]: null })),
        ...Object.entries(weakening).map(([id, text]) => weakens(id, text, false, { [needs]: null })),
      ];
    },
  }),
);
