/** Records of the paths of /transit about one planet. */
import * as v from 'valibot';
import {
  count,
  HouseNumber,
  number,
  percentile,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
  textOrNull,
  localName,
} from '../common/records.ts';
import { DhaiyaStatus, SadeSatiStatus } from '../common/transit/saturnTransit.ts';
import {
  TransitBand,
  bindusInSign,
  houseFromMoon,
  Kaksha,
  MoortiId,
  nodeVedha,
  notes,
  Reception,
  spanEntries,
  subjectEntries,
  summaryText,
  transitEntries,
} from '../common/transit/transit.ts';

const Station = v.nullable(
  record('TransitStation', 'A turn of the planet', {
    at: text('When it stands still, good to some minutes'),
    turns: v.picklist(['retrograde', 'direct']),
    sign: SignRef,
    degree: number('Degrees within the sign'),
  }),
);

const NatalPoint = v.picklist([...PlanetId.pipe[0].options, 'ascendant']);

const wholeSign = {
  id: NatalPoint,
  name: localName,
  house: v.pipe(HouseNumber, v.description('Where it stands in the chart of birth')),
};

const Aspect = record(
  'TransitAspect',
  'A planet of birth, or the ascendant, whose sign the planet stands in or aspects',
  {
    ...wholeSign,
    place: count('Of its sign, counted from the passing planet; 1 is the same sign', 1, 12),
    separation: number('Degrees between the two, by longitude'),
    is_within_3: v.pipe(v.boolean(), v.description('In the same sign and within 3°: a close conjunction')),
  },
);

const Contact = record(
  'TransitContact',
  'An exact conjunction with a planet of birth or the ascendant in this passage of the sign',
  {
    ...wholeSign,
    at: text('When it stands on that degree'),
    is_retrograde: yes('Whether it comes back over the degree'),
    is_past: yes('Whether it is over at the instant asked about'),
  },
);

const KakshaStay = record('TransitKakshaStay', 'A kaksha of this sign, and when it is passed', {
  ...Kaksha.entries,
  ...spanEntries,
  is_current: yes('Whether it runs at the instant asked about'),
});

const TransitStay = record('TransitStay', 'A stay in a sign, judged by what does not change in it', {
  sign: SignRef,
  house_from_moon: houseFromMoon,
  house_from_lagna: HouseNumber,
  ...spanEntries,
  is_current: yes('Whether it runs at the instant asked about'),
  is_reentry: yes('Whether the planet came in moving backwards, or comes back to a sign it had left so'),
  is_good_house: yes('Whether the house from the Moon is one of its good ones; vedha is not looked at'),
  ...bindusInSign,
  moorti: v.pipe(
    v.nullable(MoortiId),
    v.description('Null for the Moon, and for an ingress before the ephemeris begins'),
  ),
  reception: Reception,
  score: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description(
      'House, bindus, sign and moorti as in effect; without vedha, motion and kaksha, which change within a stay',
    ),
  ),
  percentile,
  band: TransitBand,
  band_name: localName,
  theme: text('What the planet brings in this house from the Moon'),
});

export const planetDetailEntries = {
  next_sign: v.pipe(
    v.nullable(
      record('TransitNextSign', 'Where it goes next', {
        sign: SignRef,
        at: text('When it enters'),
        house_from_moon: houseFromMoon,
        house_from_lagna: HouseNumber,
        is_retrograde: yes('Whether it goes there moving backwards; the nodes always do'),
      }),
    ),
    v.description('Null where the ephemeris ends before'),
  ),
  stations: v.pipe(
    v.nullable(
      record('TransitStations', 'Its turns around the instant asked about', { previous: Station, next: Station }),
    ),
    v.description('Null for the Sun, the Moon and the nodes'),
  ),
  aspects: v.pipe(v.array(Aspect), v.description('Whole-sign aspects to the chart of birth, company first')),
  contacts: v.pipe(v.array(Contact), v.description('Of the whole passage of this sign, in order')),
  kakshas: v.pipe(v.array(KakshaStay), v.description('From the running one to the end of the stay')),
  stays: v.pipe(
    v.array(TransitStay),
    v.description('Those of the time before, the running one and those to come, in order'),
  ),
};

const entries = {
  ...subjectEntries,
  ...transitEntries,
  ...planetDetailEntries,
  node_vedha: nodeVedha,
  text: summaryText,
  notes,
  sources,
};

export const PlanetTransit = record('PlanetTransit', 'A planet on its way over a chart, whole', entries);
export type PlanetTransit = v.InferOutput<typeof PlanetTransit>;

export const JupiterTransit = record('JupiterTransit', 'Jupiter on its way over a chart', {
  ...entries,
  guru_bala: record('GuruBala', 'Strength of Jupiter from the Moon, which marriage and beginnings ask for', {
    is_active: yes('Jupiter in the 2nd, 5th, 7th, 9th or 11th from the Moon of birth'),
    needs_shanti: yes('In the 4th, 8th or 12th, where a rite of peace is customary'),
    until: textOrNull('When the present state ends with the stay'),
    next: v.pipe(
      v.nullable(
        record('GuruBalaSpan', 'The next stay with guru bala', {
          sign: SignRef,
          house_from_moon: houseFromMoon,
          ...spanEntries,
        }),
      ),
      v.description('Among the stays listed; null where there is none'),
    ),
    text: text('What this means'),
  }),
});
export type JupiterTransit = v.InferOutput<typeof JupiterTransit>;

export const SaturnTransit = record('SaturnTransit', 'Saturn on its way over a chart', {
  ...entries,
  sade_sati: SadeSatiStatus,
  dhaiya: DhaiyaStatus,
});
export type SaturnTransit = v.InferOutput<typeof SaturnTransit>;

export const NodesTransit = record('NodesTransit', 'Rahu and Ketu on their way over a chart', {
  ...subjectEntries,
  axis: record('NodeAxis', 'The two opposite signs and houses', {
    rahu_sign: SignRef,
    ketu_sign: SignRef,
    houses_from_lagna: v.pipe(v.array(HouseNumber), v.length(2), v.description('Of Rahu, of Ketu')),
    houses_from_moon: v.pipe(v.array(houseFromMoon), v.length(2), v.description('Of Rahu, of Ketu')),
    ...spanEntries,
    theme: text('What the axis is about in this chart'),
  }),
  positions: v.pipe(
    v.array(record('NodeTransit', 'A node on its way', { ...transitEntries, ...planetDetailEntries })),
    v.length(2),
    v.description('Rahu, Ketu'),
  ),
  close_contacts: v.pipe(
    v.array(
      record('NodeContact', 'A planet of birth, or the ascendant, within 3° of a node', {
        node: PlanetId,
        ...wholeSign,
        separation: number('Degrees'),
      }),
    ),
    v.description('Empty where there is none'),
  ),
  node_vedha: nodeVedha,
  text: summaryText,
  notes,
  sources,
});
export type NodesTransit = v.InferOutput<typeof NodesTransit>;
