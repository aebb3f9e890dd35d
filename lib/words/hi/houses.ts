/** Sentences of /houses in Hindi. */
import type { Bilingual } from '../../astro/bilingual.ts';
import { houseClasses } from '../../astro/chart/houses.ts';
import type { HouseBriefs, HouseFacts } from '../../astro/judgement/house/facts.ts';
import { itsHouses } from '../../astro/judgement/yogaWords.ts';
import type { EffectSide } from '../../astro/judgement/placing.ts';
import type { BhangaRule } from '../../astro/planet/neechaBhanga.ts';
import type { Band } from '../../astro/percentile.ts';
import type { VerdictBand } from '../../astro/strength/verdictStrength.ts';
import type { HouseClass } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { HouseWords } from '../facts/houses.ts';
import { choiceNumber } from '../phraseChoice.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { EFFECTS_HI } from './effects/effects.ts';
import {
  degreesHi,
  houseHi,
  houseOblique,
  housesOblique,
  inHouse,
  isOrAre,
  listHi,
  planetHi,
  planetsHi,
  rankFeminine,
  signHi,
} from './grammar.ts';
import { inOwnPlace, ofHundred, strengthHi } from './placing.ts';
import { STRENGTH_HI } from './strength.ts';
import { HOUSE_MATTERS_HI } from './vocabulary.ts';

/** What an aspect brings: when it helps, and when it burdens; before देता है or लाता है. */
const ASPECT_GIFTS: Readonly<Record<Planet, readonly [help: string, burden: string]>> = {
  Sun: ['अधिकार और पहचान', 'ऊपर वालों का दबाव और मेहनत से मिलने वाली पहचान'],
  Moon: ['देखभाल, भावना और लोगों का स्नेह', 'मन की चंचलता'],
  Mars: ['ऊर्जा और सुरक्षा', 'जल्दबाज़ी और टकराव'],
  Mercury: ['समझ और अच्छी सलाह', 'दुविधा और ज़रूरत से ज़्यादा बातें'],
  Jupiter: ['सही सोच, सुरक्षा और बढ़त', 'अच्छी बातों में भी ज़्यादती'],
  Venus: ['मेल-मिलाप और सुख', 'सुख-सुविधा का मोह'],
  Saturn: ['टिकने की ताकत और व्यवस्था', 'देरी और ज़िम्मेदारी का बोझ'],
  Rahu: ['दूर तक पहुँच और नयापन', 'बेचैन चाह और अनोखे मोड़'],
  Ketu: ['गहरी समझ', 'उदासीनता और रुकावटें'],
};

const SIGNIFICATOR_TEXTS: Readonly<Record<EffectSide, string>> = {
  ease: 'इससे भाव को अच्छा बल मिलता है।',
  both: 'इससे भाव को न खास बल मिलता है, न रुकावट आती है।',
  strain: 'इसलिए भाव को दूसरे ग्रहों से बल मिलना चाहिए।',
};

/** The first two of them that a house has are said. */
const CLASS_TEXTS: readonly (readonly [HouseClass, string])[] = [
  ['kendra', 'यह केंद्र भाव है, कुंडली का एक खंभा; इसका फल सबको दिखता है।'],
  ['trikona', 'यह त्रिकोण भाव है, भाग्य का भाव; इसका फल आसानी से मिलता है।'],
  ['dusthana', 'यह त्रिक भाव है; यहाँ मेहनत से पार की हुई मुश्किल आगे ताकत बनती है।'],
  ['upachaya', 'यह उपचय भाव है; समय और मेहनत से इसका फल बढ़ता है।'],
  ['panaphara', 'यह पणफर भाव है; पिछले केंद्र में जो शुरू होता है, वह यहाँ जुड़ता है।'],
];

const BHANGA_RULES: Readonly<Record<BhangaRule, string>> = {
  'nb-dispositor-kendra': 'राशि-स्वामी केंद्र में',
  'nb-exalt-lord-kendra': 'उच्चनाथ केंद्र में',
  'nb-dispositor-aspect': 'राशि-स्वामी की दृष्टि',
  'nb-exalted-in-sign': 'उसी राशि में उच्च होने वाला ग्रह',
  'nb-exchange': 'राशि परिवर्तन',
  'nb-navamsha': 'नवांश में बल',
  'nb-retro': 'वक्री गति',
};

/** How strong a house is, after उसका बल. */
const HOUSE_STRENGTHS: Readonly<Record<Band, string>> = {
  excellent: 'बहुत अच्छा',
  good: 'अच्छा',
  average: 'मध्यम',
  weak: 'कम',
  very_weak: 'बहुत कम',
};

