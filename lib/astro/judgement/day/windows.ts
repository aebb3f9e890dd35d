/** The good and the bad times of a day for a person, each with its points. */
import type { Chart } from '../../chart/chart.ts';
import { functionalNature, isYogakaraka, lordOfHouse } from '../../planet/lordship.ts';
import { naturalNature } from '../../planet/nature.ts';
import type { AvoidedId, AvoidedTime } from '../../panchang/avoidedTimes.ts';
import { choghadiyas } from '../../panchang/choghadiya.ts';
import { abhijit, isAbhijitUsable, type DayBounds } from '../../panchang/dayParts.ts';
import type { FormedYoga } from '../../panchang/dayYogas.ts';
import { horas } from '../../panchang/hora.ts';
import { namedMuhurtas } from '../../panchang/muhurtas.ts';
import { amritaKaals } from '../../panchang/nakshatraGhatis.ts';
import { overlap } from '../../panchang/overlap.ts';
import type { ElementSpan } from '../../panchang/spans.ts';
import type { ChoghadiyaId } from '../../tables/dayParts.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import { chandrabalaSpans, taraSpans, type ChandrabalaSpan, type TaraSpan } from './personalMoon.ts';
import {
  CHANDRASHTAMA_POINTS,
  CHOGHADIYA_POINTS,
  HORA_POINTS,
  MOON_POINTS,
  MUHURTA_POINTS,
  OTHER_YOGA_POINTS,
  WINDOW_YOGA_POINTS,
  TARA_POINTS,
  type HoraReasonId,
} from '../tables/dayWindows.ts';
import type { TimeSpan } from '../../time.ts';

/** Of whom the windows are. */
export interface WindowContext {
  readonly chart: Chart;
  /** Lords of the running mahadasha and antardasha; null where none runs. */
  readonly mahadashaLord: Planet | null;
  readonly antardashaLord: Planet | null;
}

/** The day, with the whole spans of its panchang elements. */
export interface WindowDay {
  /** Sunday is 0. */
  readonly varaIndex: number;
  readonly day: DayBounds;
  /** Where the night before it began. */
  readonly previousDuskJdUT: number;
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  /** Stays of the Moon in signs. */
  readonly signs: readonly ElementSpan[];
  readonly yogas: readonly FormedYoga[];
  /** Times of the day in which nothing is begun. */
  readonly avoided: readonly AvoidedTime[];
  readonly panchaka: TimeSpan | null;
}

/** The reason for a window. */
export type WindowFact =
  | { readonly kind: 'muhurta'; readonly id: keyof typeof MUHURTA_POINTS }
  | { readonly kind: 'choghadiya'; readonly id: ChoghadiyaId; readonly lord: SevenPlanet }
  | { readonly kind: 'hora'; readonly lord: SevenPlanet; readonly reasons: readonly HoraReasonId[] }
  | { readonly kind: 'special_yoga'; readonly formed: FormedYoga }
  | { readonly kind: 'tara'; readonly of: TaraSpan }
  | { readonly kind: 'moon'; readonly of: ChandrabalaSpan }
  | { readonly kind: 'avoided'; readonly id: AvoidedId; readonly time: AvoidedTime }
  | { readonly kind: 'panchaka' };

export type DayWindow = TimeSpan & {
  readonly fact: WindowFact;
  /** For beginnings, relative to other times of the day; negative for bad times, 0 for times that suit some acts only. */
  readonly points: number;
  /** No beginning is set in it, whatever else speaks for it. */
  readonly isShunned: boolean;
};

/** Lists every time of a day that has a weight, by when it begins. */
export function dayWindows(context: WindowContext, running: WindowDay): DayWindow[] {
  return [
    ...muhurtaWindows(running),
    ...choghadiyaWindows(running),
    ...horaWindows(context, running),
    ...yogaWindows(running),
    ...moonWindows(context.chart, running),
    ...shunnedWindows(running),
  ].sort((a, b) => a.startJdUT - b.startJdUT);
}

function opened({ startJdUT, endJdUT }: TimeSpan, fact: WindowFact, points: number): DayWindow {
  return { startJdUT, endJdUT, fact, points, isShunned: false };
}

