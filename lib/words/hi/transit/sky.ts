/** All nine transits together, in Hindi. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import type { SkyWords } from '../../facts/transit.ts';
import { dateHi, inSign, isOrAre, onDate, planetHi, planetsHi, rankOblique, signHi } from '../grammar.ts';
import { inHouseFromMoon, sarvaHi, untilHi } from './phrases.ts';

const GROUND: Readonly<Record<SarvaBand, string>> = {
  very_weak: 'आधार बहुत कमज़ोर है',
  weak: 'आधार कमज़ोर है',
  average: 'आधार मध्यम है',
  good: 'आधार अच्छा है',
  strong: 'आधार मज़बूत है',
  very_strong: 'आधार बहुत मज़बूत है',
};

/** By the bindus of a planet in the sign it passes, none to eight. */
const BINDU_RESULTS = [
  'ऐसे में काम अटकते हैं; धैर्य रखें।',
  'ऐसे में शरीर पर ज़ोर पड़ता है; आराम भी करें।',
  'ऐसे में खर्च और चिंता बढ़ते हैं।',
  'ऐसे में छोटी-मोटी परेशानियाँ आती हैं।',
  'ऐसे में उतार-चढ़ाव बराबर रहते हैं।',
  'ऐसे में लाभ और अच्छी संगति मिलती है।',
  'ऐसे में सुख और प्रगति मिलती है।',
  'ऐसे में पहचान और साधन मिलते हैं।',
  'ऐसे में बड़ी सफलता मिलती है।',
] as const;

const ground = (signIndex: number, band: SarvaBand, sarva: number) =>
  `${sarvaHi(signIndex, sarva)}, यानी ${GROUND[band]}।`;

const are = (planets: readonly Planet[]) => isOrAre(planets.length);

const goodPlace = (planet: Planet, moonHouse: number) =>
  `${planetHi(planet)} ${inHouseFromMoon(moonHouse)} है, जो उसके लिए शुभ है।`;

const hardPlace = (planet: Planet, moonHouse: number) =>
  `${planetHi(planet)} ${inHouseFromMoon(moonHouse)} है, जो उसके लिए शुभ नहीं है।`;

const seated = (vedhaHouse: number, planets: readonly Planet[]) =>
  `${rankOblique(vedhaHouse)} भाव में बैठे ${planetsHi(planets)}`;

