/** Sentences of /special/kaksha in English. */
import type { Contributor } from '../../astro/ashtakavarga/bindus.ts';
import { binduBand, type BinduBand } from '../../astro/ashtakavarga/bands.ts';
import { namedBody } from '../../astro/chart/bodies.ts';
import { isFriendlyKaksha, type KakshaEffect } from '../../astro/judgement/day/kakshaCourse.ts';
import { BINDU_RESULTS } from './binduResults.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { KakshaWords, StayDates } from '../facts/kaksha.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from './grammar.ts';

/** The ascendant needs no transit to act, as it stands for beginnings, so its texts differ. */
const NATAL_TEXTS = {
  planet: {
    active: 'What it promises by birth is within reach.',
    idle: 'What it promises by birth comes when it passes active kakshas.',
  },
  point: {
    active: 'What you begin finds ready support.',
    idle: 'What you begin does well with some preparation.',
  },
} as const;

const EFFECT_TEXTS: Readonly<Record<KakshaEffect, string>> = {
  good: 'What it brings comes freely now.',
  mixed: 'What it brings comes now, with some friction.',
  weak: 'What it brings comes slowly now.',
};

/** How many bindus a body has in a sign, before "bindus". */
const COUNT_WORDS: Readonly<Record<BinduBand, string>> = {
  excellent: 'very many',
  good: 'many',
  neutral: 'an average number of',
  poor: 'few',
  very_bad: 'very few',
};

interface NatalPlace {
  readonly signIndex: number;
  readonly house: number;
  readonly kakshaIndex: number;
}

function placeText(body: Planet | 'Ascendant', { house, kakshaIndex, signIndex }: NatalPlace, of: string): string {
  const at = `${capitalised(namedBody(body))} stands in ${signEn(signIndex)}`;
  const where = body === 'Ascendant' ? at : `${at}, in your ${ordinal(house)} house`;
  return `${where}, in the ${ordinal(kakshaIndex + 1)} kaksha, ${of}.`;
}

function ofText(id: Planet | 'Ascendant', lord: Contributor): string {
  return lord === id ? 'its own' : `that of ${namedBody(lord)}`;
}

function stayText({ fromDate, fromTime, isShort, untilDate, untilTime }: StayDates): string {
  const described = (date: string, time: string) => (isShort ? `${dateEn(date)}, ${time},` : dateEn(date));
  const parts = [
    fromDate === null ? '' : `from ${described(fromDate, fromTime)}`,
    untilDate === null ? '' : `to ${described(untilDate, untilTime)}`,
  ];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/,$/, '');
}

function friendText(planet: SevenPlanet, lord: Contributor, isGiven: boolean): string {
  if (lord === 'Ascendant' || lord === planet) return '';
  const isFriend = isFriendlyKaksha(planet, lord);
  return `${isFriend === isGiven ? ' and' : ', but'} is ${isFriend ? 'a' : 'no'} friend by nature`;
}

function sarvaText(sarva: number): string {
  if (sarva === 28) return 'All planets together have an average number of bindus there.';
  return `All planets together have ${sarva > 28 ? 'more' : 'fewer'} bindus there than the average.`;
}

export const KAKSHA_EN: Sentences<KakshaWords> = {
  natal: ({ body, givers, isActive, lord, ...place }) => {
    const gave = lord === body ? 'It gave itself' : `${capitalised(namedBody(lord))} gave it`;
    const found = `${placeText(body, place, ofText(body, lord))} ${gave} ${isActive ? 'a' : 'no'} bindu there, so this kaksha is ${isActive ? 'active' : 'idle'}.`;
    const kind = body === 'Ascendant' ? 'point' : 'planet';
    const count = COUNT_WORDS[binduBand(givers.length)];
    return `${found} ${NATAL_TEXTS[kind][isActive ? 'active' : 'idle']} It has ${count} bindus in this sign.`;
  },
  natal_node: ({ lord, planet, ...place }) =>
    `${placeText(planet, place, ofText(planet, lord))} Nodes receive no bindus, so it is neither active nor idle.`,
  passing: ({ kakshaIndex, lord, planet, signIndex, ...stay }) => {
    const passes = `${capitalised(named(planet))} passes the ${ordinal(kakshaIndex + 1)} kaksha of ${signEn(signIndex)}, ${ofText(planet, lord)}.`;
    const dates = stayText(stay);
    return dates === '' ? passes : `${passes} It stays there ${dates}.`;
  },
  passing_house: ({ house, houseFromMoon }) =>
    `This sign is your ${ordinal(house)} house, of ${areaOf(house)}, and the ${ordinal(houseFromMoon)} from your Moon.`,
  passing_node: ({ sarva }) => `Nodes receive no bindus of their own. ${sarvaText(sarva)}`,
  given: ({ effect, lord, planet }) => {
    const giving = lord === planet ? 'It gave itself' : `${capitalised(namedBody(lord))} gave it`;
    const isGiven = effect !== 'weak';
    return `${giving} ${isGiven ? 'a' : 'no'} bindu there${friendText(planet, lord, isGiven)}. ${EFFECT_TEXTS[effect]}`;
  },
  bindus: ({ bindus, sarva }) =>
    `By its own bindus in this sign it tends to bring ${BINDU_RESULTS[bindus]!}. ${sarvaText(sarva)}`,
  next_sign: ({ isBackward, signIndex }) =>
    `After it comes ${signEn(signIndex)}${isBackward ? ', moving backwards' : ''}.`,
  none_ahead: () => 'None of the kakshas still ahead in this sign is active.',
  next_active: ({ lord, planet, ...stay }) => `The next active kaksha is ${ofText(planet, lord)}, ${stayText(stay)}.`,
  none_active: () => 'None of the seven planets passes an active kaksha.',
  summary: ({ good, mixed, weak }) => {
    const pass = (planets: readonly Planet[], how: string) =>
      planets.length === 0
        ? []
        : [`${capitalised(namedList(planets))} ${planets.length === 1 ? 'passes' : 'pass'} ${how}.`];
    return [
      ...pass(good, 'an active kaksha freely'),
      ...pass(mixed, 'an active kaksha with some friction, as its lord is no friend'),
      ...pass(weak, 'an idle one'),
    ].join(' ');
  },
};
