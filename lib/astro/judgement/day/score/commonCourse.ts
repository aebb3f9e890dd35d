/** What moves in the sky over some days, as spans, and what of it cuts a day together. */
import type { Eclipse } from '../../../eclipse/eclipses.ts';
import type { ElementSpan } from '../../../panchang/spans.ts';
import type { Paksha } from '../../../tables/panchang.ts';
import type { TimeSpan } from '../../../time.ts';
import { forEachOfSeven, type Planet, type SevenPlanet } from '../../../tables/planets.ts';
import { KAKSHAS_OF_SIGN } from '../../../ashtakavarga/kaksha.ts';
import type { PairSpan } from '../../../transit/doubleTransit.ts';
import { overlaid } from './overlaid.ts';
import { rowOf, type Row } from './pieces.ts';
import { skySpans, type IndexSpan, type SignSpan, type SkySpan } from './skies.ts';

/** When each element of the panchang and each part of the zodiac is passed. */
export interface PlainCourse {
  readonly tithis: readonly ElementSpan[];
  readonly nakshatras: readonly ElementSpan[];
  readonly yogas: readonly ElementSpan[];
  readonly karanas: readonly ElementSpan[];
  readonly pakshas: readonly (TimeSpan & { readonly paksha: Paksha })[];
  /** Wherever they are seen. */
  readonly eclipses: readonly Eclipse[];
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
  readonly moonHalf: Row<MoonHalfSpan>;
  readonly moonKarana: Row<MoonKaranaSpan>;
  readonly yogaElements: Row<YogaElementSpan>;
  /** Times in which no planet changes its sign. */
  readonly sky: Row<SkySpan>;
  readonly doubleTransit: Row<PairSpan>;
  readonly passing: Readonly<Record<SevenPlanet, Row<PassingSpan>>>;
}

interface MoonSpan extends TimeSpan {
  readonly moonSignIndex: number;
}

interface MoonHalfSpan extends MoonSpan {
  readonly paksha: Paksha;
}

interface MoonKaranaSpan extends MoonSpan {
  /** 1 to 60. */
  readonly karana: number;
}

/** What special yogas are made of, beside the day of the week; tithis and nakshatras are numbered from 1. */
interface YogaElementSpan extends MoonSpan {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly sunNakshatra: number;
}

interface PassingSpan extends TimeSpan {
  /** Of the eight in a sign, from 0. */
  readonly kaksha: number;
  readonly isRetrograde: boolean;
}

/** Lays over each other what cuts a day together. */
export function cutsOf(course: PlainCourse): Cuts {
  const { Jupiter, Moon, Saturn } = course.signs;
  return {
    tithi: rowOf(course.tithis),
    nakshatra: rowOf(course.nakshatras),
    yoga: rowOf(course.yogas),
    moonSign: rowOf(Moon),
    moonHalf: rowOf(
      overlaid({ Moon, half: course.pakshas }, (at) => ({ moonSignIndex: at.Moon.index, paksha: at.half.paksha })),
    ),
    moonKarana: rowOf(
      overlaid({ Moon, karana: course.karanas }, (at) => ({ moonSignIndex: at.Moon.index, karana: at.karana.number })),
    ),
    yogaElements: rowOf(yogaElements(course)),
    sky: rowOf(skySpans(course.signs)),
    doubleTransit: rowOf(
      overlaid({ Jupiter, Saturn }, (at) => ({ jupiterSign: at.Jupiter.index, saturnSign: at.Saturn.index })),
    ),
    passing: forEachOfSeven((planet) => rowOf(passings(course.kakshas[planet], course.retrogrades[planet]))),
  };
}

function yogaElements({ nakshatras, signs, sunNakshatras, tithis }: PlainCourse): YogaElementSpan[] {
  return overlaid({ Moon: signs.Moon, tithi: tithis, nakshatra: nakshatras, ofSun: sunNakshatras }, (at) => ({
    moonSignIndex: at.Moon.index,
    tithi: at.tithi.number,
    nakshatra: at.nakshatra.number,
    sunNakshatra: at.ofSun.index + 1,
  }));
}

function passings(kakshas: readonly IndexSpan[], retrogrades: readonly TimeSpan[]): PassingSpan[] {
  return overlaid({ kaksha: kakshas, motion: motions(retrogrades) }, (at) => ({
    kaksha: at.kaksha.index % KAKSHAS_OF_SIGN,
    isRetrograde: at.motion.isRetrograde,
  }));
}

interface Motion extends TimeSpan {
  readonly isRetrograde: boolean;
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
