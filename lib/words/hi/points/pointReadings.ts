/** Sentences about points in Hindi. */
import { ASCENDANT_NAMES, SPHUTA_NAMES, TIMED_NAMES } from '../../../astro/points/pointNames.ts';
import type { SpecialAscendant } from '../../../astro/points/specialAscendants.ts';
import type { ParityGrade, Sphuta } from '../../../astro/points/sphutas.ts';
import type { PointTone, Surroundings } from '../../../astro/points/surroundings.ts';
import { NAME_SOUNDS, type Paya } from '../../../astro/tables/avakahada.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { PointWords } from '../../facts/points/pointReadings.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, isOrAre, nakshatraHi, planetHi, planetsHi } from '../grammar.ts';
import { HOUSE_MATTERS_HI } from '../vocabulary.ts';

/** What each stands for, after its name. */
const ASCENDANT_MEANINGS: Readonly<Record<SpecialAscendant, string>> = {
  bhava: 'से शरीर और व्यक्तित्व देखा जाता है',
  hora: 'से धन देखा जाता है',
  ghati: 'से अधिकार और पद देखा जाता है',
  vighati: 'इन बिंदुओं में सबसे सूक्ष्म है',
  pranapada: 'से जन्म का मिनट जाँचा जाता है',
  sree: 'से समृद्धि देखी जाती है',
  indu: 'से अचानक मिलने वाला धन देखा जाता है',
  varnada: 'से समाज में स्थान देखा जाता है',
};

/** What comes through the house of a point: with the verb of its gender, before है. */
const ASCENDANT_MATTERS: Readonly<
  Record<SpecialAscendant, { readonly matter: string; readonly comes: string; readonly willCome: string } | null>
> = {
  bhava: { matter: 'व्यक्तित्व में निखार', comes: 'आता है', willCome: 'आएगा' },
  hora: { matter: 'धन', comes: 'आता है', willCome: 'आएगा' },
  ghati: { matter: 'अधिकार', comes: 'मिलता है', willCome: 'मिलेगा' },
  vighati: null,
  pranapada: null,
  sree: { matter: 'समृद्धि', comes: 'आती है', willCome: 'आएगी' },
  indu: { matter: 'अचानक धन', comes: 'मिलता है', willCome: 'मिलेगा' },
  varnada: { matter: 'समाज में स्थान', comes: 'मिलता है', willCome: 'मिलेगा' },
};

/** What brings something through a house, the 1st first, before से or में. */
const WAYS = [
  'अपनी मेहनत',
  'बचत, परिवार और वाणी',
  'साहस, लेखन और भाई-बहनों',
  'घर, ज़मीन और परिवार',
  'विद्या, संतान और सलाह',
  'नौकरी और रोज़ के काम',
  'साझेदारी और व्यापार',
  'विरासत और खोज',
  'गुरुजनों, धर्म और भाग्य',
  'काम और पद',
  'मित्रों और लाभ',
  'विदेश और विश्राम',
] as const;

function closing(point: SpecialAscendant, { house, lord, tone }: Surroundings): string {
  if (point === 'vighati') return 'यह दो मिनट में एक राशि पार करता है। जन्म समय सेकंड तक सही हो, तभी इसे मानें।';
  if (point === 'pranapada') return 'यह एक मिनट में पाँच अंश चलता है; कुछ मिनट के अंतर से इसकी राशि बदल जाती है।';
  const { comes, matter, willCome } = ASCENDANT_MATTERS[point]!;
  const way = WAYS[house - 1]!;
  const closings: Readonly<Record<PointTone, string>> = {
    helped: `${way} से ${matter} आसानी से ${comes}।`,
    mixed: `${way} से ${matter} कुछ मेहनत के बाद ${comes}।`,
    strained: `${way} से ${matter} धीरे-धीरे, लगातार मेहनत से ${willCome}।`,
    alone: `इस राशि में कोई ग्रह नहीं है और न किसी की दृष्टि है। फल ${planetHi(lord)} से ही देखें।`,
  };
  return closings[tone];
}

/** What a house stands for, as a label beside it. */
const areaHi = (house: number) => HOUSE_MATTERS_HI[house - 1]!;

const placeText = ({ house, signIndex }: Surroundings) =>
  `यह ${inSign(signIndex)}, आपके ${inHouse(house)} है (${areaHi(house)})।`;

