/** Sentences of /special/ashtakavarga-sarva in Hindi. */
import { binduBand, type BinduBand, type SarvaBand } from '../../astro/ashtakavarga/bands.ts';
import { MEAN_THIRD, type LifePart } from '../../astro/ashtakavarga/lifeThirds.ts';
import { isDusthana } from '../../astro/chart/houses.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { AshtakavargaWords } from '../facts/ashtakavarga.ts';
import { choiceNumber } from '../phraseChoice.ts';
import type { Sentences } from '../sentences.ts';
import {
  dateHi,
  houseHi,
  houseOblique,
  inHouse,
  isOrAre,
  listHi,
  nakshatraHi,
  planetHi,
  planetsHi,
  rankHi,
  rankOblique,
  signHi,
  spanHi,
} from './grammar.ts';
import { HOUSE_MATTERS_HI } from './vocabulary.ts';

const BAND_WORDS: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'बहुत अच्छे',
  strong: 'अच्छे',
  good: 'औसत से कुछ अच्छे',
  average: 'औसत',
  weak: 'कम',
  very_weak: 'बहुत कम',
};

const LORD_WORDS: Readonly<Record<BinduBand, string>> = {
  excellent: 'इसलिए भाव को आसानी से सँभालता है',
  good: 'इसलिए भाव को अच्छी तरह सँभालता है',
  neutral: 'इसलिए न ज़्यादा मदद करता है, न रोकता है',
  poor: 'इसलिए इस भाव के काम मेहनत से बनते हैं',
  very_bad: 'इसलिए इस भाव को दूसरे ग्रहों से मदद मिलनी चाहिए',
};

/** What follows for the matters of a house, before which they stand. */
const BAND_TEXTS: Readonly<Record<SarvaBand, (what: string) => string>> = {
  very_strong: (what) => `${what} के काम अपने-आप बढ़ते हैं; यहाँ से गुज़रने वाले ज़्यादातर ग्रह मदद करते हैं।`,
  strong: (what) => `${what} के काम अच्छे चलते हैं और ज़्यादातर गोचर इन्हें लाभ देते हैं।`,
  good: (what) => `${what} के काम औसत से कुछ अच्छे चलते हैं।`,
  average: (what) => `${what} में जितनी मेहनत करें, उतना फल मिलता है।`,
  weak: (what) => `${what} में मेहनत ज़्यादा लगती है; सही समय चुनने से लाभ होता है।`,
  very_weak: (what) => `${what} में धैर्य और योजना चाहिए; छोटी शुरुआत अच्छा फल देती है।`,
};

/** The 6th, 8th and 12th are read differently: bindus there are strength against what the house brings. */
const DUSTHANA_TEXTS: Readonly<Record<number, { readonly many: string; readonly few: string }>> = {
  6: {
    many: 'यहाँ के बिंदु विरोध, कर्ज़ और बीमारी से निपटने की ताकत हैं; नौकरी और नियमित काम अच्छा चलता है।',
    few: 'विरोध, कर्ज़ और सेहत की बातें छोटी रहते ही निपटा लें।',
  },
  8: {
    many: 'यहाँ के बिंदु बदलाव से निकलने की ताकत हैं; साझा धन और खोज के काम को बल मिलता है।',
    few: 'बदलाव और साझा धन के लिए कुछ बचत रखें और समझौते साफ़ लिखें।',
  },
  12: {
    many: 'यहाँ के बिंदु खर्च को काम का बनाते हैं: विश्राम, दूर की यात्रा और दान से भला होता है।',
    few: 'खर्च और विश्राम की योजना पहले से बनाएँ, क्योंकि गया हुआ अपने-आप कम लौटता है।',
  },
};

const COMPARED = {
  gains_exceed_effort: 'मेहनत से ज़्यादा लाभ मिलता है',
  effort_exceeds_gains: 'काम पहले और फल बाद में आता है, इसलिए शर्तें शुरू में तय कर लें',
  saving: 'आमदनी खर्च से ज़्यादा रहती है और बचत अपने-आप होती है',
  spending: 'पैसा जैसे आता है, वैसे ही जाता है; खर्च की योजना बनाने से लाभ होता है',
  enjoyment: 'जो मिलता है, उसे भोगने की ताकत भी रहती है',
} as const;

const PARTS: Readonly<Record<LifePart, string>> = { first: 'पहला', middle: 'बीच का', last: 'आखिरी' };

/** What the ashtakavarga of each planet is judged for, in the oblique case. */
const KEY_MATTERS: Readonly<Record<SevenPlanet, string>> = {
  Sun: 'पिता और पिता समान लोगों',
  Moon: 'माता, घर और मन की शांति',
  Mars: 'भाई-बहनों, साहस और ज़मीन',
  Mercury: 'रिश्तेदारों, मित्रों और व्यापार',
  Jupiter: 'संतान, विद्या और सलाह',
  Venus: 'विवाह और साझेदारी',
  Saturn: 'अपने दम-खम और रोज़गार',
};

