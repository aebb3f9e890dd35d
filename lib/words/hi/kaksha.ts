/** Sentences of /special/kaksha in Hindi. */
import type { Contributor } from '../../astro/ashtakavarga/bindus.ts';
import { KAKSHA_ARC_DEG } from '../../astro/ashtakavarga/kaksha.ts';
import { isFriendlyKaksha, type KakshaEffect } from '../../astro/judgement/day/kakshaCourse.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { KakshaWords, StayDates } from '../facts/kaksha.ts';
import { choiceNumber } from '../phraseChoice.ts';
import type { Sentences } from '../sentences.ts';
import {
  atTime,
  countHi,
  dateHi,
  degreesHi,
  inHouse,
  inSign,
  isOrAre,
  listHi,
  planetHi,
  planetsHi,
  rankFeminine,
  rankHi,
  signHi,
  spanHi,
} from './grammar.ts';
import { HOUSE_MATTERS_HI } from './vocabulary.ts';

const bodyHi = (body: Planet | 'Ascendant') => (body === 'Ascendant' ? 'लग्न' : planetHi(body));

/** The ascendant needs no transit to act, as it stands for beginnings, so its texts differ. */
const NATAL_TEXTS = {
  planet: {
    active: ['यह कक्षा सक्रिय है और जन्म का फल आसानी से हाथ आता है', 'कक्षा सक्रिय है, इसलिए इसका फल जल्दी मिलता है'],
    idle: ['इसका फल तब मिलता है, जब वह गोचर में सक्रिय कक्षा से गुज़रे', 'यह कक्षा सक्रिय नहीं है; फल सक्रिय कक्षाओं के गोचर में आता है'],
  },
  point: {
    active: ['यह कक्षा सक्रिय है और नए काम में जल्दी मदद मिलती है'],
    idle: ['कोई भी काम थोड़ी तैयारी से शुरू करें'],
  },
} as const;

const EFFECT_TEXTS: Readonly<Record<KakshaEffect, string>> = {
  good: 'अभी इसका फल खुलकर मिलता है',
  mixed: 'अभी फल मिलता है, पर कुछ खींचतान के साथ',
  weak: 'अभी इसका फल धीरे मिलता है',
};

/** What a planet with so many bindus tends to give, from none to eight. */
const TENDENCIES = [
  'रुकावटों में धैर्य रखें',
  'शरीर को आराम दें',
  'खर्च और चिंता पर नज़र रखें',
  'छोटी-छोटी अड़चनें आ सकती हैं',
  'उतार-चढ़ाव बराबर रहते हैं',
  'लाभ और अच्छे लोगों का साथ मिलता है',
  'सुख और उन्नति होती है',
  'मान और धन मिलता है',
  'बड़ी सफलता मिलती है',
] as const;

interface NatalPlace {
  readonly signIndex: number;
  readonly inSignDeg: number;
  readonly house: number;
  readonly kakshaIndex: number;
}

/** ...: seventh kaksha from 22 degrees 30 minutes to 26 degrees 15 minutes. */
function placeText(body: Planet | 'Ascendant', lord: Contributor, place: NatalPlace): string {
  const { house, inSignDeg, kakshaIndex, signIndex } = place;
  const at = `${bodyHi(body)} ${inSign(signIndex)} ${degreesHi(inSignDeg)} पर`;
  const where = body === 'Ascendant' ? at : `${at}, ${inHouse(house)}`;
  const range = `${degreesHi(kakshaIndex * KAKSHA_ARC_DEG)} से ${degreesHi((kakshaIndex + 1) * KAKSHA_ARC_DEG)} तक`;
  return `${where} है। यह ${rankFeminine(kakshaIndex + 1)} कक्षा है (${range}); ${lordText(body, lord)}।`;
}

function lordText(id: Planet | 'Ascendant', lord: Contributor): string {
  return lord === id ? 'इसका स्वामी वह खुद है' : `इसका स्वामी ${bodyHi(lord)} है`;
}

function stayText({ fromDate, fromTime, isShort, untilDate, untilTime }: StayDates): string {
  const at = (date: string, time: string) => (isShort ? `${dateHi(date)}, ${atTime(time)}` : dateHi(date));
  if (fromDate === null) return untilDate === null ? '' : `${at(untilDate, untilTime)} तक`;
  if (untilDate === null) return `${at(fromDate, fromTime)} से`;
  if (!isShort) return spanHi(fromDate, untilDate);
  return fromDate === untilDate
    ? `${dateHi(fromDate)} को ${atTime(fromTime)} से ${atTime(untilTime)} तक`
    : `${at(fromDate, fromTime)} से ${at(untilDate, untilTime)} तक`;
}

