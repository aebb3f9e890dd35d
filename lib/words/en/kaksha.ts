/** Sentences of /special/kaksha in English. */
import type { Contributor } from '../../astro/ashtakavarga/bindus.ts';
import { KAKSHA_ARC_DEG } from '../../astro/ashtakavarga/kaksha.ts';
import { namedBody } from '../../astro/chart/bodies.ts';
import { isFriendlyKaksha, type KakshaEffect } from '../../astro/judgement/day/kakshaCourse.ts';
import { sentence } from '../../astro/judgement/phrases.ts';
import { arcText } from '../../astro/rounding.ts';
import { BINDU_RESULTS } from './binduResults.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { KakshaWords, StayDates } from '../facts/kaksha.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn } from './grammar.ts';

/** The ascendant needs no transit to act, as it stands for beginnings, so its texts differ. */
const NATAL_TEXTS = {
  planet: {
    active: 'active, so what it promises by birth comes to hand',
    idle: 'what it promises by birth waits for its passages over active kakshas',
  },
  point: {
    active: 'active, so what is begun finds ready support',
    idle: 'what is begun does well with some preparation',
  },
} as const;

const EFFECT_TEXTS: Readonly<Record<KakshaEffect, string>> = {
  good: 'what it brings comes freely now',
  mixed: 'what it brings comes now, though not without some rub',
  weak: 'what it brings comes slowly now',
};

interface NatalPlace {
  readonly signIndex: number;
  readonly inSignDeg: number;
  readonly house: number;
  readonly kakshaIndex: number;
}

function placeText(
  body: Planet | 'Ascendant',
  { house, inSignDeg, kakshaIndex, signIndex }: NatalPlace,
  of: string,
): string {
  const at = `${capitalised(namedBody(body))} stands at ${arcText(inSignDeg)} of ${signEn(signIndex)}`;
  const where = body === 'Ascendant' ? at : `${at}, in the ${ordinal(house)} house`;
  const range = `${arcText(kakshaIndex * KAKSHA_ARC_DEG)} to ${arcText((kakshaIndex + 1) * KAKSHA_ARC_DEG)}`;
  return `${where}, in the ${ordinal(kakshaIndex + 1)} kaksha (${range}), ${of}`;
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

function friendText(planet: SevenPlanet, lord: Contributor): string {
  if (lord === 'Ascendant' || lord === planet) return '';
  return isFriendlyKaksha(planet, lord) ? ' and is its friend by nature' : ' and is no friend of it by nature';
}

const sarvaText = (sarva: number) => `all planets together have ${sarva} bindus there, against a mean of 28`;

export const KAKSHA_EN: Sentences<KakshaWords> = {
  natal: ({ body, givers, isActive, lord, ...place }) => {
    const gave = lord === body ? 'and it gave itself' : 'which gave it';
    const found = `${placeText(body, place, ofText(body, lord))}, ${gave} ${isActive ? 'a bindu' : 'none'} there`;
    const from = givers.length === 0 ? '' : `, from ${listed(givers.map(namedBody))}`;
    const kind = body === 'Ascendant' ? 'point' : 'planet';
    return `${found}: ${NATAL_TEXTS[kind][isActive ? 'active' : 'idle']}. It has ${givers.length} of 8 bindus in the sign${from}.`;
  },
  natal_node: ({ lord, planet, ...place }) =>
    `${placeText(planet, place, ofText(planet, lord))}. Nodes receive no bindus, so it is neither active nor idle.`,
  passing: ({ kakshaIndex, lord, planet, signIndex, ...stay }) =>
    sentence(
      `${named(planet)} passes the ${ordinal(kakshaIndex + 1)} kaksha of ${signEn(signIndex)}, ${ofText(planet, lord)}, ${stayText(stay)}`,
    ),
  passing_house: ({ house, houseFromMoon }) =>
    `It is the ${ordinal(house)} house of the chart (${areaOf(house)}) and the ${ordinal(houseFromMoon)} from the Moon.`,
  passing_node: ({ sarva }) => `Nodes receive no bindus of their own; ${sarvaText(sarva)}.`,
  given: ({ effect, lord, planet }) => {
    const giving = lord === planet ? 'it gave itself' : `${namedBody(lord)} gave it`;
    return sentence(
      `${giving} ${effect === 'weak' ? 'no' : 'a'} bindu there${friendText(planet, lord)}: ${EFFECT_TEXTS[effect]}`,
    );
  },
  bindus: ({ bindus, sarva }) =>
    `With ${bindus} of 8 in the sign it tends to ${BINDU_RESULTS[bindus]!}; ${sarvaText(sarva)}.`,
  next_sign: ({ isBackward, signIndex }) =>
    `After it comes ${signEn(signIndex)}${isBackward ? ', moving backwards' : ''}.`,
  none_ahead: () => 'None of the kakshas still ahead in this sign is active.',
  next_active: ({ lord, planet, ...stay }) => `The next active kaksha is ${ofText(planet, lord)}, ${stayText(stay)}.`,
  none_active: () => 'None of the seven planets passes an active kaksha.',
  summary: ({ good, mixed, weak }) => {
    const active = good.length + mixed.length;
    const head = `${active} of the seven planets ${active === 1 ? 'passes' : 'pass'} an active kaksha`;
    const ways = [
      ...(good.length > 0 ? [`${namedList(good)} freely`] : []),
      ...(mixed.length > 0 ? [`${namedList(mixed)} with some rub, as the lord is no friend`] : []),
    ];
    const idle = weak.length > 0 ? `; ${namedList(weak)} ${weak.length === 1 ? 'passes' : 'pass'} an idle one` : '';
    return `${head}: ${ways.join(', ')}${idle}.`;
  },
};
