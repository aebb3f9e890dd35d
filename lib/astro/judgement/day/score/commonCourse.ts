/** What moves in the sky over some days, as spans, and what of it cuts a day together. */
import type { ElementSpan } from '../../../panchang/spans.ts';
import type { Paksha } from '../../../tables/panchang.ts';
import type { TimeSpan } from '../../../time.ts';
import { forEachOfSeven, type Planet, type SevenPlanet } from '../../../tables/planets.ts';
import { overlaid, type Overlaid } from './overlaid.ts';
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

/** What is passed, and what of it cuts a day together. */
export interface CommonCourse extends PlainCourse, Overlays {}

type Spans<Name extends keyof PlainCourse> = PlainCourse[Name];

/** What days are cut by where more than one thing counts. */
export interface Overlays {
  /** Times in which no sign changes. */
  readonly skies: readonly SkySpan[];
  readonly moonHalves: readonly Overlaid<{ sign: readonly SignSpan[]; half: Spans<'pakshas'> }>[];
  readonly moonKaranas: readonly Overlaid<{ sign: readonly SignSpan[]; karana: Spans<'karanas'> }>[];
  /** What special yogas are made of, beside the day of the week. */
  readonly yogaElements: readonly Overlaid<{
    tithi: Spans<'tithis'>;
    nakshatra: Spans<'nakshatras'>;
    sunNakshatra: Spans<'sunNakshatras'>;
    sign: readonly SignSpan[];
  }>[];
  readonly doubleTransits: readonly Overlaid<Record<'Jupiter' | 'Saturn', readonly SignSpan[]>>[];
  /** The kaksha that a planet passes, and its direction. */
  readonly passings: Readonly<Record<SevenPlanet, readonly Passing[]>>;
}

type Passing = Overlaid<{ kaksha: Spans<'kakshas'>[SevenPlanet]; motion: readonly Motion[] }>;

interface Motion extends TimeSpan {
  readonly isRetrograde: boolean;
}

/** Lays over each other what cuts a day together. */
export function overlays(course: PlainCourse): Overlays {
  const { kakshas, karanas, nakshatras, pakshas, retrogrades, signs, sunNakshatras, tithis } = course;
  return {
    skies: skySpans(signs),
    moonHalves: overlaid({ sign: signs.Moon, half: pakshas }),
    moonKaranas: overlaid({ sign: signs.Moon, karana: karanas }),
    yogaElements: overlaid({ tithi: tithis, nakshatra: nakshatras, sunNakshatra: sunNakshatras, sign: signs.Moon }),
    doubleTransits: overlaid({ Jupiter: signs.Jupiter, Saturn: signs.Saturn }),
    passings: forEachOfSeven((planet) => overlaid({ kaksha: kakshas[planet], motion: motions(retrogrades[planet]) })),
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
