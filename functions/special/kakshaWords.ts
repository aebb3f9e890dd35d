/** Sentences of /special/kaksha. */
import { isFriendlyKaksha, type KakshaEffect, type KakshaStay } from '../../lib/astro/judgement/day/kakshaCourse.ts';
import { sentence } from '../../lib/astro/judgement/phrases.ts';
import type { Ashtakavarga, Contributor } from '../../lib/astro/ashtakavarga/bindus.ts';
import {
  givers,
  isKakshaActive,
  KAKSHA_LORDS,
  kakshaIndex,
  KAKSHA_ARC_DEG,
} from '../../lib/astro/ashtakavarga/kaksha.ts';
import { countFrom, wrapIndex } from '../../lib/astro/angle.ts';
import { namedBody, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { BINDU_RESULTS } from '../../lib/astro/tables/ashtakavarga.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { isNode, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { listed, ordinal } from '../../lib/astro/words.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { arcText } from '../../lib/astro/rounding.ts';
import { bodyPlaceText } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** Describes the kaksha in which a body stands at birth. */
export function natalText(context: BirthContext, av: Ashtakavarga, body: PlacedBody<Planet | 'Ascendant'>): string {
  const { id, place } = body;
  const kaksha = kakshaIndex(place.degreeInSign);
  const lord = KAKSHA_LORDS[kaksha]!;
  const where = `${bodyPlaceText(context, body)}, in the ${ordinal(kaksha + 1)} kaksha (${rangeText(kaksha)})`;
  if (id !== 'Ascendant' && isNode(id)) {
    return `${where}, ${ofText(id, lord)}. Nodes receive no bindus, so it is neither active nor idle.`;
  }
  const isActive = isKakshaActive(av, id, place.signIndex, kaksha);
  const gave = lord === id ? 'and it gave itself' : 'which gave it';
  const found = `${where}, ${ofText(id, lord)}, ${gave} ${isActive ? 'a bindu' : 'none'} there`;
  const from = givers(av, id, place.signIndex);
  const count = `${from.length} of 8 bindus in the sign${from.length === 0 ? '' : `, from ${listed(from.map(namedBody))}`}`;
  return `${found}: ${NATAL_TEXTS[id === 'Ascendant' ? 'point' : 'planet'][isActive ? 'active' : 'idle']}. It has ${count}.`;
}

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

function ofText(id: Planet | 'Ascendant', lord: Contributor): string {
  return lord === id ? 'its own' : `that of ${namedBody(lord)}`;
}

function rangeText(kaksha: number): string {
  return `${arcText(kaksha * KAKSHA_ARC_DEG)} to ${arcText((kaksha + 1) * KAKSHA_ARC_DEG)}`;
}

interface PassingContext {
  readonly context: BirthContext;
  readonly av: Ashtakavarga;
  readonly planet: Planet;
  /** The current kaksha, then those that follow in the sign. */
  readonly kakshas: readonly KakshaStay[];
}

/** Describes the current kaksha, the reason, and when the next active one begins. */
export function passingText(passingContext: PassingContext, effect: KakshaEffect | null): string {
  const { av, planet, kakshas } = passingContext;
  const [running] = kakshas;
  const { kaksha, signIndex } = running!;
  const lord = KAKSHA_LORDS[kaksha]!;
  const opening = `${named(planet)} passes the ${ordinal(kaksha + 1)} kaksha of ${SIGNS[signIndex]!}, ${ofText(planet, lord)}, ${stayText(passingContext, running!)}`;
  return [
    sentence(opening),
    houseText(passingContext, signIndex),
    ...bindusTexts(av, planet, signIndex, lord, effect),
    ...nextTexts(passingContext),
  ].join(' ');
}

function houseText({ context: { chart } }: PassingContext, signIndex: number): string {
  const house = countFrom(chart.ascendant.signIndex, signIndex);
  const fromMoon = countFrom(chart.signs.Moon, signIndex);
  return `It is the ${ordinal(house)} house of the chart (${HOUSE_TOPICS[house - 1]!.area}) and the ${ordinal(fromMoon)} from the Moon.`;
}

const EFFECT_TEXTS: Readonly<Record<KakshaEffect, string>> = {
  good: 'what it brings comes freely now',
  mixed: 'what it brings comes now, though not without some rub',
  weak: 'what it brings comes slowly now',
};

function bindusTexts(
  av: Ashtakavarga,
  planet: Planet,
  signIndex: number,
  lord: Contributor,
  effect: KakshaEffect | null,
): string[] {
  const all = `all planets together have ${av.sarva[signIndex]!} bindus there, against a mean of 28`;
  if (effect === null || isNode(planet)) return [`Nodes receive no bindus of their own; ${all}.`];
  const bindus = av.bhinna[planet][signIndex]!;
  const giving = lord === planet ? 'it gave itself' : `${namedBody(lord)} gave it`;
  const gave = `${giving} ${effect === 'weak' ? 'no' : 'a'} bindu there${friendText(planet, lord)}: ${EFFECT_TEXTS[effect]}`;
  return [sentence(gave), `With ${bindus} of 8 in the sign it tends to ${BINDU_RESULTS[bindus]!}; ${all}.`];
}

function friendText(planet: Planet, lord: Contributor): string {
  if (lord === 'Ascendant' || lord === planet) return '';
  return isFriendlyKaksha(planet, lord) ? ' and is its friend by nature' : ' and is no friend of it by nature';
}

/** The next active kaksha in the sign, or that there is none. */
function nextTexts(passingContext: PassingContext): string[] {
  const { av, planet, kakshas } = passingContext;
  const ahead = kakshas.slice(1);
  const last = kakshas.at(-1)!;
  if (ahead.length === 0 && last.endJdUT !== null) return [leavingText(last)];
  if (isNode(planet) || ahead.length === 0) return [];
  const next = ahead.find(({ signIndex, kaksha }) => isKakshaActive(av, planet, signIndex, kaksha));
  if (!next) return ['None of the kakshas still ahead in this sign is active.'];
  return [
    `The next active kaksha is ${ofText(planet, KAKSHA_LORDS[next.kaksha]!)}, ${stayText(passingContext, next)}.`,
  ];
}

function leavingText({ signIndex, isLeftBackward }: KakshaStay): string {
  const [next, way] = isLeftBackward ? [signIndex + 11, ', moving backwards'] : [signIndex + 1, ''];
  return `After it comes ${SIGNS[wrapIndex(next, 12)]!}${way}.`;
}

/** Passages shorter than this, as all of the Moon's are, are written with the time of day. */
const SHORT_DAYS = 2;

function stayText({ context }: PassingContext, { startJdUT, endJdUT }: KakshaStay): string {
  const isShort = startJdUT !== null && endJdUT !== null && endJdUT - startJdUT < SHORT_DAYS;
  const described = (jdUT: number) => {
    const instant = formatJd(context.birth.time.clock, jdUT);
    const date = dateText(instant.slice(0, 10), 'en');
    return isShort ? `${date}, ${instant.slice(11, 16)},` : date;
  };
  const parts = [
    startJdUT === null ? '' : `from ${described(startJdUT)}`,
    endJdUT === null ? '' : `to ${described(endJdUT)}`,
  ];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/,$/, '');
}

/** Names the planets in active kakshas, and the others. */
export function kakshaSummary(effects: ReadonlyMap<Planet, KakshaEffect | null>): string {
  const having = (effect: KakshaEffect) => [...effects].filter(([, each]) => each === effect).map(([planet]) => planet);
  const [good, mixed, weak] = [having('good'), having('mixed'), having('weak')];
  const active = good.length + mixed.length;
  if (active === 0) return 'None of the seven planets passes an active kaksha.';
  const head = `${active} of the seven planets ${active === 1 ? 'passes' : 'pass'} an active kaksha`;
  const ways = [
    ...(good.length > 0 ? [`${namedList(good)} freely`] : []),
    ...(mixed.length > 0 ? [`${namedList(mixed)} with some rub, as the lord is no friend`] : []),
  ];
  const idle = weak.length > 0 ? `; ${namedList(weak)} ${weak.length === 1 ? 'passes' : 'pass'} an idle one` : '';
  return `${head}: ${ways.join(', ')}${idle}.`;
}
