/** Answer of /special/longevity. */
import { both } from '../../lib/astro/bilingual.ts';
import { placingOf } from '../../lib/astro/judgement/placing.ts';
import { carePlanets } from '../../lib/astro/judgement/longevity/carePlanets.ts';
import { relievedEarlyYears } from '../../lib/astro/judgement/longevity/earlyYears.ts';
import {
  lifeMeasure,
  meanOfPairs,
  thirdOfYears,
  type KakshaChange,
  type LifeMeasure,
} from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import { pindayu, type Pindayu } from '../../lib/astro/judgement/longevity/pindayu.ts';
import {
  LIFE_THIRD_YEARS,
  longevityPairs,
  type LifeThird,
  type LongevityPairs,
} from '../../lib/astro/jaimini/longevityPairs.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { bphs, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { drekkana22, navamsa64, type SensitiveSign } from '../../lib/astro/varga/sensitive.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { Placement } from '../../lib/astro/chart/zodiac.ts';
import type { Longevity } from '../../lib/schemas/special/longevity.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import { evidenceRecord, planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { pairRecord } from './longevityPairs.ts';
import { correctionText, summaryText, type Age } from './longevityTexts.ts';
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
    'In pindayu the reductions are taken one after the other. Of several planets in a house of the visible half only the strongest loses.',
    'पिंडायु में कटौतियाँ एक के बाद एक लगती हैं। दिखने वाले आधे भाग के किसी भाव में कई ग्रह हों तो केवल सबसे बलवान की कटौती होती है।',
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

const CATEGORIES: Readonly<Record<LifeThird, Named>> = {
  alpayu: { name: 'Alpayu (short measure)', sanskrit: 'अल्पायु' },
  madhyayu: { name: 'Madhyayu (middle measure)', sanskrit: 'मध्यायु' },
  purnayu: { name: 'Purnayu (full measure)', sanskrit: 'पूर्णायु' },
};

const CORRECTIONS: Readonly<Record<KakshaChange['id'], Named>> = {
  kaksha_hrasa: { name: 'Kaksha hrasa (one class less)', sanskrit: 'कक्ष्या ह्रास' },
  kaksha_vriddhi: { name: 'Kaksha vriddhi (one class more)', sanskrit: 'कक्ष्या वृद्धि' },
};

export function longevity(context: BirthContext): Longevity {
  const { chart, names } = context;
  const strengths = context.strengths();
  const hora = context.horaAscendant().place;
  const found = longevityPairs(chart, hora.signIndex);
  const measure = lifeMeasure(chart, found, hora);
  const age = ageOf(context, measure);
  const years = pindayu(chart, strengths);
  const supports = supportRecords(context, strengths);
  return {
    ...measureRecord(context, measure),
    age: age.age,
    is_exceeded: age.isExceeded,
    ...pairsRecord(context, found, measure, hora),
    supports,
    early_years: earlyYearsRecord(context, strengths),
    cross_checks: crossChecks(context, meanOfPairs(chart, found, hora), years.years, measure.third),
    pindayu: pindayuRecord(context, years),
    sensitive_parts: sensitiveRecord(context),
    care_planets: careRecords(context),
    summary_text: summaryText(found, measure, age, names.lang),
    advice: adviceFrom(supports, strengths, names),
    limits: names.texts(LIMITS),
    disclaimer: disclaimerIn('longevity', names.lang),
    notes: names.texts(NOTES),
    confidence: 'interpretive',
    sources: [SUTRAS, bphs(43), bphs(44)].map(citation),
  };
}

function measureRecord(
  { names }: BirthContext,
  { fromYears, isOpen, third, toYears }: LifeMeasure,
): Pick<Longevity, 'category' | 'category_name' | 'band' | 'years'> {
  const [fromAge, toAge] = LIFE_THIRD_YEARS[third];
  return {
    category: third,
    category_name: names.of(CATEGORIES[third]),
    band: { from_age: fromAge, to_age: toAge === Infinity ? null : toAge },
    years: { from: fromYears, to: toYears, is_open_ended: isOpen },
  };
}

function pairsRecord(
  context: BirthContext,
  found: LongevityPairs,
  { agreeing, hrasa, vriddhi }: LifeMeasure,
  hora: Placement,
): Pick<Longevity, 'pairs' | 'decision' | 'corrections'> {
  const { names } = context;
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

function ageOf({ birth, input, nowJdUT }: BirthContext, { isOpen, toYears }: LifeMeasure): Age {
  const today = localDate(birth.time.clock, unixMsFromJd(nowJdUT));
  const age = nowJdUT < birth.jdUT ? null : ageAt(input.date, today)[0];
  return { age, isExceeded: age !== null && !isOpen && age > toYears };
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

function crossChecks(
  { names }: BirthContext,
  meanYears: number,
  pindayuYears: number,
  third: LifeThird,
): Longevity['cross_checks'] {
  const check = (id: 'mean_of_pairs' | 'pindayu', years: number) => {
    const category = thirdOfYears(years);
    const isAgreeing = category === third;
    const text = LONGEVITY[names.lang].cross_check({ check: id, third: category, isAgreeing });
    return { id, category, is_agreeing: isAgreeing, text };
  };
  return [check('mean_of_pairs', meanYears), check('pindayu', pindayuYears)];
}

function pindayuRecord({ names }: BirthContext, found: Pindayu): Longevity['pindayu'] {
  return {
    planets: found.planets.map(({ fullYears, givenYears, planet, reductions, years }) => ({
      ...planetHead(planet, names),
      full_years: fullYears,
      given_years: givenYears,
      reductions: reductions.map((reduction) => ({ ...reduction, text: say(LONGEVITY, reduction.text, names.lang) })),
      years,
    })),
    ascendant_years: found.ascendantYears,
    years: found.years,
    category: thirdOfYears(found.years),
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
