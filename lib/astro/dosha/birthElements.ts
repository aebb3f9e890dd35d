/** Births in panchang elements for which the texts prescribe a rite of peace (shanti). */
import { AT_CHANGE_GHATIS, ghatisFromSankranti, SANKRANTI_GHATIS, sankrantiSeen } from '../affliction/sankranti.ts';
import { touchingPlanet } from '../affliction/touch.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens, type Observed } from '../evidence.ts';
import { elongationDeg } from '../planet/nature.ts';
import type { RuleCondition } from '../rule.ts';
import { bphs, type Source } from '../source.ts';
import { isStrong } from '../strength/standing.ts';
import { BHADRA_ABODES, MOUTH_OF_BODY, TAIL_OF_BODY } from '../tables/bhadra.ts';
import { DAGDHA } from '../tables/dayYogas.ts';
import { KARANAS, NITYA_YOGAS, TITHIS, VARAS, AMAVASYA } from '../tables/panchang.ts';
import type { Planet } from '../tables/planets.ts';
import { SIGNS } from '../tables/signs.ts';
import { CHATURDASHI_PARTS, chaturdashiPart } from './chaturdashi.ts';
import type { BirthElements, Dosha, DoshaFacts } from './dosha.ts';
import { hundredths } from '../rounding.ts';

interface Row extends Pick<Dosha, 'id' | 'name' | 'formation' | 'effects' | 'effectsIn'> {
  readonly source: Source;
  readonly alsoIn: readonly Source[];
  /** The formation with the facts of one birth. */
  readonly born: Bilingual;
  readonly points: number;
  readonly planets: (elements: BirthElements) => readonly Planet[];
  readonly isBornIn: (elements: BirthElements, chart: Chart) => boolean;
  readonly observed: (elements: BirthElements, chart: Chart) => Observed;
  /** Further conditions, where it is formed. */
  readonly weights?: (elements: BirthElements, chart: Chart, isFormed: boolean) => RuleCondition[];
}

const KARANA_ARC_DEG = 6;
const KRISHNA_CHATURDASHI = 29;
const VYATIPATA = 17;
const VAIDHRITI = 27;

const LUMINARIES = () => ['Sun', 'Moon'] as const;

function tithiSeen({ tithi }: BirthElements, chart: Chart): Observed {
  return { tithi: TITHIS[tithi - 1]!.fullName, moon_from_sun_deg: hundredths(elongationDeg(chart)) };
}

function yogaSeen({ nityaYoga }: BirthElements): Observed {
  return { nitya_yoga: NITYA_YOGAS[nityaYoga - 1]!.name };
}

function isDagdha({ tithi, varaIndex }: BirthElements): boolean {
  const dayOfPaksha = ((tithi - 1) % 15) + 1;
  return DAGDHA.combinations.some(({ tithis, varas }) => varas.includes(varaIndex) && tithis?.includes(dayOfPaksha));
}

/** Share of the karana that has passed, 0 to 1, by the angle. */
function karanaElapsed(chart: Chart): number {
  return (elongationDeg(chart) % KARANA_ARC_DEG) / KARANA_ARC_DEG;
}

