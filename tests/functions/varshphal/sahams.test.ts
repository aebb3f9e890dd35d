/** /varshphal/sahams over the wire. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import { separationDeg } from '../../../lib/astro/angle.ts';
import type { AnnualSahams } from '../../../lib/schemas/varshphal/year.ts';
import { goldenYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';

const ask = async (body: object, query = '') =>
  dataOf<AnnualSahams>(await post(handler, `/varshphal/sahams${query}`, body));

/** From our own places: the Sun and the return are within a second, the ascendant within some arc seconds. */
const TOLERANCE_DEG = 0.02;

const sample = goldenYears.filter((_, i) => i % 12 === 0);

test.each(sample)('$id $expected.year: Punya and Bhratri from the golden longitudes', async ({ birth, expected }) => {
  const { sahams } = await ask({ ...bodyOf(birth), year: expected.year, sunrise: 'hindu' });
  const { Sun, Moon, Jupiter, Saturn } = expected.planet_longitudes as Record<string, number>;
  const rising = expected.varsha_lagna_longitude;
  const by = (a: number, c: number) => {
    const arc = (deg: number) => (((deg - c) % 360) + 360) % 360;
    return (((a - c + rising + (arc(rising) <= arc(a) ? 0 : 30)) % 360) + 360) % 360;
  };
  const longitudeOf = (id: string) => sahams.find((saham) => saham.id === id)!.longitude;
  const punya = expected.day_return ? by(Moon!, Sun!) : by(Sun!, Moon!);
  expect(separationDeg(longitudeOf('punya'), punya)).toBeLessThan(TOLERANCE_DEG);
  expect(separationDeg(longitudeOf('bhratri'), by(Jupiter!, Saturn!))).toBeLessThan(TOLERANCE_DEG);
});

const UNDATED = ['roga', 'mrityu', 'jadya', 'apamrityu'];

