/** Sentences of sensitive degrees in Hindi. */
import type { EffectSide } from '../../astro/judgement/placing.ts';
import type { GandantaGrade } from '../../astro/planet/gandanta.ts';
import type { Nourisher } from '../../astro/planet/pushkara.ts';
import { THEME_BODIES, type ThemeBody } from '../../astro/tables/bodyThemes.ts';
import { JUNCTIONS, type Junction } from '../../astro/tables/junctions.ts';
import { TITHIS } from '../../astro/tables/panchang.ts';
import { MINUTES_PER_DAY } from '../../astro/time.ts';
import type {
  BodyDistance,
  BodyPlace,
  BodyTime,
  DegreesWords,
  NearJunctionFacts,
  ReliefFacts,
} from '../facts/degrees.ts';
import type { Sentences } from '../sentences.ts';
import { EFFECTS_HI } from './effects/effects.ts';
import { BODY_MATTERS_HI, STEADYING_PRACTICES_HI } from './bodyThemes.ts';
import {
  countHi,
  dateHi,
  degreesHi,
  inHouse,
  inSign,
  isOrAre,
  listHi,
  planetHi,
  planetsHi,
  rankHi,
  rankOblique,
  signHi,
  spanHi,
} from './grammar.ts';
import { inOwnPlace, strengthHi } from './placing.ts';
import { vargaHi } from './divisionalPhrases.ts';
import { HOUSE_MATTERS_OBLIQUE_HI } from './vocabulary.ts';

const GRADES: Readonly<Record<GandantaGrade, string>> = {
  exact: 'यह गंडांत बहुत पास का है: असर जल्दी दिखता है और उसे सुलझाने में समय लगता है।',
  strong: 'यह गंडांत साफ़ है, पर ध्यान देने से इसका असर घटता है।',
  mild: 'यह गंडांत हल्का है; इसका असर कभी-कभी ही दिखता है।',
};

interface JunctionWords {
  /** What the passage is about. */
  readonly passage: string;
  /** What helps there. */
  readonly task: string;
  /** The deities of the two nakshatras, before a postposition. */
  readonly deities: string;
}

const JUNCTION_WORDS: Readonly<Record<Junction['id'], JunctionWords>> = {
  pisces_aries: {
    passage: 'यहाँ राशि चक्र का अंत ही उसकी शुरुआत बनता है; यह समर्पण और भक्ति की संधि है।',
    task: 'एक काम पूरा करके ही दूसरा शुरू करें और पूजा या ध्यान को रोज़ का नियम बनाएँ।',
    deities: 'पूषा देव और अश्विनी कुमारों',
  },
  cancer_leo: {
    passage: 'यहाँ परिवार की छाँव से निकलकर अपने पैरों पर खड़े होने की बात आती है।',
    task: 'अपनी जड़ों का मान रखें, पर फ़ैसले खुद लें।',
    deities: 'नाग देवता और पितरों',
  },
  scorpio_sagittarius: {
    passage: 'यहाँ दबी हुई बातें जड़ से ऊपर आती हैं और गहराई से नई दिशा निकलती है; तीनों में यह सबसे भारी संधि है।',
    task: 'अपनी पकड़ धीरे-धीरे ढीली करें और किसी शिक्षक या मित्र से मन की बात कहें।',
    deities: 'इंद्र देव और निर्ऋति देवी',
  },
};

const CONSTANCY: Readonly<Record<EffectSide, string>> = {
  ease: 'उसके फल पर भरोसा किया जा सकता है।',
  both: 'उसके आसान और कठिन दोनों पक्ष जीवन भर एक-से रहते हैं, इसलिए उन्हें समझकर काम लें।',
  strain: 'यह जीवन भर का अभ्यास है, जो लगातार मेहनत से सधता है।',
};

const NOURISHED_BY: Readonly<Record<Nourisher, string>> = {
  Moon: 'स्नेह और अपनापन मिलता है',
  Mercury: 'हुनर और साफ़ सोच मिलती है',
  Jupiter: 'कृपा और अच्छी सलाह मिलती है',
  Venus: 'प्रेम और सुख मिलता है',
};

