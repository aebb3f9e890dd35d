/**
 * Aspects between planets of the annual chart: by sign, and close when their lights meet (Tajika Nilakanthi).
 *
 * Signs decide whether two planets see each other, and degrees within the signs how far they are from exactness. The
 * nodes own no light and take no part.
 */
import { countFrom } from '../angle.ts';
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { isNode, SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { DEEPTAMSHA_DEG, TAJIKA_ASPECTS, TAJIKA_SPEED_ORDER, type TajikaAspect } from './tables/tajika.ts';

/** How two planets that see each other move: `vartaman` and `sampurna` join, `bhavishyat` is about to. */
export type ContactKind = 'sampurna' | 'vartaman' | 'bhavishyat' | 'ishrafa' | 'apart' | 'unseen';

/** Two planets, and how near their lights are. */
export interface TajikaContact {
  readonly faster: SevenPlanet;
  readonly slower: SevenPlanet;
  readonly aspect: TajikaAspect;
  /** Place of the slower planet, counted from the faster. */
  readonly place: number;
  readonly virupas: number;
  /** How far the faster has to go, by degrees within the signs, or out of its sign; negative when it has passed. */
  readonly gapDeg: number;
  /** Half of the two lights together. */
  readonly orbDeg: number;
  readonly kind: ContactKind;
}

/** Degrees within which the contact is complete, on either side of exactness; separating contacts are farther. */
const COMPLETE_DEG = 1;
/** How near to the orb, or to the end of a sign, a contact counts as about to begin. */
const IMPENDING_DEG = 1;

/** The 1st place first. */
const ASPECT_AT = Array.from({ length: 12 }, (_, i) => TAJIKA_ASPECTS.find(({ places }) => places.includes(i + 1))!);

/** Returns the aspect on a place, 1 to 12 counted from the planet, `none` on a blind one. */
export function tajikaAspectAt(place: number): TajikaAspect {
  return ASPECT_AT[place - 1]!;
}

/** Tells whether a planet sees a sign: 2nd, 6th, 8th and 12th places are blind. */
export function isTajikaAspecting(fromSignIndex: number, toSignIndex: number): boolean {
  return tajikaAspectAt(countFrom(fromSignIndex, toSignIndex)).id !== 'none';
}

/** Tells whether an aspect helps, openly or hidden; conjunction does not. */
export function isFriendlyAspect({ nature }: TajikaAspect): boolean {
  return nature === 'open_friendly' || nature === 'hidden_friendly';
}

/** Tells whether an aspect is hostile; conjunctions count too, and yogas test separately for a malefic. */
export function isHostileAspect({ nature }: TajikaAspect): boolean {
  return nature === 'open_inimical' || nature === 'secret_inimical';
}

/** Tells whether a contact joins its planets now (ithasala); one that is yet to begin does not. */
export function isIthasala({ kind }: TajikaContact): boolean {
  return kind === 'sampurna' || kind === 'vartaman';
}

/** Returns how two planets of a chart stand to each other. */
export function tajikaContact(chart: Chart, a: SevenPlanet, b: SevenPlanet): TajikaContact {
  const isFirstFaster = TAJIKA_SPEED_ORDER.indexOf(a) < TAJIKA_SPEED_ORDER.indexOf(b);
  const [faster, slower] = isFirstFaster ? [a, b] : [b, a];
  const [quick, slow] = [chart.planets[faster], chart.planets[slower]];
  const place = countFrom(quick.signIndex, slow.signIndex);
  const aspect = tajikaAspectAt(place);
  const orbDeg = (DEEPTAMSHA_DEG[faster] + DEEPTAMSHA_DEG[slower]) / 2;
  const virupas = aspect.virupas[aspect.places.indexOf(place)]!;
  const met = { faster, slower, aspect, place, virupas, orbDeg };
  const gapDeg = slow.degreeInSign - quick.degreeInSign;
  if (isEntering(quick, slow, orbDeg)) return { ...met, gapDeg: gapDeg + 30, kind: 'bhavishyat' };
  return { ...met, gapDeg, kind: contactKind(quick, slow, gapDeg, orbDeg) };
}

function contactKind(quick: ChartPlanet, slow: ChartPlanet, gapDeg: number, orbDeg: number): ContactKind {
  if (!isTajikaAspecting(quick.signIndex, slow.signIndex)) return 'unseen';
  if (Math.abs(gapDeg) < COMPLETE_DEG) return 'sampurna';
  if (gapDeg < 0) return -gapDeg <= orbDeg ? 'ishrafa' : 'apart';
  if (gapDeg <= orbDeg) return 'vartaman';
  return gapDeg <= orbDeg + IMPENDING_DEG ? 'bhavishyat' : 'apart';
}

/** At the end of its sign the faster planet already throws its light into the next, where it is about to go. */
function isEntering(quick: ChartPlanet, slow: ChartPlanet, orbDeg: number): boolean {
  const leftDeg = 30 - quick.degreeInSign;
  if (quick.isRetrograde || leftDeg > IMPENDING_DEG) return false;
  if (isTajikaAspecting(quick.signIndex, slow.signIndex)) return false;
  return isTajikaAspecting(quick.signIndex + 1, slow.signIndex) && leftDeg + slow.degreeInSign <= orbDeg;
}

/** Tells whether a planet in the last degree of its sign joins another as soon as it stands in the next (ithasala). */
export function joinsFromNextSign(quick: ChartPlanet, slow: ChartPlanet): boolean {
  return !quick.isRetrograde && 30 - quick.degreeInSign <= IMPENDING_DEG && isJoinedAcross(quick, slow);
}

/** Tells whether a planet, within the orb only after its next change of sign, will then join another (bhavishyat). */
export function joinsAfterSignChange(quick: ChartPlanet, slow: ChartPlanet): boolean {
  const gapDeg = slow.degreeInSign - quick.degreeInSign;
  const orbDeg = orbOf(quick, slow);
  const isWithinNow = isTajikaAspecting(quick.signIndex, slow.signIndex) && Math.abs(gapDeg) <= orbDeg;
  return !quick.isRetrograde && !isWithinNow && isJoinedAcross(quick, slow);
}

function isJoinedAcross(quick: ChartPlanet, slow: ChartPlanet): boolean {
  const wayDeg = 30 - quick.degreeInSign + slow.degreeInSign;
  return isTajikaAspecting(quick.signIndex + 1, slow.signIndex) && wayDeg <= orbOf(quick, slow);
}

function orbOf(quick: ChartPlanet, slow: ChartPlanet): number {
  return (lightOf(quick) + lightOf(slow)) / 2;
}

function lightOf({ id }: ChartPlanet): number {
  return isNode(id) ? 0 : DEEPTAMSHA_DEG[id];
}

/** The contacts of all pairs of planets of a chart, each made once. */
export interface TajikaContacts {
  readonly all: readonly TajikaContact[];
  between(a: SevenPlanet, b: SevenPlanet): TajikaContact;
}

/** Returns the contacts of the 21 pairs of the seven planets, Sun to Saturn. */
export function tajikaContacts(chart: Chart): TajikaContacts {
  const all = SEVEN_PLANETS.flatMap((a, i) => SEVEN_PLANETS.slice(i + 1).map((b) => tajikaContact(chart, a, b)));
  const isOf = ({ faster, slower }: TajikaContact, a: SevenPlanet, b: SevenPlanet) =>
    (faster === a && slower === b) || (faster === b && slower === a);
  return { all, between: (a, b) => all.find((contact) => isOf(contact, a, b))! };
}