const YOGA_STRENGTHS: Readonly<Record<VerdictBand, string>> = {
  strong: 'प्रबल',
  medium: 'मध्यम',
  weak: 'हल्का',
  nominal: 'नाममात्र का',
};

const houseLord = (house: number) => (house === 1 ? 'लग्न का स्वामी' : `${houseOblique(house)} का स्वामी`);

const chosen = (texts: readonly string[], ...about: readonly unknown[]) =>
  texts[choiceNumber(...about) % texts.length]!;

const aspectText = ({ fromHouse, place }: HouseFacts['aspect_brief']) =>
  fromHouse === 1 ? `लग्न से ${rankFeminine(place)} दृष्टि` : `${houseOblique(fromHouse)} से ${rankFeminine(place)} दृष्टि`;

const hemmed = (isGuard: boolean) => (isGuard ? 'शुभ ग्रहों के बीच सुरक्षित (शुभकर्तरी)' : 'पाप ग्रहों के बीच (पापकर्तरी)');

const sidesText = ({ after, before }: HouseFacts['hemming']) =>
  `इससे पहले के भाव में ${planetsHi(before)} और बाद के भाव में ${planetsHi(after)} ${isOrAre(after.length)}।`;

const combustText = ({ lord, separationDeg }: HouseFacts['combust_seen']) =>
  `${planetHi(lord)} अस्त है, सूर्य से केवल ${degreesHi(separationDeg)} दूर`;

const warText = ({ isLost, lord, opponent }: HouseFacts['war_seen']) =>
  isLost
    ? `ग्रह युद्ध में ${planetHi(lord)} ${planetHi(opponent)} से हारा है`
    : `ग्रह युद्ध में ${planetHi(lord)} ${planetHi(opponent)} से जीता है`;

const vargottamaText = ({ lord, signIndex }: HouseFacts['vargottama_seen']) =>
  `${planetHi(lord)} वर्गोत्तम है, नवांश में भी ${signHi(signIndex)} राशि में`;

const NATURES = { benefic: 'शुभ', neutral: 'सम', malefic: 'अशुभ' } as const;

const officeText = ({ ascendantSignIndex, isYogakaraka, lord, nature }: HouseFacts['office_brief']) =>
  `${signHi(ascendantSignIndex)} लग्न के लिए ${planetHi(lord)} ${isYogakaraka ? 'योगकारक' : NATURES[nature]} है`;

function wholeOfficeText({ houses, isObstructing, ...office }: HouseFacts['office_seen']): string {
  const owned = `${houses.length === 1 && houses[0] === 1 ? 'लग्न' : housesOblique(houses)} का स्वामी`;
  const obstruction = isObstructing ? '; वह बाधक भाव का भी स्वामी है, जो फल देने से पहले परखता है' : '';
  return `${officeText(office)}, क्योंकि वह ${owned} है${obstruction}`;
}

/** गजकेसरी योग, or पितृ दोष; with its houses where several share the name. */
function yogaName({ name, variant }: HouseFacts['yoga_brief']): string {
  const whole = /योग|दोष/.test(name.hi) ? name.hi : `${name.hi} योग`;
  return `${whole}${itsHouses({ variant }, 'hi')}`;
}

/** A text of a rule, without the full stop that it may have. */
const clause = ({ hi }: Bilingual) => hi.replace(/।$/, '');

