/** The paths of one planet. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/transit/routes.ts';
import type { MoonTransit } from '../../../lib/schemas/transit/moon.ts';
import type {
  JupiterTransit,
  NodesTransit,
  PlanetTransit,
  SaturnTransit,
} from '../../../lib/schemas/transit/transitPlanet.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

// Born with the Moon in Aquarius (Shatabhisha) and Virgo rising.
const answer = async <Data>(path: string, asOf = '2026-11-20') =>
  dataOf<Data>(await post(handler, `/transit/${path}?as_of=${asOf}`, BIRTH));
const days = (spans: readonly { start: string | null; end: string | null }[]) =>
  spans.map(({ end, start }) => [start?.slice(0, 10), end?.slice(0, 10)]);

describe.each(['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'])('/transit/%s', (path) => {
  test('has stays that touch, one of them current, and kakshas up to the exit', async () => {
    const {
      entered_at: entered,
      id,
      kakshas,
      leaves_at: leaves,
      next_sign: next,
      stays,
    } = await answer<PlanetTransit>(path);
    expect(id).toBe(path);
    stays.slice(1).forEach(({ start }, i) => expect(start).toBe(stays[i]!.end));
    const running = stays.filter(({ is_current: isCurrent }) => isCurrent);
    expect(running.map(({ end, start }) => [start, end])).toEqual([[entered, leaves]]);
    expect(next!.at).toBe(leaves);
    expect(next!.sign).toEqual(stays[stays.indexOf(running[0]!) + 1]!.sign);
    expect(kakshas.at(-1)!.end).toBe(leaves);
    expect(kakshas.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
  });
});

test('Mars: stations, aspects by whole sign, and what he met and meets in Leo', async () => {
  const { aspects, contacts, stations } = await answer<PlanetTransit>('mars');
  // Almanacs: direct 24 February 2025, retrograde 10 January 2027.
  expect(stations!.previous).toMatchObject({ turns: 'direct' });
  expect(stations!.previous!.at).toMatch(/^2025-02-2[34]/);
  expect(stations!.next).toMatchObject({ turns: 'retrograde', sign: { id: 'leo' } });
  expect(stations!.next!.at).toMatch(/^2027-01-1[01]/);
  // From Leo: Leo itself, Scorpio (4th), Aquarius (7th), Pisces (8th). The Moon of birth is in Aquarius.
  expect(aspects.map(({ place }) => place).every((place) => [1, 4, 7, 8].includes(place))).toBe(true);
  expect(aspects.find(({ id }) => id === 'moon')!.place).toBe(7);
  for (const { id } of contacts) expect(aspects.find((aspect) => aspect.id === id)!.place).toBe(1);
});

test('the Sun has no stations', async () => {
  expect((await answer<PlanetTransit>('sun')).stations).toBeNull();
});

describe('Jupiter', () => {
  test('in the 7th from the Moon gives guru bala', async () => {
    const { guru_bala: bala, leaves_at: leaves } = await answer<JupiterTransit>('jupiter');
    expect(bala).toMatchObject({ is_active: true, needs_shanti: false, until: leaves });
    expect(bala.next).toMatchObject({ sign: { id: 'leo' }, house_from_moon: 7 });
  });

  test('in the 8th gives none, and asks for a rite of peace', async () => {
    const { guru_bala: bala } = await answer<JupiterTransit>('jupiter', '2028-01-15');
    expect(bala).toMatchObject({ is_active: false, needs_shanti: true });
  });
});

test('Saturn includes sade sati and dhaiya', async () => {
  const { dhaiya, sade_sati: sadeSati, text } = await answer<SaturnTransit>('saturn');
  expect([sadeSati.is_active, sadeSati.phase, dhaiya.is_active]).toEqual([true, 'setting', false]);
  expect(text).toContain('Your 2nd sade sati is under way.');
  const hindi = await answer<SaturnTransit>('saturn', '2026-11-20&lang=hi');
  expect(hindi.text).toContain('इस समय जीवन की दूसरी साढ़ेसाती चल रही है।');
  expect(hindi.sade_sati.text).toContain('साढ़ेसाती का तीसरा चरण 3 जून 2027 तक चलेगा।');
  expect(hindi.dhaiya.text).toContain('इस समय ढैया नहीं चल रही।');
});

describe('Rahu and Ketu', () => {
  test('are opposite each other, and leave together', async () => {
    const { axis, positions } = await answer<NodesTransit>('rahu-ketu');
    expect([axis.rahu_sign.id, axis.ketu_sign.id]).toEqual(['aquarius', 'leo']);
    expect([axis.houses_from_lagna, axis.houses_from_moon]).toEqual([
      [6, 12],
      [1, 7],
    ]);
    expect(positions.map(({ id }) => id)).toEqual(['rahu', 'ketu']);
    expect(positions[0]!.leaves_at).toBe(positions[1]!.leaves_at);
    // They move backwards: from Aquarius to Capricorn.
    expect(positions[0]!.next_sign).toMatchObject({ sign: { id: 'capricorn' }, is_retrograde: true });
    expect(positions.every(({ stays }) => stays.every(({ is_reentry: isBack }) => !isBack))).toBe(true);
  });

  test('mark points within three degrees', async () => {
    const { close_contacts: close, positions } = await answer<NodesTransit>('rahu-ketu', '2026-03-15');
    for (const { id, node, separation } of close) {
      expect(separation).toBeLessThanOrEqual(3);
      const aspect = positions.find((position) => position.id === node)!.aspects.find((found) => found.id === id);
      if (aspect?.place === 1) expect(aspect.is_within_3).toBe(true);
    }
    const flagged = positions.flatMap(({ aspects }) => aspects.filter(({ is_within_3: isClose }) => isClose));
    expect(flagged.length).toBeLessThanOrEqual(close.length);
  });
});

describe('the Moon', () => {
  test('stays, nakshatras within them, and chandrashtama in Virgo', async () => {
    const { chandrashtama, stays, tara } = await answer<MoonTransit>('moon-transit');
    // Uttara Bhadrapada is the third from Shatabhisha: Vipat.
    expect(tara).toMatchObject({ id: 'vipat', number: 3 });
    const eighths = stays.filter(({ house_from_moon: house }) => house === 8);
    expect(eighths.map(({ sign }) => sign.id)).toEqual(['virgo']);
    expect(days(chandrashtama)).toEqual(days(eighths));
    expect(days(chandrashtama)).toEqual([['2026-12-02', '2026-12-04']]);
    expect(eighths[0]!.tone.id).toBe('guarded');
    for (const { end, nakshatras, start } of stays) {
      expect([nakshatras[0]!.start, nakshatras.at(-1)!.end]).toEqual([start, end]);
      nakshatras.slice(1).forEach((nakshatra, i) => expect(nakshatra.start).toBe(nakshatras[i]!.end));
    }
  });

  test('tones follow house and element', async () => {
    const { stays } = await answer<MoonTransit>('moon-transit');
    const tones = Object.fromEntries(stays.map(({ house_from_moon: house, tone }) => [house, tone.id]));
    expect(tones).toEqual({
      1: 'bright',
      2: 'even',
      3: 'bright',
      4: 'tender',
      5: 'even',
      6: 'bright',
      7: 'bright',
      8: 'guarded',
      9: 'even',
      10: 'bright',
      11: 'bright',
      12: 'tender',
    });
    expect(stays.find(({ sign }) => sign.id === 'leo')!.tone.element).toBe('fire');
  });
});
