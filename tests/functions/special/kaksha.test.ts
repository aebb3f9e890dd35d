/** /special/kaksha against longitudes, prastaras and sign stays worked by independent programs. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import { answers } from '../../../lib/schemas/special/answers.ts';
import type { Kakshas } from '../../../lib/schemas/special/kaksha.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';
import { schemaFaults } from '../../support/schema.ts';

interface Prastara {
  prastara: Record<string, Record<string, string>>;
}
interface Transits {
  from_moon: Record<string, Record<string, { longitude: number; house_from_moon: number; house_from_lagna: number }>>;
}

const LORDS = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Ascendant'];
const { cases } = golden<JyotishFile<Transits>>('jyotish/transits');
const prastaras = new Map(
  golden<JyotishFile<Prastara>>('jyotish/ashtakavarga').cases.map(({ birth, expected }) => [
    birth.id,
    expected.prastara,
  ]),
);

const PATH = '/special/kaksha';
const ask = async (body: object, query: string) => dataOf<Kakshas>(await post(handler, PATH + query, body));
const transitOf = (data: Kakshas, id: string) => data.planets.find((planet) => planet.id === id)!.transit!;

/** Kakshas are 3.75 degrees wide; where the reference stands this near to a border, it is no witness. */
const NEAR_DEG = 1e-4;

describe.each(cases)('$birth.id', ({ birth, expected }) => {
  test.each(Object.entries(expected.from_moon))('transits at %s', async (asOf, planets) => {
    const data = await ask(bodyOf(birth), `?as_of=${asOf}`);
    for (const [name, { longitude, house_from_moon: fromMoon, house_from_lagna: fromLagna }] of Object.entries(
      planets,
    )) {
      const eighths = longitude / 3.75;
      if (Math.abs(eighths - Math.round(eighths)) < NEAR_DEG) continue;
      const [index, signIndex] = [Math.floor(eighths) % 8, Math.floor(longitude / 30)];
      const rows = prastaras.get(birth.id)![name];
      const isActive = rows ? rows[LORDS[index]!]![signIndex] === '1' : null;
      const transit = transitOf(data, wire(name));
      expect(transit).toMatchObject({ house_from_moon: fromMoon, house_from_lagna: fromLagna });
      expect(transit.kaksha).toMatchObject({ number: index + 1, lord: wire(LORDS[index]!), is_active: isActive });
    }
  });
});

type SignStay = [sign: number, entry: string, exit: string];
const ingress = golden<{ cases: { planet: string; rows: SignStay[] }[] }>('jyotish/ingress').cases;

test.each(ingress)('$planet enters and leaves its sign, and its kakshas fill the stay', async ({ planet, rows }) => {
  for (const [sign, entry, exit] of rows.filter(([, entry]) => entry > '2015' && entry < '2035')) {
    const data = await ask(BIRTH, `?as_of=${new Date(Date.parse(`${entry}Z`) + 600_000).toISOString()}`);
    const { in_sign: inSign, kaksha, next, sign: found } = transitOf(data, wire(planet));
    expect(found.number).toBe(sign);
    const seconds = (instant: string | null, utc: string) =>
      Math.abs(Date.parse(instant!) - Date.parse(`${utc}Z`)) / 1000;
    expect(seconds(inSign.start, entry)).toBeLessThan(120);
    expect(seconds(inSign.end, exit)).toBeLessThan(120);
    // From the entry on, one kaksha follows the other to the exit.
    const stays = [kaksha, ...next];
    expect(stays[0]!.start).toBe(inSign.start);
    expect(stays.at(-1)!.end).toBe(inSign.end);
    expect(stays.slice(1).map(({ start }) => start)).toEqual(stays.slice(0, -1).map(({ end }) => end));
    const steps = stays.slice(1).map(({ number }, i) => Math.abs(number - stays[i]!.number));
    expect(steps.every((step) => step === 1)).toBe(true);
  }
});

const AS_OF = '?as_of=2026-11-20T12:00:00%2B05:30';