export const HOUSES_HI: Sentences<HouseWords> = {
  aspect_kind: ({ place }) => rankFeminine(place),
  lord_brief: ({ lord, lordHouse, ...placing }) =>
    `इसका स्वामी ${planetHi(lord)} ${inHouse(lordHouse)}, ${inOwnPlace(placing)} है`,
  empty_brief: () => 'इसमें कोई ग्रह नहीं है',
  occupant_brief: ({ planet, ...placing }) => `इसमें ${planetHi(planet)} ${inOwnPlace(placing)} है`,
  aspect_brief: (aspect) => `${planetHi(aspect.planet)} की ${aspectText(aspect)}`,
  hemming_brief: ({ isGuard }) => `यह भाव ${hemmed(isGuard)} है`,
  significators_brief: ({ planets }) => `इसके कारक ${planetsHi(planets)} की स्थिति`,
  class_brief: () => 'इसका वर्ग',
  combust_brief: ({ lord }) => `इसका स्वामी ${planetHi(lord)} अस्त है`,
  retrograde_brief: ({ lord }) => `इसका स्वामी ${planetHi(lord)} वक्री है`,
  lifted_brief: ({ lord }) => `${planetHi(lord)} का नीच भंग होता है`,
  war_brief: ({ isLost, lord }) => `इसका स्वामी ${planetHi(lord)} ग्रह युद्ध में ${isLost ? 'हारा' : 'जीता'} है`,
  vargottama_brief: ({ lord }) => `इसका स्वामी ${planetHi(lord)} वर्गोत्तम है`,
  office_brief: officeText,
  yoga_brief: (yoga) => (yoga.isBad ? `${yogaName(yoga)} (${clause(yoga.result)})` : `${yogaName(yoga)} बनता है`),
  lord_house: ({ house, lord, lordHouse }) => `${houseLord(house)} ${planetHi(lord)} ${inHouse(lordHouse)} है`,
  dignity: ({ planet, ...placing }) => `${planetHi(planet)} ${inOwnPlace(placing)} है`,
  strength: ({ band, planet, strength }) => `${planetHi(planet)} ${strengthHi(band)} है (${ofHundred(strength)})`,
  no_occupants: () => 'इस भाव में कोई ग्रह नहीं है',
  occupant_seen: ({ house, planet, reason, ...placing }) =>
    `${planetHi(planet)} इस भाव में, ${inOwnPlace(placing)} है: ${STRENGTH_HI.influence({ reason, house })}`,
  aspect_seen: ({ house, reason, ...aspect }) =>
    `${planetHi(aspect.planet)} की ${aspectText(aspect)}: ${STRENGTH_HI.influence({ reason, house })}`,
  functional_benefic: ({ planet }) => `${planetHi(planet)} इस लग्न के लिए शुभ है`,
  hemming_seen: (hemming) => `यह भाव ${hemmed(hemming.isGuard)} है। ${sidesText(hemming)}`,
  significator: ({ house, planet, ...placing }) =>
    `${planetHi(planet)} ${houseOblique(house)} का कारक है और ${inOwnPlace(placing)} है`,
  class_seen: ({ house }) => STRENGTH_HI.house_class({ house }),
  combust_seen: combustText,
  retrograde_seen: ({ lord }) => `${planetHi(lord)} वक्री है`,
  lifted_seen: ({ lord, rules }) =>
    `${planetHi(lord)} नीच का है, पर उसका नीच भंग होता है: ${listHi(rules.map((rule) => BHANGA_RULES[rule]))}`,
  war_seen: warText,
  vargottama_seen: vargottamaText,
  office_seen: wholeOfficeText,
  yoga_seen: ({ planets, ...yoga }) => `${yogaName(yoga)} ${planetsHi(planets)} से बनता है`,
  lord: ({ band, house, lord, lordHouse, side, strength, ...placing }) => {
    const where = lordHouse === house ? 'इसी भाव में' : inHouse(lordHouse);
    const strong = `${strengthHi(band)} है (${ofHundred(strength)})`;
    const head = `${houseLord(house)} ${planetHi(lord)} ${where}, ${inOwnPlace(placing)} है। ${planetHi(lord)} ${strong}।`;
    return `${head} ${EFFECTS_HI.lord_effect({ house, lordHouse, side })}`;
  },
  empty: ({ aspecting, lord }) => {
    const aspects = aspecting.length > 0 ? ` और ${planetsHi(aspecting)} की दृष्टि से` : '';
    return `इस भाव में कोई ग्रह नहीं है, और यह कमी नहीं है। इसका फल इसके स्वामी ${planetHi(lord)} से${aspects} देखा जाता है।`;
  },
  occupant: ({ band, house, planet, reason, side, strength, ...placing }) => {
    const who = `${planetHi(planet)} (${STRENGTH_HI.influence({ reason, house })})`;
    const strong = `${strengthHi(band)} है (${ofHundred(strength)})`;
    const head = `${who} इस भाव में, ${inOwnPlace(placing)} है। वह ${strong}।`;
    return `${head} ${EFFECTS_HI.planet_effect({ planet, house, side })}`;
  },
  aspect: ({ ascendantSignIndex, house, isHelp, isRewarding, reason, ...aspect }) => {
    const { planet } = aspect;
    const gift = ASPECT_GIFTS[planet][isHelp ? 0 : 1];
    const who = `${planetHi(planet)} (${STRENGTH_HI.influence({ reason, house })})`;
    const gives = isHelp ? 'देती है' : 'लाती है';
    const text = chosen(
      [
        `${who} की ${aspectText(aspect)} इस भाव पर है, जो ${gift} ${gives}।`,
        `${who} इस भाव को देखता है। उसकी ${aspectText(aspect)} ${gift} ${gives}।`,
        `इस भाव पर ${who} की ${aspectText(aspect)} है; वह ${gift} ${gives}।`,
      ],
      planet,
      house,
    );
    return isRewarding
      ? `${text} ${signHi(ascendantSignIndex)} लग्न के लिए शुभ होने से ${planetHi(planet)} मेहनत का फल भी देता है।`
      : text;
  },
  hemming: (hemming) => {
    const means = hemming.isGuard ? 'इससे इसके विषय सुरक्षित रहते हैं।' : 'इसके विषयों में धैर्य से जगह बनती है।';
    return `यह भाव ${hemmed(hemming.isGuard)} है। ${sidesText(hemming)} ${means}`;
  },
  significators: ({ mean, placed, side }) => {
    const each = placed.map(
      ({ planet, strength, ...placing }) => `${planetHi(planet)} ${inOwnPlace(placing)} है (${ofHundred(strength)})`,
    );
    if (placed.length === 1) return `इस भाव का कारक ${each[0]!}। ${SIGNIFICATOR_TEXTS[side]}`;
    const names = planetsHi(placed.map(({ planet }) => planet));
    return `इस भाव के कारक ${names} हैं। ${listHi(each)}; औसत बल ${ofHundred(mean)} है। ${SIGNIFICATOR_TEXTS[side]}`;
  },
  class: ({ house }) => {
    const classes = houseClasses(house);
    const texts = CLASS_TEXTS.filter(([name]) => classes.includes(name)).slice(0, 2);
    return texts.map(([, text]) => text).join(' साथ ही ');
  },
  lord_combust: (combust) => `${combustText(combust)}। इसके विषय बड़ों या शासन की छाया में रहते हैं; जगह मिलने पर सामने आते हैं।`,
  lord_retrograde: ({ lord }) =>
    `${planetHi(lord)} वक्री है। गति से बलवान होकर वह अपने काम दोहराता है, इसलिए दूसरी कोशिश अच्छी रहती है।`,
  lord_lifted: ({ isRajaYoga, lord }) =>
    `${planetHi(lord)} का नीच भंग होता है: शुरू की कठिनाई ${isRajaYoga ? 'आगे चलकर ताकत बनती है' : 'बाद में पूरी हो जाती है'}।`,
  lord_war: (war) =>
    `${warText(war)}। ${war.isLost ? 'जहाँ दोनों मिलते हैं, वहाँ इसके विषय पीछे रहते हैं।' : 'इसके विषय कुछ कीमत देकर आगे निकलते हैं।'}`,
  lord_office: (office) => `${wholeOfficeText(office)}।`,
  lord_vargottama: (vargottama) => `${vargottamaText(vargottama)}। इसका फल स्थिर रहता है।`,
  yoga: ({ grade, planets, reductions, strength, ...yoga }) => {
    const made = planets.length > 0 ? ` ${planetsHi(planets)} से` : '';
    const does = yoga.isBad ? 'इस भाव को छूता है' : 'इस भाव को बल देता है';
    const head = `${yogaName(yoga)}${made} बनता है और ${does}। यह ${YOGA_STRENGTHS[grade]} है (${ofHundred(strength)}); इसका फल: ${clause(yoga.result)}।`;
    return reductions.length === 0 ? head : `${head} इसका असर कुछ कम है, क्योंकि ${listHi(reductions.map(clause))}।`;
  },
  summary: ({ band, best, house, score, signIndex, worst }) => {
    const briefly = (brief: NonNullable<typeof best>) => sayIn<HouseBriefs, keyof HouseBriefs>(HOUSES_HI, brief);
    const head = `${houseHi(house)} (${HOUSE_MATTERS_HI[house - 1]!}) ${signHi(signIndex)} राशि में है और उसका बल ${HOUSE_STRENGTHS[band]} है (${ofHundred(score)})।`;
    const help = best === null ? 'कोई एक बात इसे खास बल नहीं देती।' : `सबसे अच्छी बात: ${briefly(best)}।`;
    const burden = worst === null ? 'इस पर कोई बड़ा बोझ नहीं है।' : `सबसे ज़्यादा मेहनत की बात: ${briefly(worst)}।`;
    return `${head} ${help} ${burden}`;
  },
};
