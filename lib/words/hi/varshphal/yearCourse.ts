/** Sentences about a year as a whole and its periods, in Hindi. */
import type { MonthFacts, MonthPart } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import type { YearAreaId } from '../../../astro/varshphal/tables/yearAreas.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import { yearTheme } from '../../../astro/varshphal/tables/stagedYears.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { LordSpan, YearWords } from '../../facts/varshphal.ts';
import { dateHi, inHouse, listHi, lordOf, onDate, planetHi, spanHi } from '../grammar.ts';
import { balaWord, outOfHundred, STANDINGS_HI, standingHi } from './planetsInYear.ts';

/** Returns a period; one that ends on its first day is written as one date: 15 जून 2026 को. */
export function periodHi({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? onDate(from) : spanHi(from, until);
}

const YEAR_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'आगे बढ़ने का है',
  mixed: 'मिला-जुला है',
  demanding: 'धैर्य और सीख का है',
};

const MONTH_TONES: Readonly<Record<MunthaVerdict, readonly [string, string, string]>> = {
  good: ['यह काम आगे बढ़ाने का समय है।', 'इस समय नए काम बढ़ाएँ।', 'समय अच्छा है, रुके काम निपटाएँ।'],
  mixed: ['समय मिला-जुला है।', 'कुछ काम बनेंगे, कुछ में समय लगेगा।', 'इस समय लाभ और मेहनत बराबर हैं।'],
  demanding: [
    'इस समय धीरे चलें और ज़रूरी काम ही करें।',
    'नया काम बाद के लिए रखें, चल रहे काम सँभालें।',
    'इस समय थोड़ा काम लें और उसे पूरा करें।',
  ],
};

const AREAS: Readonly<Record<YearAreaId, string>> = {
  career: 'काम',
  finance: 'धन',
  health: 'सेहत',
  relationship: 'दांपत्य',
  family: 'परिवार',
  education: 'पढ़ाई',
  travel: 'यात्रा',
  spirituality: 'साधना',
};

/** Areas that have another name before work and marriage begin, and after they are given over. */
const YOUNG_AREAS: Readonly<Record<YearAreaId, string>> = {
  ...AREAS,
  career: 'अच्छी आदतें',
  finance: 'बचत',
  relationship: 'दोस्ती',
  spirituality: 'प्रार्थना',
};
const LATER_AREAS: Readonly<Record<YearAreaId, string>> = {
  ...AREAS,
  career: 'सलाह और सेवा',
  finance: 'बचत',
  relationship: 'मेल-जोल',
  education: 'पाठ',
  spirituality: 'पूजा-पाठ',
};

const AREAS_BY_STAGE: Readonly<Record<LifeStage, Readonly<Record<YearAreaId, string>>>> = {
  child: YOUNG_AREAS,
  youth: YOUNG_AREAS,
  adult: AREAS,
  elder: LATER_AREAS,
  old: LATER_AREAS,
  beyond: AREAS,
};

const areas = (ids: readonly YearAreaId[], stage: LifeStage) => listHi(ids.map((id) => AREAS_BY_STAGE[stage][id]));

const TIES: Readonly<Record<MonthFacts['with_ascendant_lord']['tie'], string>> = {
  joined: 'का इत्थशाल',
  friendly: 'की मित्र दृष्टि',
  none: 'में दृष्टि का न होना',
  conjunction: 'का एक राशि में होना',
  square: 'की शत्रु दृष्टि (गुप्त वैर)',
  opposition: 'की शत्रु दृष्टि (प्रत्यक्ष वैर)',
};

const MONTHS_HI: Sentences<MonthFacts> = {
  month_house: ({ house, planet }) => `${planetHi(planet)} का ${inHouse(house)} होना`,
  natal_strength: ({ planet, score }) => `जन्म कुंडली में ${planetHi(planet)}: ${outOfHundred(score)}`,
  rules_ascendant: ({ planet }) => `${planetHi(planet)} का वर्ष लग्नेश होना`,
  with_ascendant_lord: ({ ascendantLord, planet, tie }) =>
    `${planetHi(planet)} और लग्नेश ${planetHi(ascendantLord)} ${TIES[tie]}`,
};

const GOOD_TIES: typeof TIES = {
  ...TIES,
  joined: 'का इत्थशाल है',
  friendly: 'की मित्र दृष्टि है',
  conjunction: 'एक राशि में हैं',
};
const HARD_TIES: typeof TIES = {
  ...TIES,
  square: 'में शत्रु दृष्टि है',
  opposition: 'में शत्रु दृष्टि है',
};

