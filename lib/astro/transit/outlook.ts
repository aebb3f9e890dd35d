/** Stays of a planet over years, each judged by what is constant during it (interpretive, as all scores). */
import { countFrom } from '../angle.ts';
import { within } from '../score.ts';
import { isNode, type Planet } from '../tables/planets.ts';
import type { Moorti } from '../tables/gochara.ts';
import { transitPlace, type GocharaContext, type TransitBand } from './gochara.ts';
import { moortiAt } from './moorti.ts';
import { receptionOf, TRANSIT_START, transitPoints, type Reception } from './points.ts';
import type { Tracks } from './sky.ts';
import { stays, type Stay } from './stays.ts';
import { isGoodTransit } from './vedha.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { DAYS_PER_YEAR } from '../time.ts';

export interface StayOutlook extends Stay {
  readonly houseFromMoon: number;
  readonly houseFromAscendant: number;
  readonly isGoodHouse: boolean;
  readonly bindus: number | null;
  readonly sarva: number;
  readonly reception: Reception;
  readonly moorti: Moorti | null;
  readonly score: number;
  readonly percentile: number;
  readonly band: TransitBand;
}

/** Days before and after an instant in which stays are listed, so that there are some of each planet. */
const SPANS: Readonly<Record<Planet, readonly [before: number, after: number]>> = {
  Sun: [30, 366],
  Moon: [2.5, 30],
  Mars: [60, 730],
  Mercury: [30, 366],
  Jupiter: [400, 12 * DAYS_PER_YEAR],
  Venus: [30, 366],
  Saturn: [1000, 15 * DAYS_PER_YEAR],
  Rahu: [560, 9 * DAYS_PER_YEAR],
  Ketu: [560, 9 * DAYS_PER_YEAR],
};

/** Returns the stays around an instant in order: the one before, the running one, those to come. */
export function stayOutlooks(context: GocharaContext, tracks: Tracks, planet: Planet, jdUT: number): StayOutlook[] {
  const track = tracks[planet];
  const [before, after] = SPANS[planet];
  // The list begins within the ephemeris; its first day is left out, so that every instant has a local time.
  const fromJdUT = Math.max(jdUT - before, Math.min(jdUT, track.startJdTT + 1));
  return stays(track, SIGN_ARC_DEG, fromJdUT, jdUT + after).map((stay) => outlook(context, tracks, planet, stay));
}

function outlook(context: GocharaContext, tracks: Tracks, planet: Planet, stay: Stay): StayOutlook {
  const { ashtakavarga, chart } = context;
  const signIndex = stay.index;
  const houseFromMoon = countFrom(chart.signs.Moon, signIndex);
  const isGoodHouse = isGoodTransit(planet, houseFromMoon);
  const found = planet === 'Moon' ? null : moortiAt(chart.signs.Moon, tracks.Moon, stay.startJdUT);
  const moorti = found?.moorti ?? null;
  const place = { signIndex, kakshaIndex: 0, isRetrograde: false, moorti };
  const points = transitPoints(context, planet, place, isGoodHouse ? 'favourable' : 'unfavourable');
  const lasting = points.place + (points.bindus ?? 0) + points.sarva + points.sign + (points.moorti ?? 0);
  const score = within(0, TRANSIT_START + lasting, 100);
  return {
    ...stay,
    houseFromMoon,
    houseFromAscendant: countFrom(chart.ascendant.signIndex, signIndex),
    isGoodHouse,
    bindus: isNode(planet) ? null : ashtakavarga.bhinna[planet][signIndex]!,
    sarva: ashtakavarga.sarva[signIndex]!,
    reception: receptionOf(planet, signIndex, chart.conventions.nodeExaltation),
    moorti,
    score,
    ...transitPlace(`stay_${planet}`, score),
  };
}
