/** Answers about sensitive and nourishing degrees: gandanta, mrityu bhaga, pushkara, vargottama. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import type { Gandanta, MrityuBhaga, Pushkara, Vargottama } from '../../../lib/schemas/special/degrees.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

interface Expected {
  gandanta: Record<string, { in_gandanta_3deg20: boolean }>;
  pushkara_navamsha: readonly string[];
  vargottama: readonly string[];
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/special-points');
const ask = async <Data>(path: string, body: object = BIRTH, lang = 'en') =>
  dataOf<Data>(await post(handler, `/special/${path}?lang=${lang}`, body));
const caseNamed = (id: string) => cases.find(({ birth }) => birth.id === id)!;
const NINE = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];

describe('gandanta', () => {
  test('of 80 births agrees, from the birth data to the answer', async () => {
    for (const { birth, expected } of cases) {
      const { found } = await ask<Gandanta>('gandanta', bodyOf(birth));
      const wanted = Object.keys(expected.gandanta).filter((id) => expected.gandanta[id]!.in_gandanta_3deg20);
      expect([birth.id, [...found].sort()]).toEqual([birth.id, wanted.map(wire).sort()]);
    }
  });

  test('gives grade, junction, meaning, period and remedy where present', async () => {
    const { planets, summary_text: summary } = await ask<Gandanta>('gandanta', bodyOf(caseNamed('S079').birth));
    const moon = planets.find(({ id }) => id === 'moon')!;
    expect(moon).toMatchObject({ is_gandanta: true, grade: 'exact', junction: 'cancer_leo', side: 'before' });
    expect(moon.text).toContain('just before the junction of Ashlesha and Magha');
    expect(moon.text).toContain('16 Jun 2055 to 16 Jun 2065');
    expect(moon.remedy).toContain('Om Somaya Namah');
    expect(summary).toMatch(/^Mercury and the Moon are in gandanta\./);
  });

  test('a mahadasha that begins after the age of eighty is not dated in a sentence', async () => {
    // S002, born in 2025: Mars, lord of the rising Aries, rules from 2136.
    const { planets } = await ask<Gandanta>('gandanta', bodyOf(caseNamed('S002').birth));
    const ascendant = planets.find(({ id }) => id === 'ascendant')!;
    expect(ascendant.mahadasha!.start).toMatch(/^2136-/);
    expect(ascendant.text).toContain('in the sub-periods of Mars, as its own mahadasha comes late');
    expect(ascendant.text).not.toContain('2136');
  });

  test('names the nearest junction where absent', async () => {
    const { found, planets, summary_text: summary } = await ask<Gandanta>('gandanta');
    expect(found).toEqual([]);
    expect(planets.map(({ id }) => id)).toEqual([...NINE, 'ascendant']);
    expect(planets.every(({ mahadasha, remedy }) => mahadasha === null && remedy === null)).toBe(true);
    expect(planets[2]!.text).toContain('outside gandanta. The nearest junction is that of');
    expect(summary).toContain('Mars comes nearest');
  });

  test('gives the junction of tithis, with its time where the birth is near', async () => {
    const { tithi_gandanta: near } = await ask<Gandanta>('gandanta', bodyOf(caseNamed('S056').birth));
    expect(near).toMatchObject({ present: true, side: 'before', minutes: 7 });
    expect([near.ending.number, near.beginning.number]).toEqual([10, 11]);
  });
});

describe('mrityu bhaga', () => {
  test('names the body on its degree and what softens it', async () => {
    const { on, planets } = await ask<MrityuBhaga>('mrityubhaga', bodyOf(caseNamed('S042').birth));
    expect(on).toEqual(['jupiter', 'ascendant']);
    const jupiter = planets.find(({ id }) => id === 'jupiter')!;
    // Pisces 28: at home, and in the last navamsa, Pisces again.
    expect([jupiter.mrityu_degree, jupiter.relief.map(({ id }) => id)]).toEqual([
      28,
      expect.arrayContaining(['strong_by_sign', 'vargottama']),
    ]);
  });

  test('has rows for the ascendant and for Mandi, with the instant that Mandi was taken from', async () => {
    const { mandi, near, on, planets } = await ask<MrityuBhaga>('mrityubhaga');
    expect(planets.map(({ id }) => id)).toEqual([...NINE, 'ascendant', 'mandi']);
    expect([on, near]).toEqual([[], []]);
    // A Friday: 6 of the 30 ghatis from sunrise, about 05:23, to sunset, about 19:20.
    expect(mandi.at).toMatch(/^1990-06-15T08:1\d:\d\d\+05:30$/);
  });
});

describe('Mandi', () => {
  const mandiOf = async (body: object) => {
    const { mandi, planets } = await ask<MrityuBhaga>('mrityubhaga', body);
    const { degree, sign } = planets.find(({ id }) => id === 'mandi')!;
    return { at: mandi.at, longitudeDeg: (sign.number - 1) * 30 + degree };
  };

  test('of a birth on a Wednesday night rises 26 of the 30 ghatis from sunset, those of Sunday, to sunrise', async () => {
    // Thiruvananthapuram: sunset about 18:17 on 8 Jan 2025, sunrise about 06:43; 26/30 of 12 h 26 min is 10 h 47 min.
    const { at } = await mandiOf(bodyOf(caseNamed('S001').birth));
    expect(at).toMatch(/^2025-01-09T05:0\d/);
  });

  // In 2001 nutation in longitude is 16 seconds of arc, more than the rounding of the instant to a second leaves.
  test.each(['14:30:00', '23:30:00'])(
    'of a birth at %s stands on the degree that rises at its instant',
    async (time) => {
      const born = { ...BIRTH, date: '2001-05-10', time };
      const { at, longitudeDeg } = await mandiOf(born);
      const { planets } = await ask<MrityuBhaga>('mrityubhaga', {
        ...born,
        date: at.slice(0, 10),
        time: at.slice(11, 19),
      });
      const { degree, sign } = planets.find(({ id }) => id === 'ascendant')!;
      expect(Math.abs((sign.number - 1) * 30 + degree - longitudeDeg)).toBeLessThan(0.0032);
    },
  );
});

describe('pushkara', () => {
  test('navamsas of 80 births agree', async () => {
    for (const { birth, expected } of cases) {
      const { in_navamsha: found } = await ask<Pushkara>('pushkara', bodyOf(birth));
      expect([birth.id, found.filter((id) => id !== 'ascendant').sort()]).toEqual([
        birth.id,
        expected.pushkara_navamsha.map(wire).sort(),
      ]);
    }
  });

  test('a mahadasha is dated in the sentence where it begins before the age of eighty', async () => {
    const ages = { dated: [] as number[], late: [] as number[] };
    for (const { birth } of cases) {
      const { planets } = await ask<Pushkara>('pushkara', bodyOf(birth));
      for (const { mahadasha, text } of planets) {
        if (mahadasha === null) continue;
        const age = Number(mahadasha.start.slice(0, 4)) - Number(birth.date.slice(0, 4));
        ages[text.includes('mahadasha comes late') ? 'late' : 'dated'].push(age);
      }
    }
    expect(Math.max(...ages.dated)).toBeLessThanOrEqual(80);
    expect(Math.min(...ages.late)).toBeGreaterThanOrEqual(80);
    // Both sides are near the border.
    expect(Math.min(...ages.late) - Math.max(...ages.dated)).toBeLessThan(5);
  });

  test('names the navamsa, its lord and what it nourishes', async () => {
    const { planets } = await ask<Pushkara>('pushkara');
    const [sun, moon] = planets;
    expect(moon!.navamsa).toMatchObject({ number: 6, lord: 'jupiter', pushkara_numbers: [6, 8] });
    expect(moon!.text).toContain('in Pisces, the sign of Jupiter. It is fed by grace');
    expect(moon!.jataka_parijata).toMatchObject({ degree: 19, is_on: true, is_exact: false });
    expect(sun!.text).toContain('outside the pushkara navamsas');
  });
});

describe('vargottama', () => {
  test('of 80 births agrees, including the ascendant', async () => {
    for (const { birth, expected } of cases) {
      const { vargottama } = await ask<Vargottama>('vargottama', bodyOf(birth));
      expect([birth.id, [...vargottama].sort()]).toEqual([birth.id, expected.vargottama.map(wire).sort()]);
    }
  });

  test('gives the meaning by planet and house, and the vargas that keep the sign', async () => {
    const { planets, vargottama } = await ask<Vargottama>('vargottama');
    expect(vargottama).toEqual(['saturn', 'ascendant']);
    const saturn = planets.find(({ id }) => id === 'saturn')!;
    expect(saturn.text).toContain('In both it is in its own sign Capricorn, and its strength is ');
    expect(saturn.text).toContain('Its results can be relied on. This favours');
    expect(saturn.kept_in.map(({ varga }) => varga)).toEqual(['d3', 'd4', 'd9', 'd12', 'd60']);
    const mercury = planets.find(({ id }) => id === 'mercury')!;
    expect(mercury.text).toContain('Taurus keeps its sign from 13°20′ to 16°40′, 1°35′ away');
  });

  test('a lasting weakness is described as a task, there and in the summary', async () => {
    // The Moon at 0°35′ of Aries, with an enemy, is vargottama alone.
    const { planets, summary_text: summary } = await ask<Vargottama>('vargottama', { ...BIRTH, date: '1965-07-21' });
    expect(planets[1]!.text).toMatch(
      /the sign of an enemy, and its strength is (very )?low\. It is a task that stays the same/,
    );
    expect(summary).toContain('Be patient with feelings');
    expect(summary).not.toContain('rely');
  });

  test('where the requested mapping keeps no part of a sign, it says so', async () => {
    const { planets } = await ask<Vargottama>('vargottama', { ...BIRTH, varga_methods: { d9: 'somanatha' } });
    const without = planets.filter(({ vargottama_degrees: spans }) => spans.length === 0);
    expect(without.length).toBeGreaterThan(0);
    expect(without.every(({ text }) => text.includes('keeps no part of this sign'))).toBe(true);
  });
});

describe('in Hindi', () => {
  const withoutLatin = /^[^A-Za-z]+।$/u;

  test('gandanta: place, meaning, period and remedy', async () => {
    const {
      notes,
      planets,
      summary_text: summary,
    } = await ask<Gandanta>('gandanta', bodyOf(caseNamed('S079').birth), 'hi');
    const moon = planets.find(({ id }) => id === 'moon')!;
    expect(moon.text).toMatch(/^चंद्रमा कर्क राशि में, .* भाव में है, आश्लेषा-मघा की संधि से 40 कला पहले। /u);
    expect(moon.text).toContain('यह महादशा 16 जून 2055 से 16 जून 2065 तक की है।');
    expect(moon.remedy).toContain('“ॐ सोमाय नमः”');
    for (const text of [summary, ...notes, ...planets.map((planet) => planet.text)]) expect(text).toMatch(withoutLatin);
  });

  test('pushkara: what nourishes, and what it would need', async () => {
    const { notes, planets, summary_text: summary } = await ask<Pushkara>('pushkara', BIRTH, 'hi');
    expect(planets[1]!.text).toContain('यह छठा नवांश पुष्कर है, जो मीन राशि में पड़ता है; उसके स्वामी गुरु से');
    for (const text of [summary, ...notes, ...planets.map(({ text }) => text)]) expect(text).toMatch(withoutLatin);
  });

  test('vargottama: steadiness and the vargas that keep the sign', async () => {
    const { notes, planets, summary_text: summary } = await ask<Vargottama>('vargottama', BIRTH, 'hi');
    const saturn = planets.find(({ id }) => id === 'saturn')!;
    expect(saturn.text).toMatch(/^शनि अपनी राशि मकर में, पाँचवें भाव में है और नवांश में भी इसी राशि में, इसलिए वर्गोत्तम है। /);
    expect(saturn.text).toContain('बाकी पंद्रह वर्गों में से द्रेष्काण, चतुर्थांश, नवांश, द्वादशांश और षष्ट्यंश में राशि वही रहती है।');
    for (const text of [summary, ...notes, ...planets.map(({ text }) => text)]) expect(text).toMatch(withoutLatin);
  });

  test('critical degrees: nearness, relief and remedy, with the point named gently', async () => {
    const {
      mandi,
      planets,
      summary_text: summary,
    } = await ask<MrityuBhaga>('mrityubhaga', bodyOf(caseNamed('S042').birth), 'hi');
    const jupiter = planets.find(({ id }) => id === 'jupiter')!;
    expect(jupiter.text).toContain('यहाँ उसका संवेदनशील अंश 28 है');
    expect(jupiter.relief.map(({ text }) => text)).toContain('अपनी राशि के बल से राहत मिलती है।');
    for (const text of [summary, mandi.text, ...planets.map(({ text }) => text)]) expect(text).toMatch(withoutLatin);
  });
});
