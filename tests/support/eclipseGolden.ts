/** The golden file of eclipses, and ours beside its rows. */
import { eclipsesBetween, type Eclipse } from '../../lib/astro/eclipse/eclipses.ts';
import { jdFromDate, jdFromUnixMs } from '../../lib/astro/time.ts';
import { ephemeris } from './ephemeris.ts';
import { golden } from './golden.ts';

type Time = string | null;

export interface GoldenEclipse {
  readonly kind: 'solar' | 'lunar';
  readonly date: string;
  readonly type: string;
  readonly greatest_jd_tt: number;
  readonly greatest_utc: string;
  readonly gamma: number;
  readonly is_central?: boolean;
  readonly magnitude?: number | null;
  readonly umbral_magnitude?: number | null;
  readonly penumbral_magnitude?: number;
  readonly greatest_latitude?: number;
  readonly greatest_longitude?: number;
  readonly begin_utc?: Time;
  readonly end_utc?: Time;
  readonly central_begin_utc?: Time;
  readonly central_end_utc?: Time;
  readonly p1_utc?: Time;
  readonly u1_utc?: Time;
  readonly u2_utc?: Time;
  readonly u3_utc?: Time;
  readonly u4_utc?: Time;
  readonly p4_utc?: Time;
  readonly moon_sidereal_longitude: number;
  readonly sign: number;
  readonly nakshatra: number;
  readonly nakshatra_tight?: boolean;
  readonly pada: number;
  readonly node: 'rahu' | 'ketu';
  readonly node_distance: number;
}

export interface GoldenLocal {
  readonly kind: 'solar' | 'lunar';
  readonly eclipse: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly is_visible: boolean;
  readonly is_umbral_visible?: boolean;
  readonly is_geometric?: boolean;
  readonly local_type?: string;
  readonly is_max_visible?: boolean;
  readonly geometric?: Readonly<Record<'c1' | 'c2' | 'max' | 'c3' | 'c4', Time>> & {
    readonly magnitude_at_max: number;
    readonly altitude_c1: number;
    readonly altitude_max: number;
    readonly altitude_c4: number;
  };
  readonly sunrise_in_eclipse?: Time;
  readonly sunset_in_eclipse?: Time;
  readonly visible_from?: Time;
  readonly visible_to?: Time;
  readonly altitudes?: Readonly<Record<string, number>>;
  readonly moonrise_in_eclipse?: Time;
  readonly moonset_in_eclipse?: Time;
}

const file = golden<{ rows: GoldenEclipse[]; local: GoldenLocal[] }>('ephemeris/eclipses');

/** All eclipses of 1900 to 2100 by our reckoning. */
export const ours = eclipsesBetween({ startJdUT: jdFromDate(1900, 1, 1), endJdUT: jdFromDate(2101, 1, 1) }, ephemeris);

function oursOf({ greatest_jd_tt: jdTT, kind }: GoldenEclipse): Eclipse {
  const found = ours.find((one) => one.kind === kind && Math.abs(one.greatestJdTT - jdTT) < 0.5);
  if (found === undefined) throw new Error(`No ${kind} eclipse near ${jdTT}.`);
  return found;
}

/** Rows with the eclipse that stands for them. */
export const rows = file.rows.map((row) => ({ row, eclipse: oursOf(row) }));

/** Places, with the row of their eclipse. */
export const places = file.local.map((local) => ({
  local,
  ...rows.find(({ row }) => row.kind === local.kind && row.date === local.eclipse)!,
}));

export const jdOf = (time: string) => jdFromUnixMs(Date.parse(time));
