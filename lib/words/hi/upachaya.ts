/** Sentences of /special/upachaya in Hindi. */
import type { GrowthHouse, UpachayaEffect, UpachayaOrigin } from '../../astro/chart/upachaya.ts';
import { scoreLevel, type ScoreLevel } from '../../astro/score.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { choiceNumber } from '../phraseChoice.ts';
import { SCORE_HI } from '../subjects/score.ts';
import type { Sentences } from '../sentences.ts';
import type { GrowthWay, UpachayaWords } from '../facts/upachaya.ts';
import {
  dateHi,
  houseHi,
  houseOblique,
  inHouse,
  isOrAre,
  listHi,
  planetHi,
  planetsHi,
  signHi,
  spanHi,
} from './grammar.ts';
import { inOwnPlace, ofHundred, strengthHi } from './placing.ts';

/** What grows in each of them, before में or का. */
const GROWTH: Readonly<Record<GrowthHouse, string>> = {
  3: 'साहस, हुनर और उद्यम',
  6: 'काम की क्षमता और विरोध से निपटने की ताकत',
  10: 'पद, ज़िम्मेदारी और मान',
  11: 'आमदनी, मित्रता और इच्छाओं की पूर्ति',
};

const EFFECTS: Readonly<Record<UpachayaEffect, readonly ((what: string) => string)[]>> = {
  prospers: [
    (what) => `पाप ग्रह यहाँ अच्छा फल देता है: मेहनत से ${what} में बढ़त होती है और उम्र के साथ यह बढ़त टिकती है।`,
    (what) => `यह भाव पाप ग्रह के लिए अच्छा है। मेहनत करने से ${what} में साल-दर-साल बढ़त होती है।`,
  ],
  grows: [
    (what) => `शुभ ग्रह यहाँ बढ़त देता है: मेल-जोल से ${what} में साल-दर-साल वृद्धि होती है।`,
    (what) => `यहाँ शुभ ग्रह होने से ${what} में लोगों के सहयोग से बढ़त होती है।`,
  ],
  mixed: [
    () =>
      'शुभ ग्रह का फल यहाँ मिला-जुला है: झगड़े शांत होते हैं और काम सहज चलता है, पर देना ज़्यादा पड़ता है। शर्तें साफ़ रखें और आराम का समय निकालें।',
  ],
};

const inMoonHouse = (house: number) => (house === 1 ? 'चंद्रमा की राशि में' : `चंद्रमा से ${houseOblique(house)} में`);

/** In the house, counted from the ascendant or from the Moon. */
const inHouseFrom = (origin: UpachayaOrigin, house: number) =>
  origin === 'ascendant' ? inHouse(house) : inMoonHouse(house);

const FROM = { ascendant: 'लग्न से', moon: 'चंद्रमा से' } as const;

const LORD_OUTLOOKS: Readonly<Record<ScoreLevel, string>> = {
  high: 'और भाव को अच्छी तरह सँभालता है',
  middle: 'इसलिए थोड़ी मेहनत से भाव सँभलता है',
  low: 'इसलिए इस भाव के कामों में लगातार मेहनत चाहिए',
};

const WAYS: Readonly<Record<GrowthWay, string>> = {
  effort: 'मेहनत से और रुकावटों के बीच शुरू किया गया काम समय के साथ अच्छा फल देता है।',
  both: 'मेहनत और मेल-जोल साथ चलते हैं; शुरू से ज़्यादा फल आगे के वर्षों में मिलता है।',
  good_will: 'बढ़त संघर्ष से नहीं, मेल-जोल और हुनर से आती है।',
};

const ELSEWHERE = [
  'इसके फल के लिए उम्र बढ़ने का इंतज़ार नहीं करना पड़ता।',
  'इसका फल हर उम्र में एक-सा रहता है।',
  'इसका फल उम्र के साथ नहीं बदलता।',
];

const TOTAL = { excellent: 'बहुत अच्छा', good: 'अच्छा', average: 'मध्यम', weak: 'कम', very_weak: 'बहुत कम' } as const;

type Placed = readonly { planet: Planet; house: number }[];

const housesOf = (placed: Placed) => [...new Set(placed.map(({ house }) => house))];
const inOneHouse = (placed: Placed, house: number) =>
  planetsHi(placed.filter((one) => one.house === house).map(({ planet }) => planet));

/** तीसरे भाव में सूर्य और ग्यारहवें भाव में मंगल. */
const placedList = (placed: Placed) =>
  placed.length === 0
    ? 'कोई नहीं'
    : listHi(housesOf(placed).map((house) => `${houseOblique(house)} में ${inOneHouse(placed, house)}`));

