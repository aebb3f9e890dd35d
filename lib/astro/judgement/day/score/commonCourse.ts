/** What moves in the sky over some days, as spans, and what of it cuts a day together. */
import type { ElementSpan } from '../../../panchang/spans.ts';
import type { Paksha } from '../../../tables/panchang.ts';
import type { TimeSpan } from '../../../time.ts';
import { forEachOfSeven, type Planet, type SevenPlanet } from '../../../tables/planets.ts';
import { overlaid, type Overlaid } from './overlaid.ts';
import { rowOf, type Row } from './pieces.ts';
import { skySpans, type IndexSpan, type SignSpan, type SkySpan } from './skies.ts';

/** When each element of the panchang and each part of the zodiac is passed. */
export interface PlainCourse {
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  readonly yogas: readonly ElementSpan[];
  readonly karanas: readonly ElementSpan[];
  readonly pakshas: readonly (TimeSpan & { readonly paksha: Paksha })[];
  /** New and full moons that are eclipses. */
  readonly eclipsesJdUT: readonly number[];
  readonly sunNakshatras: readonly IndexSpan[];
  /** Kakshas from 0 Aries on, 96 in all; the nodes are not judged by them. */
  readonly kakshas: Readonly<Record<SevenPlanet, readonly IndexSpan[]>>;
  /** When a planet goes backwards. */
  readonly retrogrades: Readonly<Record<SevenPlanet, readonly TimeSpan[]>>;
  /** Signs of the nine. */
  readonly signs: Readonly<Record<Planet, readonly SignSpan[]>>;
}

/** What is passed, and how it cuts days. */
export interface CommonCourse extends PlainCourse {
  readonly cuts: Cuts;
}

/** What days are cut by, one thing or several together. */
export interface Cuts {
  readonly tithi: Row<ElementSpan>;
  readonly nakshatra: Row<ElementSpan>;
  readonly yoga: Row<ElementSpan>;
  readonly moonSign: Row<SignSpan>;
  readonly moonHalf: Row<MoonHalf>;
  readonly moonKarana: Row<Overlaid<{ sign: PlainCourse['signs'][Planet]; karana: PlainCourse['karanas'] }>>;
  /** What special yogas are made of, beside the day of the week. */
  readonly yogaElements: Row<YogaElementSpan>;
  /** Times in which no planet changes its sign. */
  readonly sky: Row<SkySpan>;
  readonly doubleTransit: Row<Overlaid<Pick<PlainCourse['signs'], 'Jupiter' | 'Saturn'>>>;
  /** The kaksha that a planet passes, and its direction. */
  readonly passing: Readonly<Record<SevenPlanet, Row<Passing>>>;
}

/** A time in which the Moon stays in a sign and in a half of the month. */
export type MoonHalf = Overlaid<{ sign: PlainCourse['signs'][Planet]; half: PlainCourse['pakshas'] }>;

export type YogaElementSpan = Overlaid<{
  tithi: PlainCourse['tithis'];
  nakshatra: PlainCourse['nakshatras'];
  sunNakshatra: PlainCourse['sunNakshatras'];
  sign: PlainCourse['signs'][Planet];
}>;

type Passing = Overlaid<{ kaksha: PlainCourse['kakshas'][SevenPlanet]; motion: readonly Motion[] }>;

interface Motion extends TimeSpan {
  readonly isRetrograde: boolean;
}

/** Lays over each other what cuts a day together. */
export function cutsOf(course: PlainCourse): Cuts {
  const { kakshas, karanas, nakshatras, pakshas, retrogrades, signs, sunNakshatras, tithis, yogas } = course;
  const { Jupiter, Moon: sign, Saturn } = signs;
  return {
    tithi: rowOf(tithis),
    nakshatra: rowOf(nakshatras),
    yoga: rowOf(yogas),
    moonSign: rowOf(sign),
    moonHalf: rowOf(overlaid({ sign, half: pakshas })),
    moonKarana: rowOf(overlaid({ sign, karana: karanas })),
    yogaElements: rowOf(overlaid({ tithi: tithis, nakshatra: nakshatras, sunNakshatra: sunNakshatras, sign })),
    sky: rowOf(skySpans(signs)),
    doubleTransit: rowOf(overlaid({ Jupiter, Saturn })),
    passing: forEachOfSeven((planet) =>
      rowOf(overlaid({ kaksha: kakshas[planet], motion: motions(retrogrades[planet]) })),
    ),
  };
}

/** Fills the times between retrogrades, so that there is no gap. */
function motions(retrogrades: readonly TimeSpan[]): Motion[] {
  const found: Motion[] = [];
  let sinceJdUT = -Infinity;
  for (const { endJdUT, startJdUT } of retrogrades) {
    if (startJdUT > sinceJdUT) found.push({ startJdUT: sinceJdUT, endJdUT: startJdUT, isRetrograde: false });
    found.push({ startJdUT, endJdUT, isRetrograde: true });
    sinceJdUT = endJdUT;
  }
  if (sinceJdUT < Infinity) found.push({ startJdUT: sinceJdUT, endJdUT: Infinity, isRetrograde: false });
  return found;
}
