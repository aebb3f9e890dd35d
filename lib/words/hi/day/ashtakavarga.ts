/** Sentences about the bindus of a birth, in Hindi. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import type { Moorti } from '../../../astro/tables/gochara.ts';
import type { BinduWords } from '../../facts/day/ashtakavarga.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import {
  houseHi,
  houseOblique,
  inSign,
  isOrAre,
  listHi,
  onDate,
  planetHi,
  planetsHi,
  rankHi,
  signHi,
} from '../grammar.ts';
import { HOUSE_MATTERS_HI } from '../vocabulary.ts';

const GROUND: Readonly<Record<SarvaBand, readonly [string, string, string]>> = {
  very_strong: [
    'यहाँ मेहनत और अच्छे गोचर का फल जल्दी मिलता है।',
    'इस भाव के काम सबसे जल्दी फल देते हैं।',
    'यह कुंडली की सबसे उपजाऊ राशियों में है।',
  ],
  strong: [
    'यहाँ मेहनत और अच्छे गोचर का पूरा फल मिलता है।',
    'इस भाव में की गई मेहनत अच्छा फल देती है।',
    'इस भाव के काम अच्छे गोचर में आसानी से बनते हैं।',
  ],
  good: ['बिंदु औसत या उससे थोड़े ज़्यादा हैं, इसलिए फल अच्छा रहता है।', 'इस भाव का फल अच्छा रहता है।', 'यहाँ काम ठीक से आगे बढ़ते हैं।'],
  average: ['यहाँ फल मेहनत के हिसाब से मिलता है।', 'इस भाव का फल मध्यम है; जितनी मेहनत, उतना फल।', 'यहाँ काम मेहनत से बनते हैं।'],
  weak: [
    'यहाँ योजनाओं में ज़्यादा समय और सहयोग लगता है।',
    'इस भाव के कामों को थोड़ा ज़्यादा समय दें।',
    'इस भाव के काम दूसरों की मदद से बनते हैं।',
  ],
  very_weak: [
    'यहाँ योजनाओं में बहुत समय और सहयोग लगता है।',
    'इस भाव के कामों में धैर्य रखें और मदद लें।',
    'इस भाव के काम धीरे-धीरे बनते हैं।',
  ],
};

const FORMS: Readonly<Record<Moorti, string>> = { swarna: 'स्वर्ण', rajata: 'रजत', tamra: 'ताम्र', loha: 'लौह' };

const FRUITS: Readonly<Record<Moorti, string>> = {
  swarna: 'जो चारों में सबसे अच्छी है: फल आसानी से मिलता है',
  rajata: 'जो अच्छी है: फल साधारण मेहनत से मिलता है',
  tamra: 'जो मध्यम है: फल धीरे-धीरे मिलता है',
  loha: 'जो सबसे कठिन है: फल के लिए धैर्य रखें',
};

/** What a number of bindus of a planet brings, 0 to 8, after इसलिए. */
const RESULTS = [
  'रुकावटों में धैर्य रखना पड़ता है',
  'शरीर पर ज़ोर पड़ता है',
  'खर्च और चिंता रहती है',
  'छोटी परेशानियाँ रहती हैं',
  'उतार-चढ़ाव बराबर रहते हैं',
  'लाभ और अच्छी संगति मिलती है',
  'आराम और तरक्की मिलती है',
  'पहचान और साधन मिलते हैं',
  'बड़ी सफलता मिलती है',
];

const places = (signs: BinduWords['summary']['best']) =>
  listHi(signs.map(({ house, signIndex }) => `${signHi(signIndex)} राशि (${houseOblique(house)})`));

export const BINDU_WORDS_HI: Sentences<BinduWords> = {
  sign_reading: ({ band, bindus, house, passing, signIndex }) => {
    const choice = choiceNumber('sign_reading', signIndex, house, bindus) % 3;
    const matters = HOUSE_MATTERS_HI[house - 1]!;
    const heads = [
      `${signHi(signIndex)} राशि के ${bindus} बिंदु हैं; यह आपका ${houseHi(house)} है (${matters})।`,
      `आपके ${houseOblique(house)} (${matters}) की ${signHi(signIndex)} राशि में ${bindus} बिंदु हैं।`,
      `${houseHi(house)} (${matters}) ${signHi(signIndex)} राशि का है, जिसके ${bindus} बिंदु हैं।`,
    ];
    const who =
      passing.length === 0
        ? 'अभी यहाँ कोई ग्रह नहीं है।'
        : `अभी यहाँ से ${planetsHi(passing)} गुज़र ${passing.length > 1 ? 'रहे हैं' : 'रहा है'}।`;
    return `${heads[choice]!} ${GROUND[band][choice]!} ${who}`;
  },
  passes: ({ planet, signIndex }) => `${planetHi(planet)} अभी ${inSign(signIndex)} है।`,
  came: ({ date, house, moorti, planet, signIndex }) => {
    const moon = house === 1 ? 'जन्म राशि में' : `जन्म राशि से ${rankHi(house)}`;
    return `${planetHi(planet)} ${onDate(date)} ${inSign(signIndex)} आया; तब चंद्रमा ${moon} था। इससे ${FORMS[moorti]} मूर्ति बनती है, ${FRUITS[moorti]}।`;
  },
  own_bindus: ({ bindus, isContrary }) =>
    `${isContrary ? 'पर ' : ''}वहाँ उसके 8 में से ${bindus} बिंदु हैं, इसलिए ${RESULTS[bindus]!}।`,
  bindus_of_node: ({ sarva }) => `राहु-केतु के अपने बिंदु नहीं होते; वहाँ सब ग्रहों के कुल ${sarva} बिंदु हैं।`,
  no_moorti_of_moon: () => 'मूर्ति चंद्रमा से ही देखी जाती है, इसलिए चंद्रमा की अपनी मूर्ति नहीं होती।',
  no_moorti_known: () => 'ग्रह इस राशि में उस समय से पहले आया, जहाँ से हमारी गणना शुरू होती है।',
  summary: ({ best, last, leastBindus, moortis, mostBindus }) => {
    const ground = `सबसे ज़्यादा ${mostBindus} बिंदु ${places(best)} में हैं और सबसे कम ${leastBindus} बिंदु ${places(last)} में।`;
    const forms = moortis.map(({ moorti, planets }) => `${planetsHi(planets)} ${FORMS[moorti]} मूर्ति में`);
    const count = moortis.reduce((sum, { planets }) => sum + planets.length, 0);
    return `${ground} अभी ${listHi(forms)} ${isOrAre(count)}।`;
  },
};
