import { describe, expect, test } from '@jest/globals';
import { handler, routes } from '../../../functions/remedy/routes.ts';
import type { Gemstones } from '../../../lib/schemas/remedy/gemstones.ts';
import type { PlanetNeed } from '../../../lib/schemas/remedy/common.ts';
import type { Donations, Fasts, Mantras, Pujas, Rudrakshas, Yantras } from '../../../lib/schemas/remedy/acts.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const AS_OF = 'as_of=2026-11-20';

async function asked<Data>(path: string, birth: object = BIRTH, query = ''): Promise<Data> {
  return dataOf<Data>(await post(handler, `/remedy/${path}?${AS_OF}${query}`, birth));
}

const tenths = (parts: readonly { points: number }[]) =>
  parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);

/** Leo rises, the Moon is in Pisces, Saturn is combust and lord of the 6th and 7th. */
const LEO = { ...BIRTH, date: '1960-12-25', time: '21:40:00' };
const ADULT = { ...BIRTH, date: '1990-06-15' };

describe('every answer', () => {
  const births = [...randomInputs(10)];

  test.each(routes.map(({ path }) => path.replace('/api/v1/remedy/', '')))(
    '%s: scores are the sums of their components, the most urgent planet first',
    async (path) => {
      for (const birth of births) {
        const { planets, sources } = await asked<{ planets: PlanetNeed[]; sources: string[] }>(path, birth);
        for (const { urgency } of planets) expect(tenths(urgency.components)).toBe(Math.round(urgency.score * 10));
        const scores = planets.map(({ urgency }) => urgency.score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(planets).toHaveLength(9);
        expect(sources.length).toBeGreaterThan(0);
      }
    },
  );

  test('each planet has either a gift or a reason why not, and none without a burden has one', async () => {
    for (const birth of births) {
      const { donations, not_needed: others, planets } = await asked<Donations>('donations', birth);
      expect(donations.length + others.length).toBe(9);
      const burdened = planets.filter(({ burdens }) => burdens.length > 0).map(({ id }) => id);
      expect(donations.map(({ planet }) => planet).sort()).toEqual([...burdened].sort());
    }
  });

  test('two charts have different reasons', async () => {
    const [one, other] = await Promise.all([asked<Fasts>('fasting'), asked<Fasts>('fasting', LEO)]);
    expect(one.summary).not.toBe(other.summary);
  });
});

describe('gemstones', () => {
  test('recommended ones come first, by priority; the others say why not and what to do instead', async () => {
    for (const birth of randomInputs(10)) {
      const { gemstones } = await asked<Gemstones>('gemstones', birth);
      const ranks = gemstones.flatMap(({ rank }) => rank ?? []);
      expect(ranks).toEqual(ranks.map((_, index) => index + 1));
      for (const { is_recommended: isRecommended, priority, rank, text, verdict, wearing } of gemstones) {
        expect(tenths(priority.components)).toBe(Math.round(priority.score * 10));
        expect([wearing !== null, rank !== null, priority.score > 0]).toEqual(Array(3).fill(isRecommended));
        if (isRecommended) expect(['wear', 'with_caution']).toContain(verdict);
        expect(text).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  test('Leo: coral, ruby and yellow sapphire are worn, emerald, diamond and blue sapphire never', async () => {
    const { gemstones } = await asked<Gemstones>('gemstones', LEO);
    const verdictOf = (planet: string) => gemstones.find((one) => one.planet === planet)!.verdict;
    expect(['mars', 'sun', 'jupiter'].map(verdictOf)).toEqual(['wear', 'wear', 'wear']);
    expect(['mercury', 'venus', 'saturn', 'moon'].map(verdictOf)).toEqual(['avoid', 'avoid', 'avoid', 'avoid']);
  });

  test('a stone is put on on its weekday: red coral on a Tuesday, with the Moon in Mrigashira, Chitra or Dhanishta', async () => {
    const { gemstones } = await asked<Gemstones>('gemstones', LEO);
    const { wearing } = gemstones.find(({ id }) => id === 'red_coral')!;
    // 20 Nov 2026 is a Friday.
    expect(wearing!.next_date).toBe('2026-11-24');
    expect(wearing!.nakshatras.map(({ id }) => id)).toEqual(['mrigashira', 'chitra', 'dhanishta']);
    expect(new Date(`${wearing!.best_date!}T00:00:00Z`).getUTCDay()).toBe(2);
    expect(wearing!.weight).toMatchObject({ ratti: { least: 5, most: 9 }, body_kg_per_ratti: 12 });
  });

  test('permitted stones of enemies are reported as conflicting', async () => {
    const { combinations_to_avoid: clashes } = await asked<Gemstones>('gemstones', LEO);
    expect(clashes.map(({ stones }) => stones.join(' ')).sort()).toEqual(['red_coral hessonite', 'ruby hessonite']);
  });
});

describe('care', () => {
  test('a stone that calls for caution is tried first and begins light, and its summary says so', async () => {
    // Gemini rises: Venus, lord of the 9th, is counted among the marakas. Mercury, lord of the 1st, is not.
    const { gemstones, summary } = await asked<Gemstones>('gemstones');
    const { wearing: diamond } = gemstones.find(({ id }) => id === 'diamond')!;
    expect(diamond!.trial_days).toBe(3);
    expect(diamond!.details).toMatch(/”\. Try it for 3 days first\.$/);
    expect(diamond!.weight.text).toMatch(/ Begin with the least of it\.$/);
    expect(summary).toMatch(
      /^Diamond \(Heera\) comes first, for Venus\. It rules the 9th house, a trikona of fortune\. Try it /,
    );
  });

  test('no fast is named to a child or from 65 on; to a youth it is one meal', async () => {
    const at = (year: number) => asked<Fasts>('fasting', { ...BIRTH, date: `${year}-06-15` });
    for (const year of [2024, 1961, 1940]) {
      const { age_note: note, fasts, not_needed: others, summary } = await at(year);
      expect([fasts, others.length, summary]).toEqual([[], 9, note]);
    }
    expect((await at(2010)).fasts[0]!.details).toMatch(/^Take one simple meal on the day, with milk and fruit/);
    expect((await at(1990)).age_note).toBeNull();
    expect((await at(1990)).summary).toMatch(/^Begin with a fast for \w+ on \w+day, \d+ \w+ 2026\. /);
    expect((await at(1962)).fasts.length).toBeGreaterThan(0);
    expect((await at(1961)).age_note).toMatch(/ from the age of 65\. A prayer or a gift is as good\.$/);
  });

  test('gifts are listed one by one, a rite with the deity of the planet', async () => {
    const { donations } = await asked<Donations>('donations', LEO);
    const { articles } = donations.find(({ planet }) => planet === 'saturn')!;
    expect(articles.map(({ id }) => id)).toEqual(['black_sesame', 'urad', 'mustard_oil', 'iron', 'black_blankets']);
    const { pujas } = await asked<Pujas>('puja', LEO);
    expect(pujas.find(({ planet }) => planet === 'mercury')!.deity).toBe('Vishnu');
  });
});

describe('dates', () => {
  test('a fast of Saturn begins on the next Saturday and ends nineteen weeks later', async () => {
    const { fasts } = await asked<Fasts>('fasting', ADULT);
    const saturn = fasts.find(({ planet }) => planet === 'saturn')!;
    expect(saturn).toMatchObject({ next_date: '2026-11-21', weeks: 19, last_date: '2027-03-27' });
    expect(saturn.weekday.id).toBe('saturday');
  });

  test('today counts where it is the day', async () => {
    const { fasts } = await asked<Fasts>('fasting', ADULT);
    expect(fasts.find(({ planet }) => planet === 'venus')!.next_date).toBe('2026-11-20');
  });

  test('sade sati is a cause of its own, dated', async () => {
    const { donations } = await asked<Donations>('donations', LEO);
    const { causes } = donations.find(({ planet }) => planet === 'saturn')!;
    // Saturn leaves Aries for good in April 2030, by any ephemeris with the Lahiri ayanamsa.
    expect(causes.find(({ id }) => id === 'sade_sati')!.until).toMatch(/^2030-04-1\d/);
  });

  test('without a running period nothing is recommended for the time', async () => {
    const before = dataOf<Mantras>(await post(handler, '/remedy/mantras?as_of=1980-01-01', BIRTH));
    expect(before.acting).toEqual([]);
    expect(before.planets.flatMap(({ offices }) => offices).map(({ id }) => id)).not.toContain('mahadasha_lord');
  });
});

describe('by kind', () => {
  test('both dasha lords have a mantra, and everybody the prayers for everybody', async () => {
    const { acting, mantras, universal } = await asked<Mantras>('mantras');
    const named = mantras.map(({ planet }) => planet);
    for (const { lord } of acting.slice(0, 2)) expect(named).toContain(lord);
    expect(universal.map(({ id }) => id)).toEqual(['mahamrityunjaya', 'gayatri', 'ganapati', 'panchakshara']);
  });

  test('the ishta devata is the same for its prayer and for its rite', async () => {
    const [mantras, pujas] = await Promise.all([asked<Mantras>('mantras', LEO), asked<Pujas>('puja', LEO)]);
    expect(pujas.deity_puja.devata).toEqual(mantras.ishta_devata.devata);
    expect(pujas.deity_puja.deity).toBe(mantras.ishta_devata.deity);
  });

  test('instead of a forbidden stone there is a gift', async () => {
    const [{ donations }, { gemstones }] = await Promise.all([
      asked<Donations>('donations', LEO),
      asked<Gemstones>('gemstones', LEO),
    ]);
    const barred = gemstones.filter(({ verdict }) => verdict === 'avoid').map(({ planet }) => planet);
    for (const { is_instead_of_gemstone: isInstead, planet } of donations) {
      expect(isInstead).toBe(barred.includes(planet));
    }
  });

  test('planets of one day share their fast', async () => {
    for (const birth of randomInputs(10)) {
      const { fasts } = await asked<Fasts>('fasting', birth);
      for (const { planet, shared_with: shared, weekday } of fasts) {
        const sameDay = fasts.filter((other) => other.weekday.id === weekday.id && other.planet !== planet);
        expect(shared).toEqual(sameDay.map((other) => other.planet));
      }
    }
  });

  test('beads of no single planet have their reason, and the table has all sixteen', async () => {
    const { general, table } = await asked<Rudrakshas>('rudraksha');
    expect(general.map(({ id }) => id)).toEqual(['mukhi_10', 'mukhi_11', 'gaurishankar', 'ganesh']);
    expect(table).toHaveLength(16);
  });

  test('a yantra can be drawn from the answer', async () => {
    const answers = await Promise.all([...randomInputs(10)].map((birth) => asked<Yantras>('yantra', birth)));
    const all = answers.flatMap(({ yantras }) => yantras);
    expect(all.length).toBeGreaterThan(0);
    for (const { square, sum } of all) {
      const columns = [0, 1, 2].map((column) => square.map((row) => row[column]!));
      for (const line of [...square, ...columns]) expect(line.reduce((total, cell) => total + cell, 0)).toBe(sum);
    }
  });

  test('in Hindi what is to be done holds no Latin letter', async () => {
    const { donations } = await asked<Donations>('donations', LEO, '&lang=hi');
    for (const { details, reason, title, when } of donations) {
      for (const text of [details, reason, title, when]) expect(text).not.toMatch(/[A-Za-z]/);
    }
  });
});
