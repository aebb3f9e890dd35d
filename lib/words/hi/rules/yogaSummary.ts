/** Sentences about all yogas of a chart, or about those of one family, in Hindi. */
import type { YogaTheme } from '../../../astro/judgement/tables/yogaThemes.ts';
import type { Band } from '../../../astro/percentile.ts';
import type { BurdenBand, YogaSummaryWords } from '../../facts/rules/yogaSummary.ts';
import type { Sentences } from '../../sentences.ts';
import { housesOblique, listHi, lordShort, planetHi } from '../grammar.ts';

const THEMES: Readonly<Record<YogaTheme, string>> = {
  standing: 'पद और प्रतिष्ठा',
  wealth: 'धन',
  learning: 'विद्या',
  spirit: 'अध्यात्म',
  obstacles: 'बाधाएँ',
};

const BANDS: Readonly<Record<Band, string>> = {
  excellent: 'बहुत अच्छा',
  good: 'अच्छा',
  average: 'मध्यम',
  weak: 'कम',
  very_weak: 'बहुत कम',
};

const BURDENS: Readonly<Record<BurdenBand, string>> = {
  very_light: 'बहुत हल्की',
  light: 'हल्की',
  ordinary: 'सामान्य',
  heavy: 'गहरी',
  very_heavy: 'बहुत गहरी',
};

const HEADLINES: Readonly<Record<Band, (theme: string) => string>> = {
  excellent: (theme) => `${theme} के योग आपकी कुंडली में सबसे प्रबल हैं।`,
  good: (theme) => `आपकी कुंडली में ${theme} के योग सबसे अच्छे हैं।`,
  average: (theme) => `आपके योग संतुलित हैं; सबसे आगे ${theme} के योग हैं।`,
  weak: (theme) => `आपकी कुंडली में योग कम हैं; सबसे आगे ${theme} के योग हैं।`,
  very_weak: (theme) => `आपकी कुंडली में योग कम हैं; सबसे आगे ${theme} के योग हैं।`,
};

const LEADS: Readonly<Record<Band, (theme: string) => string>> = {
  excellent: (theme) => `आपकी कुंडली में ${theme} के योग सबसे प्रबल हैं; इतने प्रबल योग कम ही कुंडलियों में मिलते हैं।`,
  good: (theme) => `आपकी कुंडली में ${theme} के योग सबसे प्रबल हैं, ज़्यादातर कुंडलियों से बढ़कर।`,
  average: (theme) => `आपकी कुंडली में ${theme} के योग सबसे आगे हैं, लगभग उतने ही जितने औरों में।`,
  weak: (theme) => `कोई एक विषय बहुत आगे नहीं है; पहला स्थान ${theme} के योगों का है।`,
  very_weak: (theme) => `कोई एक विषय बहुत आगे नहीं है; पहला स्थान ${theme} के योगों का है।`,
};

const WHOLE: Readonly<Record<Band, string>> = {
  excellent: 'सब मिलाकर आपके योग दस में से नौ कुंडलियों से ज़्यादा बल देते हैं।',
  good: 'सब मिलाकर आपके योग ज़्यादातर कुंडलियों से अच्छे हैं।',
  average: 'सब मिलाकर आपके योग ज़्यादातर कुंडलियों जैसे ही हैं।',
  weak: 'सब मिलाकर योगों का बल कम है, इसलिए मेहनत का महत्व ज़्यादा है।',
  very_weak: 'सब मिलाकर योगों से मदद कम है, इसलिए अपनी मेहनत सबसे ज़रूरी है।',
};

const OBSTACLES: Readonly<Record<BurdenBand, string>> = {
  very_light: 'रास्ते में रुकावटें बहुत कम हैं।',
  light: 'रास्ते में रुकावटें ज़्यादातर कुंडलियों से कम हैं।',
  ordinary: 'रुकावटें सामान्य हैं।',
  heavy: 'रुकावटें ज़्यादातर कुंडलियों से अधिक हैं; धैर्य और योजना से काम लें।',
  very_heavy: 'रुकावटें काफ़ी हैं; एक समय में एक काम लें और मदद समय पर माँगें।',
};

const STRENGTHS = { strong: 'प्रबल', medium: 'मध्यम', weak: 'हल्का', nominal: 'नाममात्र का' } as const;

/** In a sentence a yoga is called योग, unless its name ends so. */
function nameText({ houses, name: { hi }, planet }: YogaSummaryWords['next']['best'][number]): string {
  const called = /(योग|दोष)$/.test(hi) ? hi : `${hi} योग`;
  if (planet !== null) return `${planetHi(planet)} का ${called}`;
  return houses.length === 0 ? called : `${housesOblique(houses)} का ${called}`;
}

const bearerText = (planet: YogaSummaryWords['bearer_strength']['planet'], house: number | null) =>
  house === null ? planetHi(planet) : `${lordShort(house)} ${planetHi(planet)}`;

export const YOGA_SUMMARY_HI: Sentences<YogaSummaryWords> = {
  yoga_weighed: ({ name }) => name.hi,
  bearer_strength: ({ house, planet }) => `${bearerText(planet, house)} का बल`,
  bearer_weakness: ({ house, planet }) => `${bearerText(planet, house)} की कमज़ोरी`,
  theme: ({ theme }) => THEMES[theme],
  band: ({ band }) => BANDS[band],
  burden: ({ burden }) => BURDENS[burden],
  one_yoga: ({ isFormed, strength }) => {
    if (!isFormed) return 'आपकी कुंडली में यह योग नहीं बनता।';
    return strength === null
      ? 'यह योग बनता है, पर भंग हो जाता है।'
      : `आपकी कुंडली में यह योग बनता है और ${STRENGTHS[strength]} है।`;
  },
  family: ({ areBurdens, best, isFormed }) => {
    const [first, ...others] = best;
    if (!isFormed) return 'आपकी कुंडली में इस तरह का कोई योग नहीं बनता।';
    if (!first) return 'इस तरह का जो योग बनता है, वह भंग है या केवल नाममात्र का है।';
    const next =
      others.length > 0 ? ` इसके बाद ${listHi(others.map(nameText))} ${others.length > 1 ? 'आते हैं' : 'आता है'}।` : '';
    return `${areBurdens ? 'इनमें सबसे गहरा' : 'इनमें सबसे आगे'} ${nameText(first)} है।${next}`;
  },
  no_exchange: () => 'किन्हीं दो भावों के स्वामी एक-दूसरे की राशि में नहीं हैं। इसलिए कोई राशि परिवर्तन नहीं है।',
  no_debilitation: () => 'आपकी कुंडली में कोई ग्रह नीच का नहीं है, इसलिए नीच भंग की ज़रूरत नहीं है।',
  headline: ({ band, theme }) => HEADLINES[band](THEMES[theme]),
  leading: ({ band, theme }) => LEADS[band](THEMES[theme]),
  foremost: ({ result, ...yoga }) => `सबसे प्रमुख ${nameText(yoga)} है; इसका फल है: ${result.hi}।`,
  next: ({ best }) => `इसके बाद ${listHi(best.map(nameText))} ${best.length > 1 ? 'आते हैं' : 'आता है'}।`,
  whole: ({ band }) => WHOLE[band],
  obstacles: ({ burden }) => OBSTACLES[burden],
};