/** Whether the lord gave the planet a bindu, and whether they are friends. */
function givenText(planet: SevenPlanet, lord: Contributor, isGiven: boolean): string {
  const head = `${planetHi(planet)} को यहाँ`;
  if (lord === planet) return isGiven ? `${head} अपना बिंदु मिला है` : `${head} अपना बिंदु नहीं मिला`;
  if (lord === 'Ascendant') return isGiven ? `${head} लग्न से बिंदु मिला है` : `${head} लग्न से बिंदु नहीं मिला`;
  if (isFriendlyKaksha(planet, lord)) {
    return isGiven ? `${head} मित्र ${planetHi(lord)} से बिंदु मिला है` : `${head} मित्र ${planetHi(lord)} से बिंदु नहीं मिला`;
  }
  return isGiven
    ? `${head} ${planetHi(lord)} से बिंदु मिला है, पर दोनों मित्र नहीं हैं`
    : `${head} ${planetHi(lord)} से बिंदु नहीं मिला, और दोनों मित्र भी नहीं हैं`;
}

export const KAKSHA_HI: Sentences<KakshaWords> = {
  natal: ({ body, givers, isActive, lord, ...place }) => {
    const texts = NATAL_TEXTS[body === 'Ascendant' ? 'point' : 'planet'][isActive ? 'active' : 'idle'];
    const means = texts[choiceNumber(body, place.kakshaIndex) % texts.length]!;
    const giver = lord === body ? 'अपना' : `${bodyHi(lord)} से`;
    const gave = isActive ? `उसे यहाँ ${giver} बिंदु मिला है; ${means}।` : `उसे यहाँ ${giver} बिंदु नहीं मिला; ${means}।`;
    const count =
      givers.length === 0
        ? 'इस राशि में उसे कोई बिंदु नहीं मिला।'
        : `इस राशि में उसे 8 में से ${givers.length} ${givers.length === 1 ? 'बिंदु मिला है' : 'बिंदु मिले हैं'}: ${listHi(givers.map(bodyHi))} से।`;
    return `${placeText(body, lord, place)} ${gave} ${count}`;
  },
  natal_node: ({ lord, planet, ...place }) =>
    `${placeText(planet, lord, place)} राहु-केतु को बिंदु नहीं मिलते, इसलिए यह न सक्रिय है, न निष्क्रिय।`,
  passing: ({ kakshaIndex, lord, planet, signIndex, ...stay }) =>
    `${planetHi(planet)} ${signHi(signIndex)} राशि की ${rankFeminine(kakshaIndex + 1)} कक्षा में है, ${stayText(stay)}; ${lordText(planet, lord)}।`,
  passing_house: ({ house, houseFromMoon }) =>
    `यह ${house === 1 ? 'लग्न का' : `लग्न से ${rankHi(house)}`} भाव है (${HOUSE_MATTERS_HI[house - 1]!}) और ${houseFromMoon === 1 ? 'चंद्रमा की राशि' : `चंद्रमा से ${rankHi(houseFromMoon)}`}।`,
  passing_node: ({ sarva }) => `राहु-केतु को अपने बिंदु नहीं मिलते; सर्वाष्टकवर्ग में यहाँ ${sarva} बिंदु हैं, औसत 28 है।`,
  given: ({ effect, lord, planet }) => `${givenText(planet, lord, effect !== 'weak')}; ${EFFECT_TEXTS[effect]}।`,
  bindus: ({ bindus, sarva }) =>
    `इस राशि में उसके 8 में से ${bindus} बिंदु हैं; ${TENDENCIES[bindus]!}। सर्वाष्टकवर्ग में यहाँ ${sarva} बिंदु हैं, औसत 28 है।`,
  next_sign: ({ isBackward, signIndex }) =>
    isBackward
      ? `इसके बाद वह वक्री चाल से ${signHi(signIndex)} राशि में जाएगा।`
      : `इसके बाद वह ${signHi(signIndex)} राशि में जाएगा।`,
  none_ahead: () => 'इस राशि की बची हुई कक्षाओं में कोई सक्रिय नहीं है।',
  next_active: ({ lord, planet, ...stay }) =>
    `अगली सक्रिय कक्षा ${lord === planet ? 'उसकी अपनी' : `${bodyHi(lord)} की`} है, ${stayText(stay)}।`,
  none_active: () => 'इस समय सात ग्रहों में से कोई सक्रिय कक्षा में नहीं है।',
  summary: ({ good, mixed, weak }) => {
    const active = good.length + mixed.length;
    return [
      `इस समय सात ग्रहों में से ${countHi(active)} सक्रिय कक्षा में ${isOrAre(active)}।`,
      ...(good.length > 0 ? [`${planetsHi(good)} का फल खुलकर मिलता है।`] : []),
      ...(mixed.length > 0
        ? [`${planetsHi(mixed)} का फल कुछ खींचतान के साथ मिलता है, क्योंकि कक्षा का स्वामी मित्र नहीं है।`]
        : []),
      ...(weak.length > 0 ? [`${planetsHi(weak)} की कक्षा सक्रिय नहीं है।`] : []),
    ].join(' ');
  },
};