function lordText({ house, lord, lordHouse }: Surroundings): string {
  return lordHouse === house
    ? `राशि का स्वामी ${planetHi(lord)} वहीं बैठा है।`
    : `राशि का स्वामी ${planetHi(lord)} ${inHouse(lordHouse)} है।`;
}

/** Names up to three planets, and counts more. */
const fewHi = (planets: readonly Planet[]) => (planets.length > 3 ? `${planets.length} ग्रह` : planetsHi(planets));
const fewOblique = (planets: readonly Planet[]) => (planets.length > 3 ? `${planets.length} ग्रहों` : planetsHi(planets));

function companyText({ aspectedBy, joined, lord }: Surroundings): string[] {
  const others = joined.filter((planet) => planet !== lord);
  return [
    ...(others.length > 0 ? [`वहाँ ${fewHi(others)} भी ${isOrAre(others.length)}।`] : []),
    ...(aspectedBy.length > 0 ? [`उस राशि पर ${fewOblique(aspectedBy)} की दृष्टि है।`] : []),
  ];
}

/** Houses in which the texts count a harsh point as a help. */
const HELPFUL_HOUSES = [3, 6, 11];

function saturnineClosing({ house, tone }: Surroundings): string {
  if (HELPFUL_HOUSES.includes(house)) return 'इस भाव में परंपरा इसे सहायक मानती है; लगे रहने से सफलता मिलती है।';
  if (tone === 'helped') return 'पास के शुभ ग्रहों से यहाँ की देरी घटती है।';
  return `परंपरा में यहाँ काम धीरे चलता है; ${WAYS[house - 1]!} में थोड़ा ज़्यादा समय रखें।`;
}

function luminariesText(joined: readonly Planet[], house: number): string[] {
  return [
    ...(house === 1 ? ['यह लग्न की राशि में है, इसलिए अपनी आदतों में सुस्ती न आने दें।'] : []),
    ...(joined.includes('Moon') ? ['यह चंद्रमा की राशि में है; मन शांत होने पर ही फ़ैसला लें।'] : []),
    ...(joined.includes('Sun') ? ['यह सूर्य की राशि में है; अधिकारियों से साफ़ और सीधी बात करें।'] : []),
  ];
}

const SPHUTA_MEANINGS: Readonly<Record<Sphuta, string>> = {
  prana: 'प्राण का बिंदु है, जो केरल की प्रश्न पद्धति में गिना जाता है',
  deha: 'शरीर का बिंदु है, जो प्राण के साथ गिना जाता है',
  mrityu: 'प्राण और देह के साथ का तीसरा बिंदु है; इससे आयु नहीं बताई जाती',
  tri: 'लग्न, चंद्रमा और गुलिक को जोड़कर बनता है',
  chatus: 'त्रिस्फुट में सूर्य जोड़कर बनता है',
  pancha: 'चतुःस्फुट में राहु जोड़कर बनता है',
  sookshma_tri: 'प्राण, देह और उनके साथ के तीसरे बिंदु का जोड़ है',
  beeja: 'बीज का बिंदु है, जो पिता के लिए देखा जाता है',
  kshetra: 'क्षेत्र का बिंदु है, जो माता के लिए देखा जाता है',
  tithi: 'जन्म की तिथि को बिंदु के रूप में दिखाता है',
  yoga: 'जन्म के समय सूर्य और चंद्रमा का योग बिंदु के रूप में दिखाता है',
  rahu_tithi: 'बताता है कि राहु सूर्य से कितना दूर है',
};

const GRADES: Readonly<Record<ParityGrade, string>> = {
  strong: 'इसे परंपरा बलवान मानती है',
  medium: 'इसे परंपरा मध्यम मानती है',
  weak: 'इसे परंपरा कमज़ोर मानती है और पूजा व धैर्य बताती है',
};

const parityHi = (isOdd: boolean) => (isOdd ? 'विषम' : 'सम');

const PAYAS: Readonly<Record<Paya, string>> = {
  gold: 'सोने का पाया है, जो मध्यम माना जाता है',
  silver: 'चाँदी का पाया है, जो सबसे अच्छा माना जाता है',
  copper: 'ताँबे का पाया है, जो अच्छा माना जाता है',
  iron: 'लोहे का पाया है, जिसमें धैर्य सबसे ज़्यादा काम आता है',
};

