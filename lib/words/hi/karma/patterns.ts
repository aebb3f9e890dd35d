/** Repetitions among the shashtiamshas of a chart, in Hindi. */
import { PART_THEMES, type PartThemeId } from '../../../astro/judgement/karma/tables/partThemes.ts';
import type { KarmaFacts, PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inSign, planetHi, signHi } from '../grammar.ts';
import { bodiesHi, bodyHi, isBeneficPartHi } from './phrases.ts';
import type { KarmaVoiceHi } from './voice.ts';

const THEMES: Readonly<Record<PartThemeId, string>> = {
  divine: 'यहाँ भक्ति रक्षा करती है।',
  treasure: 'उदारता सुख-साधन बनकर लौटती है।',
  nectar: 'दूसरों को ठीक करने का गुण है।',
  moon: 'दूसरों के लिए भावना सच्ची है।',
  gentle: 'नरमी से ज़्यादा काम बनता है।',
  clear: 'हुनर और साफ़ मन साथ हैं।',
  fire: 'गर्मी को धीमी आँच में बदलें।',
  poison: 'बोल, भोजन और संगति साफ़ रखें।',
  time: 'धैर्य रखें और दुखियों की सेवा करें।',
  clan: 'परिवार में कुछ सुधारना है।',
  fierce: 'बल कमज़ोर लोगों के काम में लगाएँ।',
  restless: 'क्रम रखें और एक काम पर टिकें।',
};

const NATURES: Readonly<Record<PeriodTone, string>> = {
  supportive: 'सामान्य से ज़्यादा ग्रह शुभ षष्ट्यंशों में हैं।',
  mixed: 'शुभ और अशुभ षष्ट्यंश लगभग बराबर हैं, जैसा ज़्यादातर कुंडलियों में होता है।',
  demanding: 'सामान्य से ज़्यादा ग्रह अशुभ षष्ट्यंशों में हैं।',
};

const RISES: Readonly<Record<PeriodTone, string>> = {
  supportive: 'पुराना पुण्य अधूरे कामों से ज़्यादा है।',
  mixed: 'पुराना पुण्य और अधूरे काम लगभग बराबर हैं।',
  demanding: 'अधूरे काम ज़्यादा हैं, इसलिए छोटे से शुरू करें।',
};

const HEADS: Readonly<Record<PeriodTone, string>> = {
  supportive: 'पुण्य ज़्यादा है',
  mixed: 'पुण्य और अधूरे काम बराबर हैं',
  demanding: 'अधूरे काम ज़्यादा हैं',
};

function placeText(voice: KarmaVoiceHi, { body, house, shashtiamsha }: KarmaFacts['place']): string {
  const { lesson, theme } = voice.karma(body);
  const head = `${bodyHi(body)} ${voice.partNamed(shashtiamsha)} में है, षष्ट्यंश कुंडली के ${houseOblique(house)} में।`;
  return isBeneficPartHi(shashtiamsha)
    ? `${head} ${theme} में पुराने पुण्य का सहयोग है, खासकर ${voice.theme(house)} में।`
    : `${head} ${voice.theme(house)} में उसकी सीख यह है: ${lesson}।`;
}

/** Returns the sentences on places and repetitions, in a voice for the age of the person. */
export const patternsHi = (
  voice: KarmaVoiceHi,
): Sentences<
  Pick<
    KarmaWords,
    'place' | 'natures' | 'shared_name' | 'shared_theme' | 'gathered' | 'd60' | 'd60_headline' | 'repetitions'
  >
> => ({
  natures: ({ tone }) => NATURES[tone],
  place: (place) => placeText(voice, place),
  shared_name: ({ bodies, shashtiamshas }) => {
    const [first] = shashtiamshas;
    const means = isBeneficPartHi(first!) ? 'एक ही गुण कई बार मिलता है' : 'एक ही काम कई जगह सामने आता है';
    return `${bodiesHi(bodies)} एक ही नाम के ${voice.part(first!)} में हैं, इसलिए ${means}।`;
  },
  shared_theme: ({ places, theme }) => {
    const { sanskrit } = PART_THEMES.find(({ id }) => id === theme)!;
    return `${bodiesHi(places.map(({ body }) => body))} एक ही प्रकार (${sanskrit}) के षष्ट्यंशों में हैं। ${THEMES[theme]}`;
  },
  gathered: ({ bodies, lord, shashtiamsha, signIndex }) =>
    `${bodiesHi(bodies)} षष्ट्यंश कुंडली में ${inSign(signIndex)} साथ हैं। ${signHi(signIndex)} राशि का स्वामी ${planetHi(lord)} ${voice.part(shashtiamsha)} में है।`,
  d60: ({ ascendant, tone }) =>
    `षष्ट्यंश कुंडली में ${signHi(ascendant.signIndex)} लग्न है, ${voice.partNamed(ascendant.shashtiamsha)} में। ${RISES[tone]}`,
  d60_headline: ({ signIndex, tone }) => `षष्ट्यंश लग्न ${signHi(signIndex)} है; ${HEADS[tone]}।`,
  repetitions: ({ count }) => {
    if (count === 0) return 'षष्ट्यंशों में कुछ दोहराया नहीं गया है।';
    return count === 1 ? 'षष्ट्यंशों में एक बात दोहराई गई है।' : 'षष्ट्यंशों में कई बातें दोहराई गई हैं।';
  },
});