function muhurtaWindows({ day, nakshatras, previousDuskJdUT, varaIndex }: WindowDay): DayWindow[] {
  const window = (id: keyof typeof MUHURTA_POINTS, span: TimeSpan) =>
    opened(span, { kind: 'muhurta', id }, MUHURTA_POINTS[id]);
  const ofUse = namedMuhurtas(day, previousDuskJdUT).flatMap(({ id, ...span }) =>
    id === 'brahma_muhurta' || id === 'vijaya_muhurta' ? [window(id, span)] : [],
  );
  const midday = isAbhijitUsable(varaIndex) ? [window('abhijit', abhijit(day).muhurta)] : [];
  const nectar = amritaKaals(nakshatras, day).map((span) => window('amrita_kaal', span));
  return [...ofUse, ...midday, ...nectar];
}

function choghadiyaWindows({ day, varaIndex }: WindowDay): DayWindow[] {
  const halves = choghadiyas(varaIndex, day);
  return [...halves.day, ...halves.night].map((part) =>
    opened(part, { kind: 'choghadiya', id: part.id, lord: part.lord }, CHOGHADIYA_POINTS[part.id]),
  );
}

function horaWindows(context: WindowContext, { day, varaIndex }: WindowDay): DayWindow[] {
  const reasonsOf = new Map<SevenPlanet, readonly HoraReasonId[]>();
  const halves = horas(varaIndex, day);
  return [...halves.day, ...halves.night].map((part) => {
    const { lord } = part;
    if (!reasonsOf.has(lord)) reasonsOf.set(lord, horaReasons(context, lord));
    const reasons = reasonsOf.get(lord)!;
    const points = reasons.reduce((sum, reason) => sum + HORA_POINTS[reason], 0);
    return opened(part, { kind: 'hora', lord, reasons }, points);
  });
}

/**
 * Lists the reasons for and against the hora of a planet in a chart.
 *
 * The lord of a running period is no reason in favour where it is a functional malefic; the lord of the ascendant is never
 * a reason against.
 */
export function horaReasons(
  { antardashaLord, chart, mahadashaLord }: WindowContext,
  lord: SevenPlanet,
): HoraReasonId[] {
  const isFirstLord = lordOfHouse(chart, 1) === lord;
  const nature = isFirstLord ? 'benefic' : functionalNature(chart, lord);
  const reasons: HoraReasonId[] = [];
  if (isFirstLord) reasons.push('ascendant_lord');
  if (isYogakaraka(chart, lord)) reasons.push('yogakaraka');
  if (nature !== 'malefic' && mahadashaLord === lord) reasons.push('mahadasha_lord');
  if (nature !== 'malefic' && antardashaLord === lord) reasons.push('antardasha_lord');
  if (nature === 'benefic' && reasons.length === 0) reasons.push('functional_benefic');
  if (nature === 'malefic') reasons.push('functional_malefic');
  if (naturalNature(chart, lord) === 'benefic') reasons.push('natural_benefic');
  else if (nature !== 'benefic') reasons.push('natural_malefic');
  return reasons;
}

function yogaWindows({ yogas }: WindowDay): DayWindow[] {
  return yogas.map((formed) => {
    const { id, nature } = formed.yoga;
    return opened(formed, { kind: 'special_yoga', formed }, WINDOW_YOGA_POINTS[id] ?? OTHER_YOGA_POINTS[nature]);
  });
}

function moonWindows({ planets }: Chart, { day, nakshatras, signs, tithis }: WindowDay): DayWindow[] {
  const { nakshatraIndex, signIndex } = planets.Moon;
  return [
    ...taraSpans(nakshatraIndex, nakshatras, day).map((of) =>
      opened(of, { kind: 'tara', of }, TARA_POINTS[of.tara.nature]),
    ),
    ...chandrabalaSpans(signIndex, signs, tithis, day).map((of) => {
      const points = of.moon.isChandrashtama ? CHANDRASHTAMA_POINTS : MOON_POINTS[of.moon.nature];
      return opened(of, { kind: 'moon', of }, points);
    }),
  ];
}

function shunnedWindows({ avoided, day, panchaka }: WindowDay): DayWindow[] {
  const shunned = avoided.map((time): DayWindow => {
    const { endJdUT, id, startJdUT } = time;
    return { startJdUT, endJdUT, fact: { kind: 'avoided', id, time }, points: 0, isShunned: true };
  });
  const inDay = panchaka && overlap(panchaka, day);
  return inDay ? [...shunned, opened(inDay, { kind: 'panchaka' }, 0)] : shunned;
}
