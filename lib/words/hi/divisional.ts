/** Sentences of divisional charts in Hindi. */
import { deliveryOf, fruitGradeOf } from '../../astro/varga/fruit.ts';
import type { LeadingFactor, VargaEffect } from '../../astro/varga/facts.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import { VARGA_MATTERS } from '../../astro/varga/tables/matters.ts';
import { READINGS } from '../../astro/varga/tables/readings.ts';
import { SHASHTIAMSHAS } from '../../astro/varga/tables/shashtiamshas.ts';
import { variantOf } from '../phraseChoice.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import type { Ranked, VargaWords } from '../facts/divisional.ts';
import {
  countHi,
  houseOblique,
  inHouse,
  isOrAre,
  listHi,
  planetHi,
  planetsHi,
  rankFeminine,
  signHi,
} from './grammar.ts';
import { inOwnPlace } from './placing.ts';
import {
  BANDS_HI,
  COURAGE_ROLES_HI,
  DREKKANA_FORMS_HI,
  EFFECTS_HI,
  FRUITS_HI,
  HORA_THEMES_HI,
  HOUSE_THEMES_HI,
  LEANINGS_HI,
  rolesHi,
  THEME_SAYINGS_HI,
  TONES_HI,
  TROUBLE_EFFECTS_HI,
  vargaHi,
} from './divisionalPhrases.ts';
import { IN_DIGNITY_HI } from './vocabulary.ts';

const partOf = (number: number) => SHASHTIAMSHAS[number - 1]!;

/** Returns अपनी राशि तुला में. */
function bySign(dignity: Dignity, signIndex: number): string {
  return inOwnPlace({ dignity, signIndex, isLifted: false });
}

function effectHi(effect: VargaEffect, isTrouble: boolean, about: string): string {
  return variantOf((isTrouble ? TROUBLE_EFFECTS_HI : EFFECTS_HI)[effect], about, effect)(about);
}

/** Returns मंगल बैठा है, or मंगल और शनि बैठे हैं. */
function sitHi(planets: VargaWords['courage']['planets']): string {
  return `${planetsHi(planets)} ${planets.length > 1 ? 'बैठे हैं' : 'बैठा है'}`;
}

const STANDINGS = {
  contained: 'में सीमित',
  prominent: 'में प्रमुख',
  hidden: 'में छिपा',
  well_placed: 'में अच्छी जगह',
} as const;

/** Names a factor before a postposition, with what decided its effect. */
function factorHi({ house, planet, reasons }: LeadingFactor): string {
  const who = house === null ? planetHi(planet) : `${houseOblique(house)} और उसके स्वामी ${planetHi(planet)}`;
  return `${who} (${reasons.map((reason) => sayIn(VARGA_HI, reason)).join(', ')})`;
}

function rankHi({ band, score }: Ranked): string {
  return `20 में से ${Math.round(score)}, ${BANDS_HI[band]}`;
}

/** Tells how many of several things help and how many ask for care. */
function sidesHi(count: number, helpCount: number, careCount: number): string {
  if (helpCount === count) return 'सभी सहायक हैं।';
  if (careCount === count) return 'सभी पर ध्यान देना है।';
  const asks = `${countHi(careCount)} पर ध्यान देना है`;
  if (helpCount === 0) return careCount === 0 ? 'सबका असर सामान्य है।' : `इनमें से ${asks} और कोई खास सहायक नहीं है।`;
  const helps = `${countHi(helpCount)} ${helpCount > 1 ? 'सहायक हैं' : 'सहायक है'}`;
  return careCount === 0 ? `इनमें से ${helps} और बाकी सामान्य।` : `इनमें से ${helps} और ${asks}।`;
}

const CHILDREN = { first: 1, second: 2, third: 3 } as const;