describe('one answer', () => {
  test('has forty sahams, each with the sum of its formula, exact points and a reading of its own', async () => {
    const { sahams } = await ask({ ...BIRTH, year: 2026 });
    expect(sahams).toHaveLength(40);
    for (const { formula, id, longitude, strength } of sahams) {
      const { a, b, c, is_sign_added: isAdded } = formula;
      const sum = (a.longitude - c.longitude + b.longitude + (isAdded ? 30 : 0) + 720) % 360;
      expect([id, separationDeg(sum, longitude) < 1e-6]).toEqual([id, true]);
      expect(formula.text).toContain(`= ${longitude.toFixed(2)}`);
      const tenths = strength.components.reduce((total, { points }) => total + Math.round(points * 10), 0);
      expect([id, tenths]).toEqual([id, Math.round(strength.score * 10)]);
    }
    expect(new Set(sahams.map(({ reading }) => reading)).size).toBe(40);
  });

  test.each(['en', 'hi'])('with saham_set=pvr five are made otherwise, and the notes say so (%s)', async (lang) => {
    const SETS = { en: ['follow Tajika Nilakanthi', 'As asked, Mitra'], hi: ['ताजिक नीलकंठी से हैं', 'माँगे अनुसार मित्र'] };
    // By night, so that all five differ.
    const body = { ...BIRTH, date: '1992-08-20', time: '23:10:00', year: 1996 };
    const own = await ask(body, `?lang=${lang}`);
    const asked = await ask({ ...body, saham_set: 'pvr' }, `?lang=${lang}`);
    expect(own.is_day_return).toBe(false);
    const moved = own.sahams.filter(({ formula }, i) => formula.text !== asked.sahams[i]!.formula.text);
    expect(moved.map(({ id }) => id)).toEqual(['mitra', 'gaurava', 'putra', 'bandhu', 'mrityu']);
    const [ofText, ofPvr] = SETS[lang as keyof typeof SETS];
    expect([own.notes[0], asked.notes[0]]).toEqual([expect.stringContaining(ofText!), expect.stringContaining(ofPvr!)]);
    expect(asked.sources.join()).toContain('Narasimha Rao');
    expect(own.sources.join()).not.toContain('Narasimha Rao');
  });

  test('Mitra is counted from Vidya, by name', async () => {
    const mitraOf = async (query: string) =>
      (await ask({ ...BIRTH, year: 2026 }, query)).sahams.find(({ id }) => id === 'mitra')!.formula;
    const [english, hindi] = [await mitraOf(''), await mitraOf('?lang=hi')];
    expect([english.a.id, english.c.id].sort()).toEqual(['punya', 'vidya']);
    expect(english.text).toMatch(/Vidya \(\d/);
    expect(hindi.text).toMatch(/विद्या \(\d/);
  });

  test('names them in Hindi', async () => {
    const [punya] = (await ask({ ...BIRTH, year: 2026 }, '?lang=hi')).sahams;
    expect(punya).toMatchObject({ id: 'punya', name: 'पुण्य', lord_name: 'गुरु' });
  });

  test('in the year of birth the natal sahams are those of the year', async () => {
    const { is_day_birth: isDay, is_day_return: isDayReturn, sahams } = await ask({ ...BIRTH, year: 1990 });
    expect(isDay).toBe(isDayReturn);
    for (const { longitude, natal } of sahams) expect(natal.longitude).toBe(longitude);
  });

  test('the three strongest are of kind matters', async () => {
    // In this year strife is among the strongest of all.
    const { sahams, strongest } = await ask({ ...BIRTH, date: '1992-08-20', time: '23:10:00', year: 2025 });
    const ranked = [...sahams].sort((a, b) => b.strength.score - a.strength.score);
    const best = ranked.slice(0, 3).map(({ strength }) => strength.score);
    const scoreOf = (id: string) => sahams.find((saham) => saham.id === id)!;
    expect(strongest.map((id) => scoreOf(id).strength.score)).toEqual(best);
    expect(strongest.map((id) => scoreOf(id).matter)).toEqual(['kind', 'kind', 'kind']);
    expect(ranked.slice(0, 5).map(({ matter }) => matter)).toContain('hard');
  });

  test('days lie in the year, and the lord has its mudda periods there', async () => {
    const { sahams, solar_return: start, year_end: end } = await ask({ ...BIRTH, year: 2026 });
    for (const { lord, timing } of sahams.filter(({ id }) => !UNDATED.includes(id))) {
      expect(Date.parse(timing.day!)).toBeGreaterThanOrEqual(Date.parse(start));
      expect(Date.parse(timing.day!)).toBeLessThanOrEqual(Date.parse(end));
      expect([lord, timing.lord_periods.length > 0, timing.reason]).toEqual([lord, true, null]);
    }
  });

  test('a hard matter that is faint is felt, if at all, on its day', async () => {
    const { sahams } = await ask({ ...BIRTH, date: '1978-11-03', year: 2026 });
    const isFaint = ({ matter, timing, tone }: (typeof sahams)[number]) =>
      matter === 'hard' && tone === 'good' && timing.day !== null;
    expect(sahams.filter(isFaint).length).toBeGreaterThan(0);
    for (const saham of sahams) expect(saham.reading.includes('If it shows at all, it is around')).toBe(isFaint(saham));
    // Of none of the others is it said that it comes on a day.
    for (const { matter, reading, timing } of sahams)
      expect(/Its time is|You may notice it|The matter comes up/.test(reading)).toBe(
        matter === 'kind' && timing.day !== null,
      );
  });

  test('no day for illness, no time at all for endings, with the reason', async () => {
    const { sahams } = await ask({ ...BIRTH, year: 2026 });
    const undated = sahams.filter(({ timing }) => timing.day === null);
    expect(undated.map(({ id }) => id)).toEqual(UNDATED);
    for (const { id, reading, timing } of undated) {
      expect(reading).not.toMatch(/\b(19|20)\d\d\b/);
      expect(timing.reason).toMatch(/No (day|time) is given/);
      expect([id, timing.arc, timing.lord_periods.length > 0]).toEqual([id, null, ['roga', 'jadya'].includes(id)]);
    }
  });
});
