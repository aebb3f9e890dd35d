/** Sentences about a year as a whole and its periods, in Hindi. */
import type { MonthFacts, MonthPart, MonthPartFacts } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import type { YearAreaId } from '../../../astro/varshphal/tables/yearAreas.ts';
import { MUNTHA_THEMES } from '../../../astro/varshphal/tables/yearThemes.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import type { LordSpan, YearWords } from '../../varshphal.ts';
import { dateHi, inHouse, listHi, lordOf, onDate, planetHi, spanHi } from '../grammar.ts';
import { outOfHundred, STANDINGS_HI, standingHi } from './standings.ts';

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

const areas = (ids: readonly YearAreaId[]) => listHi(ids.map((id) => AREAS[id]));

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

const PARTS_HI: Sentences<MonthPartFacts> = { ...STANDINGS_HI, ...MONTHS_HI };

/** Returns a part of a score as the predicate of a sentence; all of them agree with a masculine है but दृष्टि, with any. */
function partText(part: MonthPart): string {
  if (part.id === 'standing') return `${planetHi(part.args.planet)} का बल`;
  return part.id === 'natal_strength' ? `जन्म कुंडली में ${planetHi(part.args.planet)} का बल` : sayIn(PARTS_HI, part);
}

function stretch({ planet, ...span }: LordSpan): string {
  return `${planetHi(planet)} की अवधि में, ${periodHi(span)}`;
}

export const PERIODS_HI: Sentences<MonthFacts & YearWords> = {
  ...MONTHS_HI,
  year_span: ({ score, tone, ...span }) => `${periodHi(span)} का वर्ष ${YEAR_TONES[tone]} (${outOfHundred(score)})।`,
  year_lord_stands: (standing) => `वर्ष का स्वामी (वर्षेश) ${planetHi(standing.planet)} ${standingHi(standing)}।`,
  year_theme: ({ house }) => `मुंथा ${inHouse(house)} है, इसलिए वर्ष का मुख्य विषय ${MUNTHA_THEMES[house - 1]!.theme.hi} है।`,
  areas_ranked: ({ best, care }) => {
    const last = care.length > 0 ? `${areas(care)} पर ज़्यादा ध्यान दें।` : 'किसी क्षेत्र में खास चिंता नहीं है।';
    return `सबसे अच्छे क्षेत्र: ${areas(best)}। ${last}`;
  },
  stretches: ({ easiest, hardest }) => `सबसे आसान समय ${stretch(easiest)} है। ${stretch(hardest)}, धीरे और सोचकर चलें।`,
  running_lord: ({ level, until, ...standing }) => {
    const dasha = `${planetHi(standing.planet)} की ${level === 1 ? 'महादशा' : 'अंतर्दशा'}`;
    const term = until === null ? 'पूरे वर्ष रहती है' : `${dateHi(until)} तक रहती है`;
    return `वर्ष प्रवेश के समय ${dasha} है, जो ${term}। वर्ष कुंडली में ${planetHi(standing.planet)} ${standingHi(standing)}। इस समय पर उसका असर रहता है।`;
  },
  month_lord: ({ from, ownedHouses, until, ...standing }) => {
    const { judgedBy, planet } = standing;
    const owned = ownedHouses.length === 1 && ownedHouses[0] === 1 ? 'वर्ष लग्न का स्वामी' : lordOf(ownedHouses);
    const office = judgedBy === planet ? `वह ${owned} है।` : `वह ${planetHi(judgedBy)} का फल देता है, जो ${owned} है।`;
    return `${periodHi({ from, until })} ${planetHi(planet)} की अवधि है। ${office} ${planetHi(planet)} ${standingHi(standing)}।`;
  },
  month_tone: ({ score, tone }) => MONTH_TONES[tone][choiceNumber(score, tone) % 3]!,
  month_weighed: ({ best, worst }) => {
    const found = [
      ...(best ? [`इस समय की अच्छी बात ${partText(best)} है।`] : []),
      ...(worst ? [`ध्यान देने की बात ${partText(worst)} है।`] : []),
    ];
    return found.length > 0 ? found.join(' ') : 'इस समय पक्ष या विपक्ष में कुछ खास नहीं है।';
  },
};