const rankText = (rank: number, isLast: boolean) => {
  if (rank === 1) return 'बारह भावों में इससे ज़्यादा बिंदु किसी के नहीं हैं';
  return isLast ? 'बारह भावों में इससे कम बिंदु किसी के नहीं हैं' : `बारह भावों में इसका ${rankHi(rank)} स्थान है`;
};

/** What a planet got of its own eight. */
function gotText(bindus: number): string {
  if (bindus === 0) return 'कोई बिंदु नहीं मिला';
  return bindus === 1 ? '8 में से 1 बिंदु मिला है' : `8 में से ${bindus} बिंदु मिले हैं`;
}

/** दूसरे भाव से 4 ज़्यादा. */
function adjacentText(house: number, difference: number): string {
  if (difference === 0) return `${houseOblique(house)} के बराबर`;
  return `${houseOblique(house)} से ${Math.abs(difference)} ${difference > 0 ? 'ज़्यादा' : 'कम'}`;
}

const housesText = (houses: readonly number[]) =>
  listHi(houses.map((house) => `${houseOblique(house)} (${HOUSE_MATTERS_HI[house - 1]!})`));

const partsText = (parts: readonly LifePart[]) => `${listHi(parts.map((part) => PARTS[part]))} भाग`;

const thirdsText = ({ first, last, middle }: Readonly<Record<LifePart, number>>) =>
  `पहले भाग में ${first}, बीच के भाग में ${middle} और आखिरी भाग में ${last} बिंदु`;

function keyHouseText(of: { planet: SevenPlanet; house: number; signIndex: number; bindus: number }): string {
  const sign = `${planetHi(of.planet)} से ${houseHi(of.house)} ${signHi(of.signIndex)} राशि में है`;
  if (of.bindus === 0) return `${sign}, जिसमें ${planetHi(of.planet)} का कोई बिंदु नहीं है`;
  return of.bindus === 1
    ? `${sign}, जिसमें ${planetHi(of.planet)} का 1 बिंदु है`
    : `${sign}, जिसमें ${planetHi(of.planet)} के ${of.bindus} बिंदु हैं`;
}

function spanText({ fromDate, untilDate }: { fromDate: string | null; untilDate: string | null }): string {
  if (untilDate === null) return fromDate === null ? 'पूरे समय' : `${dateHi(fromDate)} से`;
  return fromDate === null ? `${dateHi(untilDate)} तक` : spanHi(fromDate, untilDate);
}

