/** One path of each group with a value that is known independently: by another program, or by counting signs. */

export interface Known {
  readonly group: string;
  readonly path: string;
  /** The body; null where the query is enough. */
  readonly body: object | null;
  /** What the value is, in words. */
  readonly about: string;
  /** Its path in `data`, or in the answer where that has none: `planets.id=moon.longitude` selects the element of a list with that id. */
  readonly at: string;
  readonly expected: unknown;
  /** Of numbers, in their unit; of times, in seconds. */
  readonly tolerance?: number;
}

/** S001 of the golden births. */
const BIRTH = {
  name: 'Smoke test',
  date: '2025-01-08',
  time: '22:43:00',
  latitude: 8.5241,
  longitude: 76.9366,
  timezone: 'Asia/Kolkata',
};
const { latitude, longitude, timezone } = BIRTH;
const PLACED = { latitude, longitude, timezone };
/** S014 of the golden births. */
const GROOM = {
  date: '1917-10-02',
  time: '23:52:30',
  latitude: 34.0522,
  longitude: -118.2437,
  timezone: 'America/Los_Angeles',
};
const DAY = '2029-05-24';
const PLACE = `latitude=${BIRTH.latitude}&longitude=${BIRTH.longitude}&timezone=Asia/Kolkata`;
const SUNRISE = { expected: `${DAY}T06:02:29+05:30`, tolerance: 60 };

function ofBirth(path: string, about: string, at: string, expected: unknown, tolerance?: number): Known {
  const [, group] = path.split('/') as [string, string];
  const year = group === 'varshphal' && { year: 2026 };
  return {
    group,
    path: `/api/v1${path}${path.includes('?') ? '&' : '?'}detail=full`,
    body: { ...BIRTH, ...year },
    about,
    at,
    expected,
    ...(tolerance && { tolerance }),
  };
}

/** Lords are counted by hand: the ascendant is in Leo, the Moon in Aries. */
export const KNOWN: readonly Known[] = [
  ofBirth('/planets/positions', 'longitude of the Moon', 'planets.id=moon.longitude', 16.998764, 0.001),
  {
    ...ofBirth(
      '/batch',
      'longitude of the Moon, asked in a batch',
      'answers.0.data.planets.id=moon.longitude',
      16.998764,
      0.001,
    ),
    body: { birth: BIRTH, ask: [{ path: '/planets/positions' }] },
  },
  {
    group: 'places',
    path: '/api/v1/places?q=trivandrum&limit=1',
    body: null,
    about: 'latitude of Thiruvananthapuram, by a former name',
    at: '0.latitude',
    expected: BIRTH.latitude,
    tolerance: 0.05,
  },
  ofBirth('/houses/all', 'planets in the 7th', 'houses.6.occupants', ['venus', 'saturn']),
  ofBirth('/varga/d9', 'ascendant of the navamsa', 'ascendant.sign.id', 'sagittarius'),
  ofBirth('/dasha/vimshottari', 'years left of the first period', 'balance_at_birth.years', 14.501854, 0.001),
  ofBirth('/jaimini/atmakaraka', 'planet furthest in its sign', 'planet', 'sun'),
  ofBirth('/kp/planets', 'sub lord of the Moon', 'planets.id=moon.sub_lord', 'moon'),
  ofBirth(
    '/transit/ashtakavarga',
    'bindus of the twelve signs',
    'sarvashtakavarga',
    [28, 34, 29, 22, 27, 31, 38, 23, 30, 23, 29, 23],
  ),
  ofBirth('/special/gandanta', 'Mercury from its junction', 'planets.id=mercury.distance', 6.191744, 0.001),
  ofBirth('/dosha/manglik', 'house of Mars from the Moon', 'dosha.evidence.rule=from_moon.observed.house', 4),
  ofBirth('/yoga/chandra', 'Sunapha', 'yogas.id=sunapha.present', true),
  ofBirth('/varshphal/muntha', 'return of the Sun, Julian day', 'julian_day_ut', 2461049.47716, 0.00005),
  ofBirth('/karma/d60-chart', 'sign of the Moon in the D60', 'planets.id=moon.sign.number', 10),
  ofBirth('/medical/constitution', 'lord of the ascendant', 'ascendant_lord.id', 'sun'),
  // Venus runs until July 2039.
  ofBirth('/remedy/gemstones', 'lord of the present period', 'acting.0.lord', 'venus'),
  ofBirth('/career/method-1', 'lord of the 10th from the Moon', 'references.0.lord', 'saturn'),
  ofBirth('/prediction/career', 'lord of the 10th', 'promise.components.id=lord_10.planets', ['venus']),
  ofBirth('/vidya/analyze', 'lord of the 5th', 'score.components.id=lord_5.planets', ['jupiter']),
  // Mars and the Moon, lords of the 9th and the 12th, stand in each other's signs.
  ofBirth('/videsh-yoga/yogas-only', 'link of the 12th lord', 'yogas.id=twelfth_lord_link.present', true),
  {
    ...ofBirth(
      '/matching/ashtakoota',
      'points of S014 and S001, with what one star in two padas gives back',
      'total_with_exceptions.points',
      36,
    ),
    body: { groom: GROOM, bride: BIRTH },
  },
  {
    ...ofBirth('/muhurta/evaluate', 'nakshatra of the Moon at the birth', 'nakshatra.number', 2),
    body: { ...PLACED, purpose: 'vehicle', datetime: `${BIRTH.date}T${BIRTH.time}` },
  },
  { ...ofBirth(`/pdae/score?target_date=${DAY}`, 'sunrise of the day', 'sunrise', ''), ...SUNRISE },
  {
    group: 'panchang',
    path: `/api/v1/panchang/daily?date=${DAY}&${PLACE}`,
    body: null,
    about: 'sunrise of the day',
    at: 'sunrise',
    ...SUNRISE,
  },
];

/** Sent with the token of the registered account. */
export const WITH_A_TOKEN = ofBirth('/chart/birth', 'sign of the ascendant', 'ascendant.sign.number', 5);

/** Returns the value at a path of an answer; undefined where there is none. */
export function valueAt(answer: unknown, at: string): unknown {
  return at.split('.').reduce(step, answer);
}

function step(value: unknown, part: string): unknown {
  const [key, sought] = part.split('=') as [string, string?];
  if (typeof value !== 'object' || value === null) return undefined;
  if (sought === undefined) return (value as Record<string, unknown>)[key];
  return Array.isArray(value) ? value.find((one: Record<string, unknown>) => one[key] === sought) : undefined;
}

/** Tells whether a value is the known one, within its tolerance. */
export function isAsKnown(found: unknown, { expected, tolerance = 0 }: Known): boolean {
  if (typeof expected === 'number') return typeof found === 'number' && Math.abs(found - expected) <= tolerance;
  if (tolerance > 0) {
    return Math.abs(Date.parse(String(found)) - Date.parse(String(expected))) <= tolerance * 1000;
  }
  return JSON.stringify(found) === JSON.stringify(expected);
}