/** Returns a part of a score as a clause that tells whether it helps. */
function partText(part: MonthPart, isGood: boolean): string {
  switch (part.id) {
    case 'standing': {
      const { house, planet } = part.args;
      return `${inHouse(house)} ${planetHi(planet)} का बल ${isGood ? 'खुलकर' : 'कम'} मिलता है`;
    }
    case 'month_house':
      return `${planetHi(part.args.planet)} ${isGood ? 'अच्छे' : 'कठिन'} भाव में है`;
    case 'natal_strength':
      return `जन्म कुंडली में ${planetHi(part.args.planet)} ${isGood ? 'बलवान' : 'कमज़ोर'} है`;
    case 'rules_ascendant':
      return `${planetHi(part.args.planet)} वर्ष लग्नेश है`;
    case 'with_ascendant_lord': {
      const { ascendantLord, planet, tie } = part.args;
      const ties = isGood ? GOOD_TIES : HARD_TIES;
      return `${planetHi(planet)} और लग्नेश ${planetHi(ascendantLord)} ${ties[tie]}`;
    }
    case 'bounds':
      return STANDINGS_HI.bounds(part.args);
  }
}

type Form = (clause: string) => string;

const GOOD_FORMS: readonly [Form, Form, Form] = [
  (clause) => `${clause}, इससे मदद मिलती है।`,
  (clause) => `अच्छी बात यह है कि ${clause}।`,
  (clause) => `${clause}, यह इस समय की ताकत है।`,
];
const HARD_FORMS: readonly [Form, Form, Form] = [
  (clause) => `${clause}, इसलिए मेहनत ज़्यादा लगेगी।`,
  (clause) => `कमी यह है कि ${clause}।`,
  (clause) => `${clause}, इसलिए धैर्य रखें।`,
];

function stretch({ planet, ...span }: LordSpan): string {
  return `${planetHi(planet)} की अवधि में, ${periodHi(span)}`;
}

/** What is said of the lord of a stretch of the year: a planet as it stands, the houses that it owns, and for whom. */
type OwningLord = Omit<YearWords['month_lord'], 'from' | 'until'>;

/** Returns what a lord, named before, owns and where it stands; of a node, whose lord it acts for. */
export function lordStandsHi({ ownedHouses, ...standing }: OwningLord): string {
  const { bala, house, judgedBy, planet } = standing;
  const owned = ownedHouses.length === 1 && ownedHouses[0] === 1 ? 'वर्ष लग्न का स्वामी' : lordOf(ownedHouses);
  if (judgedBy === planet) return `वह ${owned} है, ${standingHi(standing)}।`;
  const lord = planetHi(judgedBy);
  return `वह ${inHouse(house)} है और अपने राशि स्वामी ${lord} का फल देता है। ${lord} ${owned} है और उसका बल ${balaWord(bala)} है।`;
}

export const PERIODS_HI: Sentences<MonthFacts & YearWords> = {
  ...MONTHS_HI,
  year_span: ({ tone, ...span }) => `${periodHi(span)} का वर्ष ${YEAR_TONES[tone]}।`,
  year_lord_stands: (standing) => `वर्ष का स्वामी (वर्षेश) ${planetHi(standing.planet)} ${standingHi(standing)}।`,
  year_theme: ({ house, stage }) =>
    `मुंथा ${inHouse(house)} है, इसलिए वर्ष का मुख्य विषय ${yearTheme(house, stage).theme.hi} है।`,
  areas_ranked: ({ best, care, stage }) => {
    const last = care.length > 0 ? `${areas(care, stage)} पर ज़्यादा ध्यान दें।` : 'किसी क्षेत्र में खास चिंता नहीं है।';
    return `सबसे अच्छे क्षेत्र: ${areas(best, stage)}। ${last}`;
  },
  stretches: ({ easiest, hardest }) => `सबसे आसान समय ${stretch(easiest)} है। ${stretch(hardest)}, धीरे और सोचकर चलें।`,
  running_lord: ({ level, until, ...standing }) => {
    const dasha = `${planetHi(standing.planet)} की ${level === 1 ? 'महादशा' : 'अंतर्दशा'}`;
    const term = until === null ? 'पूरे वर्ष रहती है' : `${dateHi(until)} तक रहती है`;
    return `वर्ष प्रवेश के समय ${dasha} है, जो ${term}। वर्ष कुंडली में ${planetHi(standing.planet)} ${standingHi(standing)}। इस दशा में उसी के विषय आगे रहते हैं।`;
  },
  month_lord: ({ from, ownedHouses, until, stage, ...standing }) => {
    const name = planetHi(standing.planet);
    const span = periodHi({ from, until });
    const isSpanFirst = choiceNumber(standing.planet, from) % 2 === 0;
    const opening = isSpanFirst ? `${span} ${name} की अवधि है।` : `${name} की अवधि ${span} है।`;
    return `${opening} ${lordStandsHi({ ...standing, ownedHouses, stage })}`;
  },
  month_tone: ({ score, tone }) => MONTH_TONES[tone][choiceNumber(score, tone) % 3]!,
  month_weighed: ({ bala, best, house, worst }) => {
    const found = [
      ...(best ? [GOOD_FORMS[choiceNumber(best.id, house, bala) % 3]!(partText(best, true))] : []),
      ...(worst ? [HARD_FORMS[choiceNumber(worst.id, house, bala) % 3]!(partText(worst, false))] : []),
    ];
    return found.length > 0 ? found.join(' ') : 'पक्ष या विपक्ष में कुछ खास नहीं है।';
  },
};