export const VARGA_HI: Sentences<VargaWords> = {
  dignity: ({ dignity }) => IN_DIGNITY_HI[dignity],
  vargottama: () => 'वर्गोत्तम',
  part({ shashtiamsha }) {
    const { meaning, nature, sanskrit } = partOf(shashtiamsha);
    return `${sanskrit} षष्ट्यंश में: ${nature === 'benefic' ? meaning.hi : 'धैर्य से सुधारने योग्य'}`;
  },
  angle: ({ isBenefic }) => (isBenefic ? 'केंद्र में शुभ ग्रह' : 'केंद्र में पाप ग्रह'),
  benefics_inside: ({ planets }) => `इसमें शुभ ग्रह ${planetsHi(planets)}`,
  malefics_inside: ({ planets }) => `इसमें पाप ग्रह ${planetsHi(planets)}`,
  house: ({ house, standing }) => `${house === 1 ? 'लग्न' : houseOblique(house)} ${STANDINGS[standing]}`,
  hora: ({ hora, isProper }) => `${planetHi(hora)} की ${isProper ? '' : 'कम '}अनुकूल होरा में`,
  wealth({ dignity, hora, isDoubled, isProper, planet }) {
    const where = `${planetHi(hora)} की ${isProper ? '' : 'कम '}अनुकूल होरा में ${planetHi(planet)}`;
    const state = isProper ? `, जन्म कुंडली में ${IN_DIGNITY_HI[dignity]}` : '';
    return `${where}${state}${isDoubled ? ' (अंक दोगुने)' : ''}`;
  },
  courage_planet: ({ dignity, planet, roles }) =>
    `${listHi(roles.map((role) => COURAGE_ROLES_HI[role]))} ${planetHi(planet)} द्रेष्काण में ${IN_DIGNITY_HI[dignity]}`,
  malefics_in_third: ({ planets }) => `तीसरे भाव में ${planetsHi(planets)}: साहस उम्र के साथ बढ़ता है`,
  benefics_in_third: ({ planets }) => `तीसरे भाव में ${planetsHi(planets)}: साहस में समझदारी भी रहती है`,
  grade: ({ dignity, varga }) => `${vargaHi(varga)}: ${IN_DIGNITY_HI[dignity]}`,

  planet_factor({ dignity, effect, hora, house, isTrouble, isVargottama, matters, planet, roles, signIndex, varga }) {
    const about = matters.map((matter) => VARGA_MATTERS[matter].hi).join(', साथ ही ');
    const held = rolesHi(roles, varga);
    const isAngle = roles.some(({ kind }) => kind === 'angle');
    const inAngle = `${house === 1 ? 'लग्न' : houseOblique(house)} यानी केंद्र में`;
    const byHouse = isAngle ? inAngle : inHouse(house);
    const where = hora === null ? byHouse : `${planetHi(hora)} की होरा में`;
    const place = `${bySign(dignity, signIndex)}, ${where} है${isVargottama ? ' और वर्गोत्तम भी है' : ''}`;
    const before = `${held === '' ? '' : `${held} `}${planetHi(planet)} ${place}।`;
    const after = `${planetHi(planet)} ${held} है। वह यहाँ ${place}।`;
    const ways = roles.length > 1 ? [after] : [before, after];
    const stands = held === '' ? before : variantOf(ways, planet, varga, signIndex);
    const theme = hora === null ? HOUSE_THEMES_HI[house - 1]! : HORA_THEMES_HI[hora];
    const through = variantOf(THEME_SAYINGS_HI, varga, planet, house)(theme);
    return `${stands} ${effectHi(effect, isTrouble, about)} ${through}`;
  },
  house_factor({ dignity, effect, house, isTrouble, lord, lordHouse, lordSignIndex, matter, planets, signIndex }) {
    const inside = planets.length > 0 ? `, जिसमें ${sitHi(planets)}` : ' और कोई ग्रह नहीं है';
    const place = bySign(dignity, lordSignIndex);
    const lordPlace = lordHouse === house ? `यहीं, ${place}` : `${place}, ${inHouse(lordHouse)}`;
    return `${inHouse(house)} ${signHi(signIndex)} राशि है${inside}। उसका स्वामी ${planetHi(lord)} ${lordPlace} है। ${effectHi(effect, isTrouble, VARGA_MATTERS[matter].hi)}`;
  },
  ascendant_hora: ({ hora }) =>
    hora === 'Sun'
      ? 'लग्न सूर्य की होरा में है, इसलिए धन अपनी मेहनत और पद से बनता है।'
      : 'लग्न चंद्रमा की होरा में है, इसलिए धन परिवार और लोगों के साथ से आता है।',
  hora_counts({ moonCount, planets, sunCount }) {
    const counts =
      sunCount === 0 || moonCount === 0
        ? `सभी ग्रह ${sunCount === 0 ? 'चंद्रमा' : 'सूर्य'} की होरा में हैं।`
        : `${countHi(sunCount)} ग्रह सूर्य की होरा में ${isOrAre(sunCount)} और ${countHi(moonCount)} चंद्रमा की होरा में।`;
    return `${counts} इनमें ${planetsHi(planets)} अपनी अनुकूल होरा में ${isOrAre(planets.length)}।`;
  },
  siblings({ house, leaning, planets, signIndex, who }) {
    const inside = planets.length > 0 ? `, जिसमें ${sitHi(planets)}` : '';
    const whose = who === 'younger' ? 'छोटे' : 'बड़े';
    return `${whose} भाई-बहन ${houseOblique(house)} से देखे जाते हैं। यहाँ ${signHi(signIndex)} राशि है${inside}; संकेत ${LEANINGS_HI[leaning]}।`;
  },
  courage: ({ planets }) => `तीसरे भाव में ${sitHi(planets)}, इसलिए साहस उम्र के साथ बढ़ता है।`,
  drekkana_22: ({ lord, signIndex }) =>
    `22वाँ द्रेष्काण ${signHi(signIndex)} राशि का है, जिसका स्वामी ${planetHi(lord)} है। परंपरा में यह संवेदनशील स्थान है, पर इससे कोई भविष्यवाणी नहीं की जाती।`,
  drekkana_form: ({ form }) =>
    `लग्न ${DREKKANA_FORMS_HI[form]} द्रेष्काण में उदय हुआ है (बृहज्जातक 27)। ये रूप अलग-अलग संस्करणों में अलग मिलते हैं।`,
  child({ dignity, house, isForward, lord, lordHouse, lordSignIndex, signIndex, which }) {
    const way = isForward ? '' : ' (सम राशि से उल्टी गिनती)';
    const child = `${rankFeminine(CHILDREN[which])} संतान`;
    return `${child} ${houseOblique(house)} से देखी जाती है${way}। वहाँ ${signHi(signIndex)} राशि है, जिसका स्वामी ${planetHi(lord)} ${bySign(dignity, lordSignIndex)}, ${inHouse(lordHouse)} है।`;
  },
  kept_in_navamsa({ isAscendantKept, planets }) {
    const names = [...(isAscendantKept ? ['लग्न'] : []), ...planets.map(planetHi)];
    const trust = names.length > 1 ? 'इनका फल टिकाऊ है' : 'इसका फल टिकाऊ है';
    return `${listHi(names)} नवांश में भी उसी राशि में ${isOrAre(names.length)} (वर्गोत्तम), इसलिए ${trust}।`;
  },
  vitality({ neutral, strong, weak }) {
    return [
      ...(strong.length > 0 ? [`${planetsHi(strong)} यहाँ सबसे बलवान ${isOrAre(strong.length)}।`] : []),
      ...(neutral.length > 0 ? [`${planetsHi(neutral)} का बल मध्यम है।`] : []),
      ...(weak.length > 0 ? [`${planetsHi(weak)} को सहारे की ज़रूरत है।`] : []),
    ].join(' ');
  },
  angles({ others, planets, sought }) {
    const kind = sought === 'benefic' ? 'शुभ' : 'पाप';
    const meaning =
      sought === 'benefic'
        ? ['जिससे कुल फल बेहतर होता है', 'इसलिए फल भावों के स्वामियों पर टिका है']
        : ['इसलिए मुश्किलों का सामना सीधे होता है', 'इसलिए मुश्किलें पीछे रहती हैं'];
    const found =
      planets.length > 0
        ? `केंद्र में ${countHi(planets.length)} ${kind} ग्रह ${isOrAre(planets.length)} (${planetsHi(planets)}), ${meaning[0]!}।`
        : `केंद्र में कोई ${kind} ग्रह नहीं है, ${meaning[1]!}।`;
    if (others.length === 0) return found;
    return `${found} ${planets.length > 0 ? `${planetsHi(others)} भी केंद्र में` : `वहाँ ${planetsHi(others)}`} ${isOrAre(others.length)}।`;
  },
  shashtiamshas({ places, shashtiamsha }) {
    const { meaning, nature, sanskrit } = partOf(shashtiamsha);
    const partsOf = (sought: string) =>
      places
        .filter((place) => partOf(place.shashtiamsha).nature === sought)
        .map((place) => `${planetHi(place.planet)} (${partOf(place.shashtiamsha).sanskrit})`);
    const [benefic, malefic] = [partsOf('benefic'), partsOf('malefic')];
    const tells = nature === 'benefic' ? ` (${meaning.hi})।` : ', जिसमें धैर्य से काम लेना होता है।';
    const kept =
      benefic.length > 0
        ? `शुभ षष्ट्यंशों में ${countHi(benefic.length)} ग्रह ${isOrAre(benefic.length)}: ${listHi(benefic)}।`
        : 'शुभ षष्ट्यंशों में कोई ग्रह नहीं है।';
    const worked = malefic.length > 0 ? ` आगे जिन पर काम करना है, वे ये हैं: ${listHi(malefic)}।` : '';
    return `लग्न ${sanskrit} षष्ट्यंश में उदय हुआ है${tells} ${kept}${worked}`;
  },
  birth_time({ errorMinutes }) {
    const seconds = Math.round(errorMinutes * 60);
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
    const parts = [...(minutes > 0 ? [`${minutes} मिनट`] : []), ...(rest > 0 ? [`${rest} सेकंड`] : [])];
    const error = seconds < 2 ? 'एक-दो सेकंड' : `करीब ${parts.join(' ')}`;
    return `लग्न अपने भाग के किनारे के बहुत पास है। जन्म समय में ${error} का अंतर भी यहाँ का लग्न और सारे भाव बदल देगा।`;
  },
  rising({ dignity, lord, lordHouse, lordSignIndex, signIndex, varga }) {
    const place = bySign(dignity, lordSignIndex);
    const where = lordHouse === 1 ? `लग्न में ही, ${place}` : `${place}, ${inHouse(lordHouse)}`;
    return `${vargaHi(varga)} में ${signHi(signIndex)} लग्न है। लग्नेश ${planetHi(lord)} ${where} है।`;
  },
  best_and_worst: ({ best, worst }) =>
    `सबसे ज़्यादा मदद ${factorHi(best)} से मिलती है। सबसे ज़्यादा ध्यान ${factorHi(worst)} पर देना है।`,
  best_alone: ({ best }) => `सबसे ज़्यादा मदद ${factorHi(best)} से मिलती है। कोई मुख्य बात विरोध में नहीं है।`,
  worst_alone: ({ worst }) => `सबसे ज़्यादा ध्यान ${factorHi(worst)} पर देना है। यहाँ भाग्य से ज़्यादा लगातार मेहनत काम आती है।`,
  none_stands_out: () => 'कोई मुख्य बात खास पक्ष में या विरोध में नहीं है।',
  balance({ careCount, factorCount, helpCount, tone, varga }) {
    const tells = variantOf(TONES_HI[tone], varga, helpCount, careCount);
    const head = `${READINGS[varga].use.hi} के लिए`;
    if (factorCount === 1) return `${head} यहाँ एक ही मुख्य बात देखी जाती है। ${tells}`;
    return `${head} ${countHi(factorCount)} मुख्य बातें देखी जाती हैं। ${sidesHi(factorCount, helpCount, careCount)} ${tells}`;
  },
  fruit({ birth, here, nature, planet }) {
    const [atBirth, now] = [IN_DIGNITY_HI[birth], IN_DIGNITY_HI[here]];
    const states =
      birth === here
        ? `${planetHi(planet)} जन्म कुंडली में भी ${atBirth} है और यहाँ भी।`
        : `${planetHi(planet)} जन्म कुंडली में ${atBirth} है और यहाँ ${now}।`;
    return `${states} ${variantOf(FRUITS_HI[fruitGradeOf(birth)][deliveryOf(here, nature)], planet, birth, here)}`;
  },
  vimsopaka_summary({ best, worst }) {
    const [high, low] = [planetHi(best.planet), planetHi(worst.planet)];
    return `सोलह वर्गों के विंशोपक बल में ${high} सबसे आगे है (${rankHi(best)}) और ${low} सबसे पीछे (${rankHi(worst)})। ${high} के विषयों पर भरोसा रखें; ${low} के विषयों में दूसरों की मदद लें।`;
  },
};