test('the record, in both languages', async () => {
  const english = await ask(BIRTH, AS_OF);
  const hindi = await ask(BIRTH, `${AS_OF}&lang=hi`);
  for (const answer of [english, hindi]) expect(schemaFaults(answers.kaksha.data, answer)).toEqual([]);
  expect(hindi.planets[6]!.kaksha.lord_name).toBe('शनि');
  expect(hindi.planets[7]!.text).toContain('राहु-केतु को बिंदु नहीं मिलते, इसलिए यह न सक्रिय है, न निष्क्रिय।');
  expect(hindi.summary_text).toMatch(/^इस समय सात ग्रहों में से [^A-Za-z]+ सक्रिय कक्षा में हैं?।/);
});

test('kakshas of birth by hand', async () => {
  const { planets } = await ask(BIRTH, AS_OF);
  const kakshas = planets.map(({ id, kaksha }) => [id, kaksha.number, kaksha.lord, kaksha.is_active]);
  // Degrees 0.27, 19.95, 17.21, 11.74, 22.14, 24.90, 0.31, 15.98, 15.98, 28.73, and the rows of BPHS 66.
  expect(kakshas).toEqual([
    ['sun', 1, 'saturn', false],
    ['moon', 6, 'mercury', true],
    ['mars', 5, 'venus', true],
    ['mercury', 4, 'sun', true],
    ['jupiter', 6, 'mercury', true],
    ['venus', 7, 'moon', true],
    ['saturn', 1, 'saturn', false],
    ['rahu', 5, 'venus', null],
    ['ketu', 5, 'venus', null],
    ['ascendant', 8, 'ascendant', false],
  ]);
  expect(planets[1]!.kaksha).toMatchObject({ from_degree: 18.75, to_degree: 22.5 });
  expect(planets[9]!.transit).toBeNull();
  expect(planets[6]!).toMatchObject({ bindus: 3, given_by: ['sun', 'mars', 'mercury'], active_kakshas: [3, 4, 6] });
});

test('the text on the kaksha of birth', async () => {
  const { planets } = await ask(BIRTH, AS_OF);
  const text = (id: string) => planets.find((planet) => planet.id === id)!.text;
  expect(text('moon')).toContain(
    'in the 6th kaksha, that of Mercury. Mercury gave it a bindu there, so this kaksha is active.',
  );
  expect(text('sun')).toContain('that of Saturn. Saturn gave it no bindu there, so this kaksha is idle.');
  expect(text('saturn')).toContain('its own. It gave itself no bindu there');
  expect(text('ascendant')).toContain('idle. What you begin does well with some preparation.');
  expect(text('rahu')).toContain('that of Venus. Nodes receive no bindus');
});

test('reasons have dates and say what comes next', async () => {
  const data = await ask(BIRTH, AS_OF);
  const reason = (id: string) => transitOf(data, id).reason;
  expect(reason('saturn')).toContain(
    'passes the 4th kaksha of Pisces, that of the Sun. It stays there from 2 Nov 2026 to 18 Jan 2027.',
  );
  expect(reason('saturn')).toContain('is no friend by nature');
  expect(reason('saturn')).toContain('The next active kaksha is that of Venus, from 18 Jan 2027 to 28 Feb 2027.');
  // Mercury comes into its own kaksha of Libra, the 6th, where it gave itself a bindu.
  const mercury = transitOf(await ask(BIRTH, '?as_of=2026-11-25'), 'mercury');
  expect(mercury.reason).toContain('passes the 6th kaksha of Libra, its own. It stays there from 24 Nov 2026');
  expect(mercury.reason).toContain('It gave itself a bindu there. What it brings comes freely now.');
  // Jupiter turns in the 1st kaksha of Leo and goes back into Cancer.
  expect(reason('jupiter')).toContain('After it comes Cancer, moving backwards.');
  // The Moon stays for hours, so the time of day is given.
  expect(reason('moon')).toContain('from 20 Nov 2026, 07:42, to 20 Nov 2026, 14:30.');
  expect(reason('rahu')).toContain('Nodes receive no bindus of their own');
  expect(data.summary_text).toContain('Mercury and Venus pass an active kaksha freely.');
});

test('the answered end of a stay begins the next one', async () => {
  const { end } = transitOf(await ask(BIRTH, AS_OF), 'saturn').kaksha;
  const next = transitOf(await ask(BIRTH, `?as_of=${encodeURIComponent(end!)}`), 'saturn');
  expect(next.kaksha).toMatchObject({ number: 5, start: end });
});
