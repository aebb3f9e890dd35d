/** Answer of /special/longevity. */
import { both } from '../../lib/astro/bilingual.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import { carePlanets } from '../../lib/astro/judgement/longevity/carePlanets.ts';
import { relievedEarlyYears } from '../../lib/astro/judgement/longevity/earlyYears.ts';
import { areYearsTold, type LifeJudgement } from '../../lib/astro/judgement/longevity/lifeJudgement.ts';
import type { KakshaChange } from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import type { LifeClass } from '../../lib/astro/jaimini/longevityPairs.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { bphs, brihatJataka, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { drekkana22, navamsa64, type SensitiveSign } from '../../lib/astro/varga/sensitive.ts';
import type { Longevity } from '../../lib/schemas/special/longevity.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { bandAt, isExceeded } from '../../lib/records/lifeBand.ts';
import { evidenceRecord, planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { pairRecord } from './longevityPairs.ts';
import { ayurdayaRecords, toldYears } from './ayurdaya.ts';
import { agreementText, correctionText, otherLordNotes, summaryText } from './longevityTexts.ts';
import { LONGEVITY } from '../../lib/words/subjects/longevity.ts';
import type { SupportEffect, SupportRole } from '../../lib/words/facts/longevity.ts';
import { type Named, type Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { scoreLevel, type ScoreLevel } from '../../lib/astro/score.ts';

const SUTRAS = jaiminiSutras('2.1');

const NOTES = [
  both(
    'The 8th house is the ordinary one. Other schools count it otherwise. Lords of Scorpio and Aquarius are the stronger of two.',
    'आठवाँ भाव सामान्य गिनती का है; कुछ मत इसे अलग गिनते हैं। वृश्चिक और कुंभ के दो स्वामियों में से बलवान स्वामी लिया गया है।',
  ),
  both(
    'Where the agreeing bodies stand at the beginning of their signs the class is full. At the end it is spent. Six years are told to either side, within the class.',
    'सहमत युग्म के ग्रह राशि की शुरुआत में हों तो वर्ग पूरा मिलता है, अंत में हों तो बहुत कम। वर्ग के भीतर दोनों ओर छह वर्ष दिए गए हैं।',
  ),
  both(
    'In the three measures of years the reductions are taken one after the other. Of several planets in a house of the visible half only the strongest loses.',
    'तीनों वर्ष-गणनाओं में कटौतियाँ एक के बाद एक लगती हैं। दिखने वाले आधे भाग के किसी भाव में कई ग्रह हों तो केवल सबसे बलवान की कटौती होती है।',
  ),
  both(
    'Years are left out below the age of 32 and for the short class. They are left out too without a class, and behind the present age.',
    '32 वर्ष से कम आयु में, अल्पायु वर्ग में, वर्ग तय न होने पर और बीत चुकी आयु के लिए वर्ष नहीं बताए जाते।',
  ),
  both(
    'Signs of tenderness in the first years are told only where the chart relieves them.',
    'पहले वर्षों की नाज़ुक स्थिति तभी बताई जाती है, जब कुंडली में उसकी राहत हो।',
  ),
];

const LIMITS = [
  both(
    'The texts divide lives into thirds and do not agree on corrections. No class has ever been shown to hold for single persons.',
    'ग्रंथ जीवन को तीन वर्गों में बाँटते हैं। संशोधनों पर वे एकमत नहीं हैं और किसी एक व्यक्ति पर कोई वर्ग कभी सिद्ध नहीं हुआ।',
  ),
  both(
    'A birth time wrong by a few minutes can change the hora ascendant, and with it the third pair.',
    'जन्म का समय कुछ मिनट गलत हो तो होरा लग्न बदल सकता है, और उसके साथ तीसरा युग्म भी।',
  ),
  both(
    'The texts themselves say that care, conduct and good company lead a life beyond its measure.',
    'ग्रंथ खुद कहते हैं कि देखभाल, अच्छे आचरण और अच्छे साथ से जीवन अपने माप से आगे जाता है।',
  ),
  both(
    'No date, year or cause of death is told here, whatever is asked.',
    'जीवन कब और कैसे पूरा होगा, यह यहाँ किसी भी सवाल पर नहीं बताया जाता।',
  ),
];

const CATEGORIES: Readonly<Record<LifeClass, Named>> = {
  alpayu: { name: 'Alpayu (short measure)', sanskrit: 'अल्पायु' },
  madhyayu: { name: 'Madhyayu (middle measure)', sanskrit: 'मध्यायु' },
  purnayu: { name: 'Purnayu (full measure)', sanskrit: 'पूर्णायु' },
  undecided: { name: 'Undecided', sanskrit: 'अनिर्णीत' },
};

const CORRECTIONS: Readonly<Record<KakshaChange['id'], Named>> = {
  kaksha_hrasa: { name: 'Kaksha hrasa (one class less)', sanskrit: 'कक्ष्या ह्रास' },
  kaksha_vriddhi: { name: 'Kaksha vriddhi (one class more)', sanskrit: 'कक्ष्या वृद्धि' },
};

export function longevity(context: BirthContext): Longevity {
  const { chart, names } = context;
  const strengths = context.strengths();
  const judged = context.longevity();
  const age = context.person().ageYears;
  const supports = supportRecords(context, strengths);
  return {
    ...classRecord(context, judged, age),
    ...pairsRecord(context, judged),
    supports,
    early_years: earlyYearsRecord(context, strengths),
    ...ayurdayaRecords(judged.years, age, names),
    sensitive_parts: sensitiveRecord(context),
    care_planets: careRecords(context),
    summary_text: summaryText(judged, age, names.lang),
    advice: adviceFrom(supports, strengths, names),
    limits: names.texts(LIMITS),
    disclaimer: disclaimerIn('longevity', names.lang),
    notes: [...names.texts(NOTES), ...otherLordNotes(chart, judged.found, names.lang)],
    confidence: 'interpretive',
    sources: [SUTRAS, bphs(43), bphs(44), brihatJataka(7), brihatJataka(8)].map(citation),
  };
}

type ClassFields = 'category' | 'category_name' | 'agreement' | 'band' | 'years' | 'age' | 'is_exceeded';

function classRecord({ names }: BirthContext, judged: LifeJudgement, age: number | null): Pick<Longevity, ClassFields> {
  const { byPairs, byYears, category, measure } = judged;
  const { fromYears, isOpen, toYears } = measure;
  return {
    category,
    category_name: names.of(CATEGORIES[category]),
    agreement: {
      by_pairs: byPairs,
      by_years: byYears,
      is_agreeing: byPairs === byYears,
      mean_years: toldYears(judged.years.meanYears, age),
      text: agreementText(judged, names.lang),
    },
    band: bandAt(category, age),
    years: areYearsTold(age, category, fromYears) ? { from: fromYears, to: toYears, is_open_ended: isOpen } : null,
    age,
    is_exceeded: isExceeded(category, age),
  };
}

function pairsRecord(
  context: BirthContext,
  { found, measure: { agreeing, hrasa, vriddhi } }: LifeJudgement,
): Pick<Longevity, 'pairs' | 'decision' | 'corrections'> {
  const { names } = context;
  const hora = context.horaAscendant().place;
  return {
    pairs: found.pairs.map((pair) => pairRecord(context, hora, pair, agreeing.includes(pair))),
    decision: {
      category: found.third,
      decided_by: found.decidedBy,
      text: LONGEVITY[names.lang].decision({
        decidedBy: found.decidedBy,
        isByAllThree: agreeing.length === 3,
        third: found.third,
      }),
    },
    corrections: [hrasa, vriddhi].map((change) => ({
      id: change.id,
      name: names.of(CORRECTIONS[change.id]),
      is_met: change.isMet,
      evidence: change.evidence.map((condition) =>
        evidenceRecord({ ...condition, text: say(LONGEVITY, condition.text, names.lang) }, SUTRAS),
      ),
      text: correctionText(change, found.third, hrasa.isMet && vriddhi.isMet, names.lang),
    })),
  };
}

function careRecords({ chart, names }: BirthContext): Longevity['care_planets'] {
  return carePlanets(chart).map((care) => ({
    ...planetHead(care.planet, names),
    order: care.isFirst ? 'first' : 'second',
    roles: [...care.roles],
    text: LONGEVITY[names.lang].care_planet(care),
  }));
}

const SUPPORT_EFFECTS: Readonly<Record<ScoreLevel, SupportEffect>> = {
  high: 'supports',
  middle: 'mixed',
  low: 'asks_care',
};

function supportRecords({ chart, names }: BirthContext, strengths: PlanetStrengths): Longevity['supports'] {
  const held: readonly [SupportRole, Planet][] = [
    ['lord_1', lordOfHouse(chart, 1)],
    ['lord_8', lordOfHouse(chart, 8)],
    ['lord_10', lordOfHouse(chart, 10)],
    ['significator', 'Saturn'],
  ];
  return [...new Set(held.map(([, planet]) => planet))].map((planet) => {
    const roles = held.filter(([, id]) => id === planet).map(([role]) => role);
    const score = strengths[planet];
    const effect = SUPPORT_EFFECTS[scoreLevel(score.band)];
    return {
      planet: planetId(planet),
      roles,
      strength: strengthRecord(score, names),
      effect,
      text: LONGEVITY[names.lang].support({ planet, roles, effect, ...placingOf(chart, planet) }),
    };
  });
}

function earlyYearsRecord({ chart, names }: BirthContext, strengths: PlanetStrengths): Longevity['early_years'] {
  const reliefs = relievedEarlyYears(chart, strengths);
  if (reliefs === null) return null;
  return {
    reliefs: reliefs.map(({ id, planets }) => ({ id, planets: planets.map(planetId) })),
    text: LONGEVITY[names.lang].early_years({ reliefs }),
  };
}

function sensitiveRecord({ chart, names }: BirthContext): Longevity['sensitive_parts'] {
  const wire = ({ lord, signIndex }: SensitiveSign) => ({ sign: signRef(signIndex, names), lord: planetId(lord) });
  const { Moon } = chart.planets;
  return {
    drekkana_22nd: {
      from_ascendant: wire(drekkana22(chart, chart.ascendant)),
      from_moon: wire(drekkana22(chart, Moon)),
    },
    navamsha_64th: {
      from_ascendant: wire(navamsa64(chart, chart.ascendant)),
      from_moon: wire(navamsa64(chart, Moon)),
    },
    text: LONGEVITY[names.lang].sensitive_parts({}),
  };
}

/** Names the planets that carry vitality, and those to be strengthened, with the traditional practice. */
function adviceFrom(supports: Longevity['supports'], strengths: PlanetStrengths, { lang }: Names): string[] {
  const ranked = (Object.keys(strengths) as Planet[])
    .filter((planet) => supports.some((support) => support.planet === planetId(planet)))
    .sort((a, b) => strengths[b].value - strengths[a].value);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const words = LONGEVITY[lang];
  return [words.leans_on({ planet: best }), ...(worst === best ? [] : [words.strengthen({ planet: worst })])];
}