const ROWS: readonly Row[] = [
  {
    id: 'amavasya',
    name: both('Amavasya Janma Dosha', 'अमावस्या जन्म दोष'),
    source: bphs(86),
    alsoIn: [bphs(85)],
    formation: both(
      'The birth is in Amavasya, the last tithi of the dark half',
      'जन्म कृष्ण पक्ष की अंतिम तिथि अमावस्या में हो',
    ),
    born: both('The birth is in Amavasya', 'जन्म अमावस्या में है'),
    effects: both(
      'a quiet, inward mind, means that grow by patience, closeness to the ancestors',
      'शांत और अंतर्मुख मन, धैर्य से बढ़ने वाला धन, पितरों से निकटता',
    ),
    points: 40,
    planets: LUMINARIES,
    isBornIn: ({ tithi }) => tithi === AMAVASYA,
    observed: tithiSeen,
  },
  {
    id: 'chaturdashi',
    name: both('Krishna Chaturdashi Janma Dosha', 'कृष्ण चतुर्दशी जन्म दोष'),
    source: bphs(87),
    alsoIn: [bphs(85)],
    formation: both('The birth is in the fourteenth tithi of the dark half', 'जन्म कृष्ण पक्ष की चतुर्दशी में हो'),
    born: both('The birth is in Krishna Chaturdashi', 'जन्म कृष्ण चतुर्दशी में है'),
    effects: both('a call for care in the family about the birth', 'जन्म के समय परिवार में सावधानी की अपेक्षा'),
    effectsIn: (chart) => CHATURDASHI_PARTS[chaturdashiPart(chart) - 1]!,
    points: 20,
    planets: () => ['Moon'],
    isBornIn: ({ tithi }) => tithi === KRISHNA_CHATURDASHI,
    observed: tithiSeen,
    weights(_, chart, isFormed) {
      const part = isFormed ? chaturdashiPart(chart) : null;
      return [strengthens('troubled_part', TROUBLED_PART, part !== null && part > 1, { sixth: part }, 15)];
    },
  },
  {
    id: 'sankranti',
    name: both('Sankranti Janma Dosha', 'संक्रांति जन्म दोष'),
    source: bphs(90),
    alsoIn: [bphs(85)],
    formation: both(
      'The birth is within sixteen ghatis (6 hours 24 minutes) of the Sun’s change of sign',
      'जन्म सूर्य के राशि-परिवर्तन से सोलह घटी (6 घंटे 24 मिनट) के भीतर हो',
    ),
    born: both('The Sun changes sign within sixteen ghatis of the birth', 'जन्म से सोलह घटी के भीतर सूर्य की संक्रांति है'),
    effects: both(
      'a life between two ways, a standing that is found after changes',
      'दो मार्गों के बीच का जीवन, परिवर्तनों के बाद मिलने वाला स्थान',
    ),
    points: 25,
    planets: () => ['Sun'],
    isBornIn: (_, chart) => ghatisFromSankranti(chart) <= SANKRANTI_GHATIS,
    observed: (_, chart) => sankrantiSeen(chart, ghatisFromSankranti(chart)),
    weights(_, chart) {
      const ghatis = ghatisFromSankranti(chart);
      return [strengthens('at_change', AT_CHANGE, ghatis <= AT_CHANGE_GHATIS, sankrantiSeen(chart, ghatis), 15)];
    },
  },
  {
    id: 'vyatipata',
    name: both('Vyatipata Janma Dosha', 'व्यतीपात जन्म दोष'),
    source: bphs(88),
    alsoIn: [bphs(85)],
    formation: both('The birth is in Vyatipata, the 17th yoga of Sun and Moon', 'जन्म सत्रहवें योग व्यतीपात में हो'),
    born: both('The birth is in the yoga Vyatipata', 'जन्म व्यतीपात योग में है'),
    effects: both(
      'turns that come unannounced, strength that the second attempt shows',
      'अचानक आने वाले मोड़, दूसरे प्रयास में दिखने वाला बल',
    ),
    points: 35,
    planets: LUMINARIES,
    isBornIn: ({ nityaYoga }) => nityaYoga === VYATIPATA,
    observed: yogaSeen,
  },
  {
    id: 'vaidhriti',
    name: both('Vaidhriti Janma Dosha', 'वैधृति जन्म दोष'),
    source: bphs(88),
    alsoIn: [bphs(85)],
    formation: both('The birth is in Vaidhriti, the 27th yoga of Sun and Moon', 'जन्म सत्ताईसवें योग वैधृति में हो'),
    born: both('The birth is in the yoga Vaidhriti', 'जन्म वैधृति योग में है'),
    effects: both(
      'support that has to be asked for, trust that grows slowly and then holds',
      'माँगने पर मिलने वाला सहारा, धीरे बढ़कर टिकने वाला विश्वास',
    ),
    points: 35,
    planets: LUMINARIES,
    isBornIn: ({ nityaYoga }) => nityaYoga === VAIDHRITI,
    observed: yogaSeen,
  },
  {
    id: 'vishti',
    name: both('Vishti (Bhadra) Janma Dosha', 'विष्टि (भद्रा) जन्म दोष'),
    source: bphs(88),
    alsoIn: [bphs(85)],
    formation: both('The birth is in the karana Vishti, called Bhadra', 'जन्म विष्टि करण अर्थात् भद्रा में हो'),
    born: both('The birth is in the karana Vishti', 'जन्म विष्टि करण में है'),
    effects: both(
      'a sharp tongue and a strong will, beginnings that need a second look',
      'तीखी वाणी और प्रबल इच्छाशक्ति, दोबारा सोचकर किए जाने वाले आरंभ',
    ),
    points: 20,
    planets: () => ['Moon', 'Saturn'],
    isBornIn: ({ karana }) => KARANAS[karana - 1]!.name === 'Vishti',
    observed: ({ karana }) => ({ karana: KARANAS[karana - 1]!.name, number: karana }),
    weights(_, chart, isFormed) {
      const { signIndex } = chart.planets.Moon;
      const abode = BHADRA_ABODES[signIndex]!;
      const elapsed = karanaElapsed(chart);
      const seen = { elapsed_share: Math.round(elapsed * 1000) / 1000 };
      return [
        strengthens('on_earth', ON_EARTH, isFormed && abode === 'earth', { abode, moon_sign: SIGNS[signIndex]! }, 15),
        strengthens('in_mouth', IN_MOUTH, isFormed && elapsed < MOUTH_OF_BODY, seen, 10),
        weakens('in_tail', IN_TAIL, isFormed && elapsed >= 1 - TAIL_OF_BODY, seen, -10),
      ];
    },
  },
  {
    id: 'dagdha_tithi',
    name: both('Dagdha Tithi Janma Dosha', 'दग्ध तिथि जन्म दोष'),
    source: DAGDHA.source,
    alsoIn: [bphs(85)],
    formation: both(
      'The birth is in a tithi that its weekday burns: 12 on Sunday, 11 on Monday, 5 on Tuesday, 3 on Wednesday, 6 on Thursday, 8 on Friday, 9 on Saturday',
      'जन्म वार से दग्ध तिथि में हो: रविवार 12, सोमवार 11, मंगलवार 5, बुधवार 3, गुरुवार 6, शुक्रवार 8, शनिवार 9',
    ),
    born: both('The tithi of birth is burnt by its weekday', 'जन्म तिथि अपने वार से दग्ध है'),
    effects: both(
      'first efforts that cost more than they bring, thrift learned early',
      'लाभ से अधिक श्रम लेने वाले आरंभिक प्रयत्न, शीघ्र सीखा गया मितव्यय',
    ),
    points: 25,
    planets: ({ varaIndex }) => [VARAS[varaIndex]!.lord],
    isBornIn: isDagdha,
    observed: ({ tithi, varaIndex }) => ({
      tithi: TITHIS[tithi - 1]!.fullName,
      vara: VARAS[varaIndex]!.transliteration,
    }),
  },
];

