import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/transit/routes.ts';
import {
  TransitEclipses as Schema,
  type EclipseOverBirth,
  type TransitEclipses,
} from '../../../lib/schemas/common/eclipse/records.ts';
import { BIRTH, call, dataOf } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const ask = (query = '', body: object = {}) =>
  call(handler, 'POST', `/api/v1/transit/eclipses?as_of=2026-11-28${query}`, { ...BIRTH, ...body });

test('the eclipses of five years over a birth', async () => {
  const answer = dataOf<TransitEclipses>(await ask());
  expect(schemaFaults(Schema, answer)).toEqual([]);
  expect([answer.years_ahead, answer.status, answer.confidence]).toEqual([5, 'practice', 'interpretive']);
  expect(answer.eclipses[0]!.id).toBe('solar-2027-02-06');
  expect(answer.eclipses.every(({ greatest }) => greatest < '2031-11-29')).toBe(true);
});

describe('two years', () => {
  const told = async () => dataOf<TransitEclipses>(await ask('&years_ahead=2'));

  test('houses are counted from the Moon and from the ascendant to the sign of the eclipse', async () => {
    const { eclipses } = await told();
    // The Moon of this birth is in Aquarius, Virgo rises.
    for (const { house_from_lagna: fromLagna, house_from_moon: fromMoon, moon } of eclipses) {
      expect(fromMoon).toBe(((moon!.sign.number - 11 + 12) % 12) + 1);
      expect(fromLagna).toBe(((moon!.sign.number - 6 + 12) % 12) + 1);
    }
  });

  test('the nodes of the birth are touched by the eclipse of August 2027', async () => {
    const august = (await told()).eclipses.find(({ id }) => id === 'solar-2027-08-02')!;
    expect(august.natal_contacts.map(({ aspect, orb, point }) => [point, aspect, orb])).toEqual([
      ['rahu', 'opposition', 0.29],
      ['ketu', 'conjunction', 0.29],
    ]);
    expect(august.effect.text).not.toContain('not observed');
  });

  test('contacts are within five degrees, or share the nakshatra', async () => {
    const contacts = (await told()).eclipses.flatMap(({ natal_contacts: found }) => found);
    expect(contacts.length).toBeGreaterThan(3);
    for (const { aspect, orb, same_nakshatra: same } of contacts) {
      expect(aspect === null ? same : orb <= 5).toBe(true);
    }
  });

  test('the place is that of birth, or the current one', async () => {
    const seenIn = (answer: TransitEclipses) =>
      answer.eclipses.filter(({ local }) => local!.observed).map(({ id }) => id);
    expect(seenIn(await told())).toEqual(['solar-2027-08-02', 'lunar-2028-07-06']);
    const away = dataOf<TransitEclipses>(await ask('&years_ahead=2', { current_location: 'America/New_York' }));
    expect(seenIn(away)).toEqual(['lunar-2028-01-12', 'solar-2028-01-26']);
  });

  test('the last eclipses before birth are within half a year', async () => {
    const { lunar, solar } = (await told()).prenatal as Record<string, EclipseOverBirth>;
    expect([solar!.id, lunar!.id]).toEqual(['solar-1990-01-26', 'lunar-1990-02-09']);
  });
});

test.each(['en', 'hi'])('twenty years stay within 64 kB, and 16 kB in brief, in %s', async (lang) => {
  const bytes = async (query: string) => Buffer.byteLength((await ask(`&years_ahead=20&lang=${lang}${query}`)).text);
  expect(await bytes('&detail=standard')).toBeLessThan(65_536);
  expect(await bytes('&detail=brief')).toBeLessThan(16_384);
});