function bodyHi(body: ThemeBody): string {
  if (body === 'Ascendant') return 'लग्न';
  return body === 'Mandi' ? 'मांदी' : planetHi(body);
}

/** Returns one of several phrasings, another for each next body of a list. */
function byTurn(phrases: readonly string[], body: ThemeBody): string {
  return phrases[THEME_BODIES.indexOf(body) % phrases.length]!;
}

const bodiesHi = (bodies: readonly ThemeBody[]) => listHi(bodies.map(bodyHi));

/** Returns 40 कला, cut to the minute. */
function arcHi(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-6);
  return minutes === 0 ? '1 कला से कम' : degreesHi(minutes / 60);
}

/** Returns चंद्रमा कर्क राशि में, चौथे भाव में, before है. */
function placeHi({ body, house, signIndex }: BodyPlace): string {
  return body === 'Ascendant' ? `लग्न ${inSign(signIndex)}` : `${bodyHi(body)} ${inSign(signIndex)}, ${inHouse(house)}`;
}

/** Tells when a body acts. */
function timeHi({ from, isLate, planet, until }: BodyTime): string {
  if (isLate) return `इसका असर ${planetHi(planet)} की अंतर्दशाओं में ज़्यादा दिखता है।`;
  const span = from === null ? `जन्म से ${dateHi(until)} तक` : spanHi(from, until);
  return `इसका असर ${planetHi(planet)} की महादशा और अंतर्दशाओं में ज़्यादा दिखता है। यह महादशा ${span} की है।`;
}

function touchHi(body: ThemeBody, house: number): string {
  const [matters, areas] = [BODY_MATTERS_HI[body], HOUSE_MATTERS_OBLIQUE_HI[house - 1]!];
  return byTurn(
    [`ध्यान की बातें: ${matters}, खासकर ${areas} में।`, `इससे ${matters} पर असर पड़ता है, जो ${areas} में दिखता है।`],
    body,
  );
}

function nakshatrasHi(id: Junction['id']): string {
  return JUNCTIONS.find((junction) => junction.id === id)!.sanskrit;
}

/** Returns आश्लेषा-मघा की संधि से 40 कला पहले. */
function toJunction({ distanceDeg, junction, side }: NearJunctionFacts): string {
  return `${nakshatrasHi(junction)} की संधि से ${arcHi(distanceDeg)} ${side === 'before' ? 'पहले' : 'आगे'}`;
}

const withDistance = ({ body, distanceDeg }: BodyDistance) => `${bodyHi(body)} (${arcHi(distanceDeg)} दूर)`;

function tithiHi(number: number): string {
  return TITHIS[number - 1]!.sanskrit;
}

/** Writes a time that is exact near the junction, and known only in days far from it. */
function lengthHi(minutes: number): string {
  if (minutes < 120) return `${minutes} मिनट`;
  const days = Math.round(minutes / MINUTES_PER_DAY);
  return days < 2 ? `${Math.round(minutes / 60)} घंटे` : `${days} दिन`;
}

/** Names what softens a critical degree, before a postposition. */
function reliefHi({ isOwn, planets, relief }: ReliefFacts): string {
  switch (relief) {
    case 'strong_by_sign':
      return isOwn ? 'अपनी राशि के बल' : `राशि के स्वामी ${planetHi(planets[0]!)} के बल`;
    case 'vargottama':
      return 'वर्गोत्तम स्थिति';
    case 'pushkara_navamsa':
      return 'पुष्कर नवांश';
    case 'benefic_with_it':
      return `${planetsHi(planets)} के साथ`;
    case 'benefic_aspect':
      return `${planetsHi(planets)} की दृष्टि`;
  }
}