export const SKY_HI: Sentences<SkyWords> = {
  slow_planets: ({ jupiterSignIndex, rahuSignIndex, saturnSignIndex }) =>
    `धीमे ग्रहों में शनि ${signHi(saturnSignIndex)}, गुरु ${signHi(jupiterSignIndex)} और राहु ${signHi(rahuSignIndex)} राशि में हैं; समय का रुख इन्हीं से बनता है।`,
  go_back: ({ planets }) => `${planetsHi(planets)} वक्री ${are(planets)}।`,
  none_goes_back: () => 'राहु-केतु को छोड़कर कोई ग्रह वक्री नहीं है।',
  score_and_best: ({ planet, score }) =>
    `सभी गोचर मिलाकर 100 में से ${Math.round(score)} अंक बनते हैं। सबसे अच्छा गोचर ${planetHi(planet)} का है।`,
  next_ingress: ({ date, planet, signIndex }) => `आगे ${onDate(date)} ${planetHi(planet)} ${inSign(signIndex)} जाएगा।`,

  score_from_moon: ({ score, signIndex }) =>
    `जन्म राशि ${signHi(signIndex)} से गिनें तो सभी गोचर मिलाकर 100 में से ${Math.round(score)} अंक बनते हैं।`,
  support: ({ planets }) => `${planetsHi(planets)} आपके लिए अनुकूल ${are(planets)}।`,
  ask_for_care: ({ planets }) => `${planetsHi(planets)} के गोचर में सँभलकर चलें।`,
  held_by_vedha: ({ planets }) =>
    `${planetsHi(planets)} शुभ ${planets.length > 1 ? 'भावों में हैं' : 'भाव में है'}, पर वेध से फल रुका है।`,
  relieved_by_vedha: ({ planets }) => `${planetsHi(planets)} के कठिन गोचर में विपरीत वेध से राहत है।`,

  score_by_bindus: ({ score }) => `सभी गोचर मिलाकर 100 में से ${Math.round(score)} अंक बनते हैं।`,
  rich_in_bindus: ({ planets }) =>
    `${planetsHi(planets)} अच्छे बिंदुओं वाली ${planets.length > 1 ? 'राशियों में हैं' : 'राशि में है'}; ऐसे में फल खुलकर मिलता है।`,
  poor_in_bindus: ({ planets }) =>
    `${planetsHi(planets)} कम बिंदुओं वाली ${planets.length > 1 ? 'राशियों में हैं' : 'राशि में है'}; यहाँ धैर्य रखें।`,
  active_kakshas: ({ planets }) =>
    `इस समय ${planetsHi(planets)} सक्रिय ${planets.length > 1 ? 'कक्षाओं में हैं' : 'कक्षा में है'}।`,
  node_on_ground: ({ band, planet, sarva, signIndex, until }) =>
    `${planetHi(planet)} ${untilHi(until)}${inSign(signIndex)} है। राहु-केतु के अपने बिंदु नहीं होते। ${ground(signIndex, band, sarva)}`,
  bindus_until: ({ bindus, planet, signIndex, until }) => {
    const where = `${inSign(signIndex)} ${planetHi(planet)} को`;
    const own =
      bindus === 0
        ? `${where} कोई बिंदु नहीं मिला है।`
        : `${where} 8 में से ${bindus} बिंदु ${bindus === 1 ? 'मिला है' : 'मिले हैं'}।`;
    const stay = until === null ? '' : ` वह ${dateHi(until)} तक यहाँ रहेगा।`;
    return `${own}${stay} ${BINDU_RESULTS[bindus]!}`;
  },
  ground_and_kaksha: ({ band, isActive, lord, planet, sarva, signIndex }) => {
    const whose = lord === planet ? 'अपनी' : lord === 'Ascendant' ? 'लग्न की' : `${planetHi(lord)} की`;
    const gives = isActive ? 'जो सक्रिय है और फल देती है' : 'जो सक्रिय नहीं है, इसलिए फल कम है';
    return `${ground(signIndex, band, sarva)} इस समय ${planetHi(planet)} ${whose} कक्षा में है, ${gives}।`;
  },

  vedha_free: ({ moonHouse, planet, vedhaHouse }) =>
    `${goodPlace(planet, moonHouse)} ${rankOblique(vedhaHouse)} भाव से कोई वेध नहीं है।`,
  vedha_obstructed: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `${goodPlace(planet, moonHouse)} पर ${seated(vedhaHouse, planets)} का वेध है।`,
  vedha_relieved: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `${hardPlace(planet, moonHouse)} पर ${seated(vedhaHouse, planets)} के विपरीत वेध से राहत है।`,
  vedha_hard: ({ moonHouse, planet, vedhaHouse }) =>
    `${hardPlace(planet, moonHouse)} ${rankOblique(vedhaHouse)} भाव के ग्रह से राहत मिलती, पर अभी वहाँ ऐसा कोई ग्रह नहीं है।`,
  vedha_unpaired: ({ moonHouse, planet }) =>
    `${hardPlace(planet, moonHouse)} ग्रंथ में इस भाव के लिए विपरीत वेध नहीं बताया गया।`,
  vedha_exempt: ({ planets }) => `वहाँ बैठे ${planetsHi(planets)} का वेध नहीं गिना जाता।`,
  vedha_until: ({ date }) => `यह स्थिति ${dateHi(date)} तक है।`,
  vedha_summary: ({ favourable, neutralised, relieved, unfavourable }) => {
    const parts = [
      { planets: favourable, words: `शुभ भाव में ${are(favourable)} और कोई वेध नहीं है।` },
      { planets: neutralised, words: `शुभ भाव में ${are(neutralised)}, पर वेध लगा है।` },
      { planets: relieved, words: `अशुभ भाव में ${are(relieved)}, पर विपरीत वेध से राहत है।` },
      { planets: unfavourable, words: `अशुभ भाव में ${are(unfavourable)} और राहत नहीं है।` },
    ];
    const found = parts.filter(({ planets }) => planets.length > 0);
    return found.map(({ planets, words }) => `${planetsHi(planets)} ${words}`).join(' ');
  },
};