export const ASHTAKAVARGA_HI: Sentences<AshtakavargaWords> = {
  house_bindus: ({ band, bindus, house, isLast, rank, signIndex }) => {
    const where = `${houseHi(house)} ${signHi(signIndex)} राशि का है`;
    return [
      `${where} और इसमें ${bindus} बिंदु हैं, जो ${BAND_WORDS[band]} माने जाते हैं; ${rankText(rank, isLast)}।`,
      `${where}। इसमें ${bindus} बिंदु हैं (${BAND_WORDS[band]}); ${rankText(rank, isLast)}।`,
      `${where}। सर्वाष्टकवर्ग में इसे ${bindus} बिंदु मिले हैं, यानी ${BAND_WORDS[band]}; ${rankText(rank, isLast)}।`,
    ][choiceNumber(house, bindus) % 3]!;
  },
  house_passage: ({ fewest, fewestBindus, most, mostBindus }) =>
    `यहाँ गोचर में ${planetsHi(most)} का फल सबसे अच्छा रहता है (${mostBindus} बिंदु); ${planetsHi(fewest)} का सबसे कम (${fewestBindus})।`,
  house_occupants: ({ placed }) => {
    if (placed.length > 1) {
      return `जन्म से यहाँ बैठे ग्रहों के अपने बिंदु: ${listHi(placed.map(({ bindus, planet }) => `${planetHi(planet)} ${bindus}`))}।`;
    }
    const { bindus, planet } = placed[0]!;
    const own = `उसे यहाँ ${gotText(bindus)}`;
    return `जन्म से यहाँ ${planetHi(planet)} बैठा है; ${own}।`;
  },
  house_neighbours: ({ isSensitive, nextDifference, nextHouse, previousDifference, previousHouse }) => {
    const adjacent = `इसके बिंदु ${adjacentText(previousHouse, previousDifference)} और ${adjacentText(nextHouse, nextDifference)} हैं।`;
    return isSensitive ? `${adjacent} दोनों से इतना नीचे होने से यह संवेदनशील भाव है, जहाँ गति अचानक बदलती है।` : adjacent;
  },
  house_lord: ({ bindus, house, lord, lordHouse, signIndex }) => {
    const where = lordHouse === house ? 'यहीं' : `${inHouse(lordHouse)}, ${signHi(signIndex)} राशि में`;
    const own = `वहाँ उसे ${gotText(bindus)}`;
    return `इसका स्वामी ${planetHi(lord)} ${where} है। ${own}, ${LORD_WORDS[binduBand(bindus)]}।`;
  },
  house_band: ({ band, house }) => {
    if (isDusthana(house) && band !== 'average') {
      const { few, many } = DUSTHANA_TEXTS[house]!;
      return band === 'weak' || band === 'very_weak' ? few : many;
    }
    return BAND_TEXTS[band](HOUSE_MATTERS_HI[house - 1]!);
  },
  leading_houses: ({ bindus, houses, lastBindus, lastHouses }) =>
    `सबसे ज़्यादा बिंदु ${housesText(houses)} के हैं: 56 में से ${bindus}। सबसे कम ${housesText(lastHouses)} के हैं: ${lastBindus}।`,
  best_thirds: ({ parts }) =>
    parts.length === 1
      ? `राशियों के हिसाब से जीवन का ${partsText(parts)} सबसे अच्छा है।`
      : `राशियों के हिसाब से जीवन का ${partsText(parts)} बराबर और सबसे अच्छे हैं।`,
  thirds: ({ bestByHouses, bestBySigns, byHouses, bySigns }) => {
    const [signs, houses] = [partsText(bestBySigns), partsText(bestByHouses)];
    const verdict =
      signs === houses
        ? `दोनों गणनाओं में ${signs} आगे ${isOrAre(bestBySigns.length)}।`
        : `दोनों गणनाएँ अलग हैं: राशियों से ${signs} आगे ${isOrAre(bestBySigns.length)}, भावों से ${houses}।`;
    return `जीवन के तीन भागों में, राशियों से: ${thirdsText(bySigns)}। भावों से: ${thirdsText(byHouses)}। एक भाग का औसत ${Math.round(MEAN_THIRD)} है। ${verdict} जिस भाग में बिंदु ज़्यादा हों, उसमें मेहनत का फल आसानी से मिलता है।`;
  },
  sensitive: ({ nakshatraIndexes, pinda, product, ...place }) => {
    const [first, ...trines] = nakshatraIndexes.map(nakshatraHi);
    const remainder = product % 27;
    const leaves = remainder === 0 ? '27 से पूरा बँटने पर आखिरी नक्षत्र' : `27 से बाँटने पर शेष ${remainder}, यानी`;
    return `${keyHouseText(place)}। शोध्य पिंड ${pinda} को ${place.bindus} से गुणा करने पर ${product} आता है; ${leaves} ${first!}, और उसके साथ ${listHi(trines)}। शनि जब इन नक्षत्रों से गुज़रे, तब ${KEY_MATTERS[place.planet]} के लिए समय निकालें।`;
  },
  sensitive_none: (place) =>
    `${keyHouseText(place)}। बाँटने को कुछ नहीं बचता, इसलिए ${KEY_MATTERS[place.planet]} के लिए कोई नक्षत्र संवेदनशील नहीं है।`,
  saturn_there: ({ isNow, nakshatraIndex, spans }) =>
    isNow
      ? `शनि अभी ${nakshatraHi(nakshatraIndex)} नक्षत्र में है: ${listHi(spans.map(spanText))}।`
      : `शनि अगली बार ${nakshatraHi(nakshatraIndex)} नक्षत्र में रहेगा: ${listHi(spans.map(spanText))}।`,
  more_bindus_rule: ({ house, thanHouse }) => `${houseOblique(house)} के बिंदु ${houseOblique(thanHouse)} से ज़्यादा हैं`,
  more_bindus: ({ bindus, comparison, house, thanBindus, thanHouse }) =>
    `${houseOblique(house)} में ${bindus} और ${houseOblique(thanHouse)} में ${thanBindus} बिंदु हैं: ${COMPARED[comparison]}।`,
  vitality_rule: ({ least }) => `लग्न में ${least} या ज़्यादा बिंदु हैं, और आठवें भाव से ज़्यादा`,
  vitality: ({ bindus, eighthBindus }) =>
    `लग्न में ${bindus} और आठवें भाव में ${eighthBindus} बिंदु हैं: शरीर और हिम्मत थकने के बाद जल्दी सँभलते हैं।`,
  prosperity_rule: ({ least }) => `${listHi([1, 9, 10, 11].map(rankOblique))} भाव में ${least} या ज़्यादा बिंदु हैं, हर एक में`,
  prosperity: ({ bindus }) =>
    `लग्न, भाग्य, कर्म और लाभ के भाव एक-दूसरे को बल देते हैं (${listHi(bindus.map(String))} बिंदु): अपने काम से समृद्धि बढ़ती है।`,
  sensitive_houses_rule: () => 'किसी भाव में दोनों पड़ोसी भावों से 10 या ज़्यादा बिंदु कम हैं',
  sensitive_houses: ({ places }) => {
    const described = places.map(
      ({ bindus, house, nextBindus, previousBindus }) =>
        `${houseOblique(house)} (${HOUSE_MATTERS_HI[house - 1]!}) में ${bindus} बिंदु हैं, जबकि पड़ोस के भावों में ${previousBindus} और ${nextBindus}`,
    );
    return `${listHi(described)}। ग्रह यहाँ से गुज़रें तो गति अचानक बदलती है, इसलिए योजना में कुछ गुंजाइश रखें।`;
  },
};