export const UPACHAYA_HI: Sentences<UpachayaWords> = {
  ...SCORE_HI,
  malefics_placed: ({ placed }) => `उपचय भावों में पाप ग्रह: ${placedList(placed)}`,
  benefics_placed: ({ placed }) => `उपचय भावों में शुभ ग्रह (छठे भाव में आधे अंक): ${placedList(placed)}`,
  lords_mean: ({ lords, mean }) => `इन भावों के स्वामी ${planetsHi(lords)} का औसत बल: ${mean.toFixed(1)}/100`,
  occupant: ({ age, effect, fromDate, house, origin, planet, untilDate, year, ...placing }) => {
    const ways = EFFECTS[effect];
    const what = ways[choiceNumber(planet, house, origin) % ways.length]!(GROWTH[house]);
    const period = fromDate === null ? `जन्म से ${dateHi(untilDate)} तक` : spanHi(fromDate, untilDate);
    return `${planetHi(planet)} ${inOwnPlace(placing)}, ${inHouseFrom(origin, house)} है। ${what} इसका असर ${age} वर्ष की आयु (${year}) के आसपास से साफ़ दिखता है; ${planetHi(planet)} की महादशा में भी (${period})।`;
  },
  elsewhere: ({ house, houseFromMoon, planet }) => {
    const where =
      planet === 'Moon'
        ? `चंद्रमा ${inHouse(house)} है, जो उपचय भाव नहीं है।`
        : house === houseFromMoon
          ? `${planetHi(planet)} लग्न और चंद्रमा दोनों से ${houseOblique(house)} में है, जो उपचय भाव नहीं है।`
          : `${planetHi(planet)} ${inHouse(house)} और ${inMoonHouse(houseFromMoon)} है; ये उपचय भाव नहीं हैं।`;
    return `${where} ${ELSEWHERE[choiceNumber(planet, house) % ELSEWHERE.length]!}`;
  },
  house: ({ band, house, houseSignIndex, isLordGrowing, lord, lordHouse, origin, planets, score, ...placing }) => {
    const who =
      planets.length === 0
        ? 'इसमें कोई ग्रह नहीं है, इसलिए इसका फल स्वामी से देखा जाता है।'
        : `इसमें ${planetsHi(planets)} ${isOrAre(planets.length)}।`;
    const grows = isLordGrowing ? ['स्वामी खुद उपचय भाव में है, इसलिए उसका फल समय के साथ बढ़ता है।'] : [];
    return [
      `${FROM[origin]} ${houseHi(house)} ${signHi(houseSignIndex)} राशि में है; इससे ${GROWTH[house]} का विचार होता है।`,
      who,
      `इसका स्वामी ${planetHi(lord)} ${inOwnPlace(placing)}, ${inHouseFrom(origin, lordHouse)} है।`,
      `${planetHi(lord)} ${strengthHi(band)} है (${ofHundred(score)}), ${LORD_OUTLOOKS[scoreLevel(band)]}।`,
      ...grows,
    ].join(' ');
  },
  frame: ({ band, origin, placed, score, way }) =>
    `${FROM[origin]} ${placedList(placed)} ${isOrAre(placed.length)}। उपचय का कुल बल ${TOTAL[band]} है (${ofHundred(score)})। ${WAYS[way]}`,
  frame_empty: ({ band, origin, score }) =>
    `${FROM[origin]} किसी उपचय भाव में ग्रह नहीं है। बढ़त अपनी गति से होती है और इन भावों के स्वामी उसे सँभालते हैं; कुल बल ${TOTAL[band]} है (${ofHundred(score)})।`,
  summary: ({ best, both, planets }) => {
    const stands = `उपचय भावों में ${planetsHi(planets)} ${isOrAre(planets.length)}।`;
    const gives =
      planets.length === 1
        ? 'उम्र के साथ इसका फल बढ़ता है।'
        : `इनमें सबसे बलवान ${planetHi(best)} है; उम्र के साथ उसका फल सबसे ज़्यादा बढ़ता है।`;
    const twice =
      both.length > 0
        ? `${planetsHi(both)} चंद्रमा से भी उपचय में ${isOrAre(both.length)}, इसलिए यह बढ़त मन को भी सुख देती है।`
        : 'चंद्रमा से इनमें से कोई उपचय में नहीं है; बाहर की बढ़त और मन का सुख अलग-अलग समय पर आते हैं।';
    return `${stands} ${gives} ${twice}`;
  },
  summary_empty: () =>
    'लग्न से किसी उपचय भाव में ग्रह नहीं है। उम्र के साथ क्या बढ़ेगा, यह तीसरे, छठे, दसवें और ग्यारहवें भाव के स्वामियों से देखा जाता है।',
};