const TROUBLED_PART = both(
  'The birth is not in the first sixth of the tithi, the one that the text praises',
  'जन्म तिथि के पहले षष्ठांश में नहीं है, जिसे ग्रंथ शुभ कहता है',
);
const AT_CHANGE = both('The change is within four ghatis of the birth', 'संक्रांति जन्म से चार घटी के भीतर है');
const ON_EARTH = both('Bhadra stays on earth, by the sign of the Moon', 'चंद्र राशि से भद्रा का वास पृथ्वी पर है');
const IN_MOUTH = both('The birth is in the mouth of Bhadra, its first sixth', 'जन्म भद्रा के मुख में, उसके पहले षष्ठांश में है');
const IN_TAIL = both('The birth is in the tail of Bhadra, its last tenth', 'जन्म भद्रा की पुच्छ में, उसके अंतिम दशांश में है');
const JUPITER = both('Jupiter joins or aspects the Moon', 'चंद्रमा पर गुरु की युति या दृष्टि है');
const STRONG_MOON = both('The Moon is strong', 'चंद्र बली है');

/** The texts name only rites; benefic influence on the Moon relieves too, as these elements are hers (interpretive). */
function reliefs(chart: Chart, { ratios }: DoshaFacts): RuleCondition[] {
  const { dignity, house } = chart.planets.Moon;
  return [
    weakens('jupiter_on_moon', JUPITER, touchingPlanet(chart, 'Moon', ['Jupiter']).length > 0, {}, -10),
    weakens('strong_moon', STRONG_MOON, isStrong(chart, 'Moon', ratios), { dignity, house }, -10),
  ];
}

export const birthElementDoshas: readonly Dosha[] = ROWS.map(
  ({ alsoIn, born, isBornIn, observed, planets, points, weights, ...described }): Dosha => ({
    ...described,
    alsoIn,
    isInterpretive: true,
    reliefs: 'points',
    participants: (_, { elements }) => planets(elements),

    examine(chart, facts) {
      const { elements } = facts;
      const isFormed = isBornIn(elements, chart);
      return [
        required('born_in', born, isFormed, observed(elements, chart), points),
        ...(weights?.(elements, chart, isFormed) ?? []),
        ...reliefs(chart, facts),
      ];
    },
  }),
);
