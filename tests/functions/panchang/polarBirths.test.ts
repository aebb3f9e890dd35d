/** Near the poles the strength of a birth and the panchang of its day name the same vara and the same hora. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatJd } from '../../../lib/time/civilTime.ts';
import { handler } from '../../../functions/panchang/routes.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { dataOf, post } from '../../support/call.ts';

interface Hora {
  readonly lord: string;
  readonly start: string;
  readonly end: string;
}
interface Horas {
  readonly vara: { readonly lord: string };
  readonly day: readonly Hora[];
  readonly night: readonly Hora[];
}

const DAY_MS = 86_400_000;
const ms = (instant: string) => Date.parse(instant);

/** The lords that /panchang/hora gives to an instant, in the one day that holds it. */
async function lordsInPanchang({ latitude, longitude, timezone }: Birth, instantMs: number) {
  const found = [];
  for (const days of [-1, 0, 1]) {
    const localDate = new Date(instantMs + offsetMs(timezone!) + days * DAY_MS).toISOString().slice(0, 10);
    const body = { date: localDate, latitude, longitude, timezone };
    const { day, night, vara } = dataOf<Horas>(await post(handler, '/panchang/hora', body));
    for (const { end, lord, start } of [...day, ...night]) {
      if (ms(start) <= instantMs && instantMs < ms(end)) found.push([vara.lord, lord]);
    }
  }
  return found;
}

function offsetMs(timezone: string): number {
  const [hours, minutes] = timezone.slice(1).split(':').map(Number) as [number, number];
  return (timezone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** The planets that get vara bala and hora bala. */
function lordsInStrength(birth: Birth) {
  const shadbala = birthContext(birth, 'en', {}, {}, false).shadbala();
  const givenTo = (part: 'vara' | 'hora') => SEVEN_PLANETS.filter((id) => shadbala[id].kaala.parts[part] > 0);
  return [...givenTo('vara'), ...givenTo('hora')].map((id) => id.toLowerCase());
}

const two = (value: number) => String(value).padStart(2, '0');
const timezone = fc.integer({ min: -11, max: 13 }).map((hours) => `${hours < 0 ? '-' : '+'}${two(Math.abs(hours))}:00`);

/** Anywhere beyond the polar circles, the clock as near to the Sun as zones are, or far from it. */
const polarBirth = fc
  .record({
    latitude: fc.integer({ min: 6660, max: 8900 }).map((x) => x / 100),
    isSouth: fc.boolean(),
    longitude: fc.integer({ min: -17900, max: 17900 }).map((x) => x / 100),
    farZone: fc.option(timezone, { freq: 8 }),
    day: fc
      .integer({ min: ms('1901-01-01'), max: ms('2098-12-31') })
      .map((at) => new Date(at).toISOString().slice(0, 10)),
    second: fc.integer({ min: 0, max: 86_399 }),
  })
  .map(({ day, farZone, isSouth, latitude, longitude, second }) => {
    const hours = Math.round(longitude / 15);
    const zone = farZone ?? `${hours < 0 ? '-' : '+'}${two(Math.abs(hours))}:00`;
    const time = [second / 3600, (second / 60) % 60, second % 60].map((part) => two(Math.floor(part))).join(':');
    return birthAt({ latitude: isSouth ? -latitude : latitude, longitude, timezone: zone }, `${day}T${time}`);
  });

const birthAt = (place: Pick<Birth, 'latitude' | 'longitude' | 'timezone'>, local: string) =>
  ({ ...place, name: '', date: local.slice(0, 10), time: local.slice(11, 19) }) as Birth;

const instantOf = ({ date, time, timezone: zone }: Birth) => ms(`${date}T${time}${zone}`);

test('300 births anywhere beyond the polar circles', async () => {
  await fc.assert(
    fc.asyncProperty(polarBirth, async (birth) => {
      expect(await lordsInPanchang(birth, instantOf(birth))).toEqual([lordsInStrength(birth)]);
    }),
    { numRuns: 300, seed: 3011 },
  );
});

test('a second before and after what begins their day', async () => {
  let approximate = 0;
  await fc.assert(
    fc.asyncProperty(polarBirth, async (birth) => {
      const context = birthContext(birth, 'en', {}, {}, false);
      const { sunriseJdUT, startJdUT } = context.panchangDay();
      approximate += sunriseJdUT === null ? 1 : 0;
      const varas = [];
      for (const seconds of [-2, 2]) {
        const local = formatJd(context.birth.time.clock, startJdUT + seconds / 86_400);
        const near = birthAt(birth, local);
        const lords = lordsInStrength(near);
        expect(await lordsInPanchang(birth, ms(local))).toEqual([lords]);
        varas.push(lords[0]);
      }
      expect(varas[0]).not.toBe(varas[1]);
    }),
    { numRuns: 100, seed: 3012 },
  );
  expect(approximate).toBeGreaterThan(30);
});