export const POINTS_HI: Sentences<PointWords> = {
  special_ascendant: ({ point, ...place }) =>
    [
      `${ASCENDANT_NAMES[point].sanskrit} ${ASCENDANT_MEANINGS[point]}।`,
      placeText(place),
      lordText(place),
      ...companyText(place),
      closing(point, place),
    ].join(' '),
  saturnine: ({ point, ...place }) =>
    [
      `${TIMED_NAMES[point].sanskrit} ${inSign(place.signIndex)}, आपके ${inHouse(place.house)} है (${areaHi(place.house)})।`,
      lordText(place),
      ...companyText(place),
      ...luminariesText(place.joined, place.house),
      saturnineClosing(place),
    ].join(' '),
  sphuta: ({ point, ...place }) =>
    [
      `${SPHUTA_NAMES[point].sanskrit} ${SPHUTA_MEANINGS[point]}।`,
      placeText(place),
      lordText(place),
      ...companyText(place),
    ].join(' '),
  parity({ grade, id, isNavamsaOdd, isSignOdd }) {
    const seen =
      isNavamsaOdd === isSignOdd
        ? `राशि और नवांश दोनों ${parityHi(isSignOdd)} हैं`
        : `राशि ${parityHi(isSignOdd)} और नवांश ${parityHi(isNavamsaOdd)} है`;
    return `${SPHUTA_NAMES[id].sanskrit} की ${seen}; ${GRADES[grade]}। इससे सेहत या संतान के बारे में कुछ तय नहीं होता।`;
  },
  yogi({ duplicateYogi, isAscendantLord, nakshatraIndex, yogi, yogiHouse }) {
    const weight = isAscendantLord
      ? ['वह लग्न का स्वामी भी है, इसलिए उसका सहयोग और बढ़ता है।']
      : yogiHouse === 1
        ? ['वह लग्न में है, इसलिए उसका सहयोग और बढ़ता है।']
        : [];
    return [
      `आपका योगी बिंदु ${nakshatraHi(nakshatraIndex)} नक्षत्र में है, इसलिए ${planetHi(yogi)} आपका योगी ग्रह है।`,
      `${planetHi(yogi)} ${inHouse(yogiHouse)} है (${areaHi(yogiHouse)})।`,
      ...weight,
      duplicateYogi === yogi ? 'सहयोगी भी वही है।' : `सहयोगी ${planetHi(duplicateYogi)} है।`,
      `परंपरा में ${planetHi(yogi)} की दशा ${WAYS[yogiHouse - 1]!} से लाभ का समय है।`,
    ].join(' ');
  },
  avayogi({ avayogi, avayogiHouse, isAscendantLord, isDuplicateYogi, nakshatraIndex }) {
    const friendly = isAscendantLord ? 'लग्न का स्वामी' : isDuplicateYogi ? 'सहयोगी' : null;
    return [
      `अवयोगी बिंदु ${nakshatraHi(nakshatraIndex)} नक्षत्र में है, इसलिए ${planetHi(avayogi)} अवयोगी है।`,
      `${planetHi(avayogi)} ${inHouse(avayogiHouse)} है।`,
      friendly === null
        ? `उसकी दशा में ${WAYS[avayogiHouse - 1]!} के मामलों में जल्दी न करें।`
        : `वह ${friendly} भी है, इसलिए उसकी दशा मिला-जुला फल देती है।`,
    ].join(' ');
  },
  bhrigu: (place) =>
    [
      `भृगु बिंदु राहु और चंद्रमा के ठीक बीच, ${inSign(place.signIndex)} है।`,
      `यह आपके ${inHouse(place.house)} पड़ता है (${areaHi(place.house)})।`,
      lordText(place),
      ...companyText(place),
      `कोई धीमा ग्रह इससे एक अंश के भीतर आए, तब ${WAYS[place.house - 1]!} पर ध्यान दें।`,
    ].join(' '),
  avakahada: ({ nakshatraIndex, pada, paya }) =>
    [
      `आपके जन्म के समय चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र के चरण ${pada} में था।`,
      `परंपरा में आपके नाम का पहला अक्षर ${NAME_SOUNDS[nakshatraIndex]![pada - 1]!.devanagari} है।`,
      `चंद्रमा के भाव से ${PAYAS[paya]}।`,
    ].join(' '),
};
