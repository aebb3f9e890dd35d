/** Houses and areas of life by their shashtiamshas, in Hindi. */
import type { BalanceVerdict, KarmaFacts } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaAreaId } from '../../../astro/judgement/karma/tables/karmaAreas.ts';
import type { MatterTime } from '../../../astro/stage.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, listHi, planetHi, spanHi } from '../grammar.ts';
import { DASHA_LEVELS_HI } from '../vocabulary.ts';
import { bandHi, bodyHi, isBeneficPartHi } from './phrases.ts';
import type { KarmaVoiceHi } from './voice.ts';

/** Before a postposition. */
const AREAS: Readonly<Record<KarmaAreaId, string>> = {
  career: 'काम-काज',
  marriage: 'विवाह',
  wealth: 'धन',
  health: 'सेहत',
  children: 'संतान',
  education: 'पढ़ाई',
};

const AREA_MEANINGS: Readonly<Record<KarmaAreaId, Readonly<Record<BalanceVerdict, string>>>> = {
  career: {
    positive: 'काम में पुराने पुण्य की मदद है, और अच्छी सेवा का फल मिलता है।',
    neutral: 'काम में जितना लगाएँ, उतना ही मिलता है।',
    negative: 'काम में लगातार सेवा और साफ़ व्यवहार रखें।',
  },
  marriage: {
    positive: 'विवाह में आपसी सद्भाव पुराना है।',
    neutral: 'विवाह वैसा ही बनता है जैसा दोनों उसे बनाएँ।',
    negative: 'विवाह में धैर्य रखें और साफ़ बात करें।',
  },
  wealth: {
    positive: 'धन बाँटने से बढ़ता है।',
    neutral: 'धन मेहनत के अनुसार आता है।',
    negative: 'पहले बकाया चुकाएँ और थोड़ा दान करें, तब धन टिकता है।',
  },
  health: {
    positive: 'शरीर में अच्छा बल है और देखभाल का असर जल्दी होता है।',
    neutral: 'सेहत दिनचर्या के अनुसार रहती है।',
    negative: 'समय पर सोना, आराम और सादा भोजन सेहत के लिए सबसे अच्छे हैं।',
  },
  children: {
    positive: 'बच्चों और शिष्यों से सुख मिलता है।',
    neutral: 'बच्चों और शिष्यों को जो दिया, वही लौटता है।',
    negative: 'छोटों की देखभाल करें; इससे भला होता है।',
  },
  education: {
    positive: 'पढ़ाई सहज आगे बढ़ती है।',
    neutral: 'पढ़ाई अभ्यास से बढ़ती है।',
    negative: 'पढ़ाई में दोहराना और गुरुजनों का आदर काम आता है।',
  },
};

const HOUSE_MEANINGS: Readonly<Record<BalanceVerdict, (theme: string) => string>> = {
  positive: (theme) => `${theme} में पुराने पुण्य का सहयोग है`,
  neutral: (theme) => `${theme} में आज के काम का महत्त्व है`,
  negative: (theme) => `${theme} में पहले धैर्य से मेहनत करें`,
};

const shareText = (beneficCount: number, count: number) => {
  if (beneficCount === 0) return 'कोई ग्रह शुभ षष्ट्यंश में नहीं है';
  if (beneficCount === count) return 'सब ग्रह शुभ षष्ट्यंशों में हैं';
  if (beneficCount * 2 === count) return 'आधे ग्रह शुभ षष्ट्यंशों में हैं';
  return beneficCount * 2 > count ? 'ज़्यादातर ग्रह शुभ षष्ट्यंशों में हैं' : 'कम ग्रह शुभ षष्ट्यंशों में हैं';
};

/** What is said of an area that does not belong to the present years; null where it does. */
function elsewhere(area: KarmaAreaId, time: MatterTime): string | null {
  if (time === 'later_life') return `${AREAS[area]} की बात आगे के वर्षों की है; अभी कोई सलाह नहीं।`;
  return time === 'past' ? `${AREAS[area]} की यह बात बीते वर्षों की है।` : null;
}

function areaText(voice: KarmaVoiceHi, args: KarmaFacts['area']): string {
  const { area, beneficCount, count, key, place, time, verdict } = args;
  const other = elsewhere(area, time);
  if (other !== null) return other;
  const theme = voice.theme(place.house);
  const does = isBeneficPartHi(place.shashtiamsha) ? `${theme} से मदद मिलती है` : `${theme} को सँभालने से मदद मिलती है`;
  return [
    AREA_MEANINGS[area][verdict],
    `${AREAS[area]} के ${shareText(beneficCount, count)}।`,
    `${AREAS[area]} का सबसे बलवान ग्रह ${planetHi(key)} ${voice.partNamed(place.shashtiamsha)} में है; ${does}।`,
  ].join(' ');
}

/** Returns the sentences on houses and areas of life, in a voice for the age of the person. */
export const lifeAreasHi = (
  voice: KarmaVoiceHi,
): Sentences<
  Pick<KarmaWords, 'house' | 'area' | 'area_periods' | 'area_alone' | 'areas_ranked' | 'areas_headline'>
> => ({
  house: ({ house, lord, verdict }) =>
    `${HOUSE_MEANINGS[verdict](voice.theme(house))}; ${houseOblique(house)} का स्वामी ${bodyHi(lord.body)} ${voice.part(lord.shashtiamsha)} में है।`,
  area: (args) => areaText(voice, args),
  area_periods: ({ area, periods }) => {
    const described = periods.map(({ from, level, lord, until }) => {
      return `${planetHi(lord)} की ${DASHA_LEVELS_HI[level - 1]!} (${spanHi(from, until)})`;
    });
    return `${listHi(described)} का असर ${AREAS[area]} पर है।`;
  },
  area_alone: ({ area, band }) => `षष्ट्यंश से ${AREAS[area]} की स्थिति ${bandHi(band)} है।`,
  areas_ranked: ({ best, isHard, worst }) =>
    isHard
      ? `पुराने पुण्य का सबसे ज़्यादा सहयोग ${AREAS[best]} में है। ${AREAS[worst]} में धैर्य रखें।`
      : `पुराने पुण्य का सबसे ज़्यादा सहयोग ${AREAS[best]} में है, सबसे कम ${AREAS[worst]} में।`,
  areas_headline: ({ best }) => `सबसे ज़्यादा सहयोग ${AREAS[best]} में है।`,
});