export const DEGREES_HI: Sentences<DegreesWords> = {
  gandanta_found(found) {
    const { body, grade, house, isAbhuktaMula, junction, time } = found;
    const abhukta = isAbhuktaMula
      ? ' ग्रंथों में इसे अभुक्त मूल का जन्म कहा गया है; परिवार शांति पूजा कराए तो अच्छा है। ऐसे बहुत-से लोग बातों की जड़ तक जाकर मज़बूत बनते हैं।'
      : '';
    return [
      `${placeHi(found)} है, ${toJunction(found)}।`,
      GRADES[grade],
      JUNCTION_WORDS[junction].passage,
      touchHi(body, house),
      `${timeHi(time)}${abhukta}`,
    ].join(' ');
  },
  gandanta_far: (far) => {
    const { body, junction } = far;
    return byTurn(
      [
        `${placeHi(far)} है, ${toJunction(far)}। गंडांत केवल 3 अंश 20 कला तक रहता है, इसलिए यहाँ नहीं बनता।`,
        `${placeHi(far)} है। सबसे पास की संधि ${nakshatrasHi(junction)} ${arcHi(far.distanceDeg)} दूर है, इसलिए गंडांत नहीं है।`,
        `${placeHi(far)} है और गंडांत में नहीं है। सबसे पास ${nakshatrasHi(junction)} की संधि है, ${arcHi(far.distanceDeg)} दूर।`,
      ],
      body,
    );
  },
  gandanta_remedy({ body, junction, planet }) {
    const { deities, task } = JUNCTION_WORDS[junction];
    const whose = body === 'Ascendant' ? `लग्नेश ${planetHi(planet)}` : bodyHi(body);
    return `${task} परंपरा में यहाँ ${deities} की पूजा की जाती है। ${whose} के लिए उपाय यह है। ${STEADYING_PRACTICES_HI[planet]}`;
  },
  gandanta_none: ({ body, distanceDeg }) =>
    `न कोई ग्रह गंडांत में है, न लग्न। किसी संधि के सबसे पास ${bodyHi(body)} है, ${arcHi(distanceDeg)} दूर।`,
  gandanta_summary({ found, junction }) {
    const bodies = found.map(({ body }) => body);
    return `${bodiesHi(bodies)} गंडांत में ${isOrAre(bodies.length)}। सबसे ज़्यादा ध्यान ${BODY_MATTERS_HI[bodies[0]!]} पर दें। ${JUNCTION_WORDS[junction].task}`;
  },
  junction_meaning: ({ junction }) => JUNCTION_WORDS[junction].passage,
  tithi_gandanta_met: ({ beginningTithi, endingTithi, minutes, side }) =>
    `जन्म ${tithiHi(endingTithi)} से ${tithiHi(beginningTithi)} तिथि बदलने के ${minutes} मिनट ${side === 'before' ? 'पहले' : 'बाद'} का है। ग्रंथों में इसे तिथि गंडांत कहा गया है। नए काम धीरे शुरू करें और जन्म तिथि पर दीपक जलाएँ।`,
  tithi_gandanta_far: ({ beginningTithi, endingTithi, minutes, side }) =>
    `तिथियों की सबसे पास की ऐसी संधि (${tithiHi(endingTithi)} से ${tithiHi(beginningTithi)}) जन्म से करीब ${lengthHi(minutes)} ${side === 'before' ? 'बाद' : 'पहले'} थी। तिथि गंडांत 48 मिनट तक ही रहता है, इसलिए यहाँ नहीं बनता।`,

  pushkara_found(found) {
    const { bhaga, body, house, ninth, parijata, time } = found;
    const ways = [
      ...(ninth
        ? [
            `यह ${rankHi(ninth.navamsa)} नवांश पुष्कर है, जो ${signHi(ninth.signIndex)} राशि में पड़ता है; उसके स्वामी ${planetHi(ninth.lord)} से ${NOURISHED_BY[ninth.lord]}।`,
          ]
        : []),
      ...(bhaga ? [`पुष्कर अंश ${bhaga.degree} यहाँ से केवल ${arcHi(bhaga.distanceDeg)} दूर है।`] : []),
      ...(parijata && parijata.degree !== bhaga?.degree
        ? [`जातक पारिजात का पुष्कर अंश ${parijata.degree} केवल ${arcHi(parijata.distanceDeg)} दूर है।`]
        : []),
    ];
    const gain = `${BODY_MATTERS_HI[body]} को यहाँ पोषण मिलता है, खासकर ${HOUSE_MATTERS_OBLIQUE_HI[house - 1]!} में।`;
    return `${placeHi(found)} है। ${ways.join(' ')} ${gain} ${timeHi(time)}`;
  },
  pushkara_far(far) {
    const { body, degree, distanceDeg, navamsa, navamsas } = far;
    const [place, wanted] = [placeHi(far), listHi(navamsas.map(rankHi))];
    return byTurn(
      [
        `${place}, ${rankOblique(navamsa)} नवांश में है। इस राशि में ${wanted} नवांश पुष्कर ${isOrAre(navamsas.length)}, इसलिए पुष्कर का लाभ नहीं है। पुष्कर अंश (${degree}) से वह ${arcHi(distanceDeg)} दूर है।`,
        `${place} है, पर पुष्कर में नहीं। यहाँ ${wanted} नवांश पुष्कर ${isOrAre(navamsas.length)} और यह ${rankHi(navamsa)} है; पुष्कर अंश (${degree}) भी ${arcHi(distanceDeg)} दूर है।`,
      ],
      body,
    );
  },
  pushkara_none: () => 'न कोई ग्रह पुष्कर नवांश या पुष्कर अंश पर है, न लग्न। इस कुंडली का पोषण शुभ और बलवान ग्रहों से देखा जाता है।',
  pushkara_summary({ best, inNavamsa, onBhaga, onParijata }) {
    const parts = [
      ['पुष्कर नवांश में', inNavamsa],
      ['पुष्कर अंश पर', onBhaga],
      ['जातक पारिजात के पुष्कर अंश पर', onParijata],
    ] as const;
    const found = parts.filter(([, bodies]) => bodies.length > 0);
    const said = found.map(([head, bodies]) => `${head} ${bodiesHi(bodies)} ${isOrAre(bodies.length)}।`);
    return `${said.join(' ')} सबसे अच्छा सहयोग ${BODY_MATTERS_HI[best]} को मिलता है।`;
  },

  vargottama_planet(found) {
    const { band, house, placing, planet, side, time } = found;
    return [
      `${planetHi(planet)} ${inOwnPlace(placing)}, ${inHouse(house)} है और नवांश में भी इसी राशि में, इसलिए वर्गोत्तम है।`,
      `वह ${strengthHi(band)} है: ${CONSTANCY[side]}`,
      EFFECTS_HI.planet_effect({ planet, house, side }),
      timeHi(time),
    ].join(' ');
  },
  vargottama_ascendant({ lord, placing, side, signIndex }) {
    const lordIs = `लग्नेश ${planetHi(lord)} ${inOwnPlace(placing)} है`;
    const rest = {
      ease: `${lordIs}, इसलिए यह गुण और पक्का है।`,
      strain: `${lordIs}, इसलिए अपने साथ धैर्य रखें।`,
    };
    const kept = `लग्न ${inSign(signIndex)} है और नवांश में भी इसी राशि में, इसलिए वर्गोत्तम है।`;
    const steady = 'भीतर और बाहर का व्यक्तित्व एक-सा रहता है; शरीर और स्वभाव अपनी राह पर टिके रहते हैं।';
    return side === 'both' ? `${kept} ${steady}` : `${kept} ${steady} ${rest[side]}`;
  },
  vargottama_absent(absent) {
    const { awayDeg, body, navamsaSignIndex, spans } = absent;
    const changes = byTurn(
      [
        `${placeHi(absent)} है, पर नवांश में ${signHi(navamsaSignIndex)} राशि में जाता है, इसलिए वर्गोत्तम नहीं है।`,
        `${placeHi(absent)} है और वर्गोत्तम नहीं है: नवांश में उसकी राशि ${signHi(navamsaSignIndex)} है।`,
      ],
      body,
    );
    if (spans.length === 0) return `${changes} चुनी हुई नवांश विधि में इस राशि का कोई भाग वर्गोत्तम नहीं होता।`;
    const where = listHi(spans.map(({ fromDeg, toDeg }) => `${degreesHi(fromDeg)} से ${degreesHi(toDeg)} तक`));
    return `${changes} इस राशि का वर्गोत्तम भाग ${where} है, यहाँ से ${arcHi(awayDeg)} दूर।`;
  },
  vargas_kept: ({ vargas }) =>
    vargas.length === 0
      ? 'बाकी पंद्रह वर्गों में से किसी में राशि वही नहीं रहती।'
      : `बाकी पंद्रह वर्गों में से ${listHi(vargas.map(vargaHi))} में राशि वही रहती है।`,
  vargottama_none: () => 'न कोई ग्रह वर्गोत्तम है, न लग्न।',
  vargottama_summary({ best, found, isTask }) {
    const said = listHi(found.map(({ body, signIndex }) => `${bodyHi(body)} (${signHi(signIndex)})`));
    const what = isTask
      ? `${BODY_MATTERS_HI[best]} में धैर्य रखें; यह जीवन भर का अभ्यास है।`
      : `सबसे ज़्यादा भरोसा ${BODY_MATTERS_HI[best]} पर किया जा सकता है।`;
    return `${said} वर्गोत्तम ${isOrAre(found.length)}। ${what}`;
  },
  most_constant: ({ bodies, count }) =>
    `सबसे ज़्यादा वर्गों में ${bodiesHi(bodies)} की राशि वही रहती है: पंद्रह में से ${countHi(count)} में।`,

  critical_close(close) {
    const { body, degree, distanceDeg, house, isOn, reliefs, time } = close;
    const where = `${placeHi(close)} है। यहाँ उसका संवेदनशील अंश ${degree} है, जो केवल ${arcHi(distanceDeg)} दूर है।`;
    const matters = BODY_MATTERS_HI[body];
    const what = isOn
      ? `इतने पास होने से अपना बल कम मिलता है; ${matters} में धैर्य रखें।`
      : `वह पास है, पर ठीक उस पर नहीं; ${matters} का थोड़ा ध्यान रखें।`;
    const softened =
      reliefs.length > 0
        ? `${listHi(reliefs.map(reliefHi))} से इसका असर घटता है।`
        : 'राशि, नवांश या साथ से इसे राहत नहीं मिलती, इसलिए समय रहते ध्यान दें।';
    return `${where} ${what} यह खासकर ${HOUSE_MATTERS_OBLIQUE_HI[house - 1]!} में दिखता है। ${timeHi(time)} ${softened}`;
  },
  critical_far: (far) => {
    const { body, degree, distanceDeg } = far;
    return byTurn(
      [
        `${placeHi(far)} है। यहाँ उसका संवेदनशील अंश ${degree} है, जो ${arcHi(distanceDeg)} दूर है; इसलिए असर नहीं है।`,
        `${placeHi(far)} है और अपने संवेदनशील अंश (${degree}) से ${arcHi(distanceDeg)} दूर। चिंता की बात नहीं।`,
        `${placeHi(far)} है। संवेदनशील अंश ${degree} उससे ${arcHi(distanceDeg)} दूर है, यानी असर के बाहर।`,
      ],
      body,
    );
  },
  critical_relief: (relief) => `${reliefHi(relief)} से राहत मिलती है।`,
  critical_remedy: ({ planet }) =>
    `समय पर आराम करें और छोटी तकलीफ़ भी हो तो न टालें। ${planetHi(planet)} के लिए उपाय यह है। ${STEADYING_PRACTICES_HI[planet]}`,
  critical_none: ({ body, distanceDeg }) =>
    `कोई ग्रह, लग्न या मांदी अपने संवेदनशील अंश के एक अंश के भीतर नहीं है। सबसे पास ${bodyHi(body)} है, ${arcHi(distanceDeg)} दूर।`,
  critical_summary({ first, near, on }) {
    const onIt =
      on.length > 0
        ? `अपने संवेदनशील अंश पर ${listHi(on.map(withDistance))} ${isOrAre(on.length)}।`
        : 'अपने संवेदनशील अंश पर कोई नहीं है।';
    const nearIt = near.length > 0 ? ` पास में ${listHi(near.map(withDistance))} ${isOrAre(near.length)}।` : '';
    return `${onIt}${nearIt} सबसे पहले ${BODY_MATTERS_HI[first]} का ध्यान रखें।`;
  },
  mandi_rule: () =>
    'सूर्योदय से सूर्यास्त तक तीस घटियाँ मानी जाती हैं। रविवार से शनिवार तक मांदी इन घटियों पर उदय होने वाला अंश है: 26, 22, 18, 14, 10, 6, 2। रात में पाँचवें वार की घटियाँ सूर्यास्त से गिनी जाती हैं।',
};
