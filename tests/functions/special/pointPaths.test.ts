/** /special/lagnas, /special/upagrahas, /special/sphutas and /special/avakahada. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import { varnada } from '../../../lib/astro/jaimini/varnada.ts';
import type { AvakahadaChakra, SpecialLagnas, Sphutas, Upagrahas } from '../../../lib/schemas/special/points/points.ts';
import { BIRTH, dataOf, post, type Answer } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';
import { arcBetween, POINT_CASES } from '../../support/pointsGolden.ts';

const TROMSO = {
  name: 'Nils',
  date: '1990-12-21',
  time: '11:00:00',
  latitude: 69.6492,
  longitude: 18.9553,
  timezone: 'Europe/Oslo',
};
/** The chart that the rules page compares with Jagannatha Hora. */
const CHENNAI = {
  name: 'Chennai',
  date: '1996-12-07',
  time: '10:34:00',
  latitude: 13.0833,
  longitude: 80.2833,
  timezone: 'Asia/Kolkata',
};

const pointsOf = ({ json }: Answer) => (json as { meta: { conventions: { points?: object } } }).meta.conventions.points;
const lagnasOf = async (body: object, query = '') =>
  dataOf<SpecialLagnas>(await post(handler, `/special/lagnas${query}`, body));
const upagrahasOf = async (body: object, query = '') =>
  dataOf<Upagrahas>(await post(handler, `/special/upagrahas${query}`, body));
const sphutasOf = async (body: object, query = '') =>
  dataOf<Sphutas>(await post(handler, `/special/sphutas${query}`, body));
const avakahadaOf = async (body: object, query = '') =>
  dataOf<AvakahadaChakra>(await post(handler, `/special/avakahada${query}`, body));
const byId = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item =>
  items.find((item) => item.id === id)!;

describe('/special/lagnas', () => {
  test('prints what Jagannatha Hora prints of a chart of 1996, with its sunrise', async () => {
    const { lagnas, sunrise_rule: rule } = await lagnasOf({ ...CHENNAI, sunrise: 'hindu' });
    expect(rule).toBe('hindu');
    const near = (id: string, sign: string, degree: number, apart: number) => {
      const found = byId(lagnas, id);
      expect(found.sign!.id).toBe(sign);
      expect(Math.abs(found.degree! - degree)).toBeLessThan(apart);
    };
    near('bhava', 'capricorn', 24 + 13 / 60 + 32 / 3600, 0.05);
    near('hora', 'pisces', 27 + 5 / 60 + 47 / 3600, 0.05);
    near('ghati', 'libra', 5 + 39 / 60 + 33 / 3600, 0.1);
  });

  test('the other rule of sunrise stands beside hora and ghati, and answers the same where it is asked for', async () => {
    const visible = await lagnasOf(BIRTH);
    const hindu = await lagnasOf({ ...BIRTH, sunrise: 'hindu' });
    for (const id of ['hora', 'ghati']) {
      const { alternative } = byId(visible.lagnas, id);
      const { degree, house, longitude, sign } = byId(hindu.lagnas, id);
      expect(alternative).toEqual({
        sunrise_rule: 'hindu',
        longitude,
        sign,
        degree,
        house,
        is_same_sign: sign!.id === byId(visible.lagnas, id).sign!.id,
      });
    }
    expect(visible.lagnas.filter(({ alternative }) => alternative !== null).map(({ id }) => id)).toEqual([
      'hora',
      'ghati',
    ]);
  });

  test('varnada joins ascendant and hora, indu is a sign alone, vighati tells how fast the clock moves it', async () => {
    for (const { birth, expected } of POINT_CASES.slice(0, 20)) {
      const { lagnas } = await lagnasOf(bodyOf(birth));
      const ascendant = byId(lagnas, 'varnada').degree!;
      const rising = (byId(lagnas, 'sree').sign!.number - byId(lagnas, 'sree').house! + 12) % 12;
      const hora = byId(lagnas, 'hora').sign!.number - 1;
      expect(byId(lagnas, 'varnada').sign!.number - 1).toBe(varnada(rising, hora).signIndex);
      expect(ascendant).toBeGreaterThanOrEqual(0);
      const indu = byId(lagnas, 'indu');
      expect([indu.sign!.number, indu.longitude, indu.degree, indu.pada]).toEqual([
        expected.independent_of_sunrise.indu_lagna_sign,
        null,
        null,
        null,
      ]);
      expect(byId(lagnas, 'vighati').degrees_per_minute).toBe(15);
      expect(byId(lagnas, 'vighati').reading).toContain('two minutes');
    }
  });

  test('the reading names house, lord and company of each point', async () => {
    const { lagnas } = await lagnasOf(BIRTH);
    expect(byId(lagnas, 'ghati').reading).toBe(
      'The Ghati lagna is the point of authority and rank. It falls in Aries, your 8th house, of change, shared means and hidden things. Its lord, Mars, is in your 7th house. Venus stands there too. Authority comes more easily through inheritance and research.',
    );
    const hindi = await lagnasOf(BIRTH, '?lang=hi');
    expect(byId(hindi.lagnas, 'hora').reading).toBe(
      'होरा लग्न से धन देखा जाता है। यह मीन राशि में, आपके सातवें भाव में है (विवाह, साझेदारी और व्यापार)। राशि का स्वामी गुरु दसवें भाव में है। वहाँ मंगल भी है। उस राशि पर शनि और केतु की दृष्टि है। साझेदारी और व्यापार से धन धीरे-धीरे, लगातार मेहनत से आएगा।',
    );
  });

  test('without a sunrise what needs one is null, with the reason', async () => {
    const { hours_since_sunrise: hours, lagnas, reason, sunrise } = await lagnasOf(TROMSO);
    expect([hours, sunrise, reason]).toEqual([null, null, 'polar_night']);
    const there = lagnas.filter(({ sign }) => sign !== null).map(({ id }) => id);
    expect(there).toEqual(['sree', 'indu']);
    for (const lagna of lagnas.filter(({ sign }) => sign === null)) {
      expect(lagna).toMatchObject({
        longitude: null,
        house: null,
        lord: null,
        planets: [],
        reason: 'polar_night',
        reading: null,
      });
    }
    expect(byId(lagnas, 'sree').reason).toBeNull();
  });
});

describe('/special/upagrahas', () => {
  test.each(POINT_CASES.slice(0, 30))(
    '$birth.id: parts, instants and degrees as the reference has them',
    async ({ birth, expected }) => {
      const found = await upagrahasOf(bodyOf(birth));
      const { points, ...day } = expected.visible.upagrahas;
      expect([found.is_day_birth, found.weekday - 1]).toEqual([day.is_day_birth, day.weekday_from_sunrise]);
      const gulika = byId(found.time_based, 'gulika');
      expect(gulika).toMatchObject({ part: points.gulika.part, taken_at: 'begin', longitude: gulika.begin!.longitude });
      expect(arcBetween(gulika.longitude!, points.gulika.begin)).toBeLessThan(0.0001);
      expect(arcBetween(gulika.end!.longitude, points.gulika.end)).toBeLessThan(0.0001);
      const kala = byId(found.time_based, 'kala');
      expect(arcBetween(kala.longitude!, points.kala.middle)).toBeLessThan(0.0001);
      const mandi = byId(found.time_based, 'mandi');
      expect(mandi).toMatchObject({
        ghati: points.mandi_ghati_rule.ghati,
        part: null,
        begin: null,
        taken_at: 'ghatis',
      });
      expect(arcBetween(mandi.longitude!, points.mandi_ghati_rule.longitude)).toBeLessThan(0.0001);
      const [start, end] = day.is_day_birth
        ? [day.sunrise_utc, day.sunset_utc]
        : [day.sunset_utc, day.next_sunrise_utc];
      const [from, to] = [start, end].map((utc) => Date.parse(`${utc}Z`));
      const begins = from! + ((to! - from!) * (points.gulika.part - 1)) / 8;
      expect(Math.abs(Date.parse(gulika.begin!.at) - begins)).toBeLessThanOrEqual(1000);
      expect(
        arcBetween(found.solar[0]!.longitude, expected.independent_of_sunrise.solar_upagrahas['dhuma']!),
      ).toBeLessThan(0.0001);
    },
  );

  test('the readings on which practice differs are asked for by name, and echoed', async () => {
    const usual = await post(handler, '/special/upagrahas', BIRTH);
    expect(pointsOf(usual)).toEqual({ part: 'gulika_begin_others_middle', lordless: 'eighth', mandi: 'ghatis' });
    const asked = await post(handler, '/special/upagrahas', {
      ...BIRTH,
      part: 'end',
      lordless: 'After Saturn',
      mandi: 'middle',
    });
    expect(pointsOf(asked)).toEqual({ part: 'end', lordless: 'after_saturn', mandi: 'middle' });
    const [before, after] = [dataOf<Upagrahas>(usual), dataOf<Upagrahas>(asked)];
    for (const { end, id, longitude, other_reading: other, part } of after.time_based.slice(0, 5)) {
      const plain = byId(before.time_based, id);
      expect(longitude).toBe(end!.longitude);
      expect(plain.other_reading?.part ?? plain.part).toBe(part);
      expect(other?.part ?? part).toBe(plain.part);
    }
    const [mandi, gulika] = ['mandi', 'gulika'].map((id) => byId(after.time_based, id));
    expect(mandi).toMatchObject({ part: gulika!.part, longitude: gulika!.middle!.longitude, part_lord: 'saturn' });
    const refused = await post(handler, '/special/upagrahas', { ...BIRTH, lordless: 'ninth' });
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([422, expect.stringContaining('after_saturn')]);
  });

  test('gulika and mandi are read, calmly and in both languages', async () => {
    const read = (data: Upagrahas) => data.time_based.filter(({ reading }) => reading !== null).map(({ id }) => id);
    const found = await upagrahasOf(BIRTH);
    expect(read(found)).toEqual(['gulika', 'mandi']);
    expect(byId(found.time_based, 'gulika').reading).toContain('It shares the sign of the Sun');
    expect(byId(found.time_based, 'mandi').reading).toContain('counts it as a help');
    const hindi = await upagrahasOf(BIRTH, '?lang=hi');
    expect(byId(hindi.time_based, 'mandi').reading).toMatch(/^मांदी कर्क राशि में, आपके ग्यारहवें भाव में है/);
    expect(byId(hindi.time_based, 'artha_prahara').name).toBe('अर्धप्रहर');
  });

  test('in the polar night the five that follow the Sun are there, the others null with the reason', async () => {
    const { reason, solar, time_based: timed } = await upagrahasOf(TROMSO);
    expect([reason, solar.length]).toEqual(['polar_night', 5]);
    for (const point of timed) {
      expect([point.part, point.begin, point.longitude, point.at, point.reading]).toEqual([
        null,
        null,
        null,
        null,
        null,
      ]);
    }
    expect(timed.map(({ taken_at: at }) => at)).toEqual(['middle', 'middle', 'middle', 'middle', 'begin', 'ghatis']);
  });
});

describe('/special/sphutas', () => {
  test.each(POINT_CASES.slice(0, 30))('$birth.id as the reference has it', async ({ birth, expected }) => {
    const found = await sphutasOf(bodyOf(birth));
    const wanted = { ...expected.visible.sphutas_with_gulika_begin, ...expected.independent_of_sunrise.sphutas };
    expect(found.sphutas.map(({ id }) => id).sort()).toEqual(Object.keys(wanted).sort());
    for (const { id, longitude } of found.sphutas) expect(arcBetween(longitude!, wanted[id]!)).toBeLessThan(0.0005);
    const { yogi } = expected.independent_of_sunrise;
    expect([found.yogi.yogi, found.yogi.duplicate_yogi, found.yogi.avayogi]).toEqual(
      [yogi.yogi, yogi.duplicate_yogi, yogi.avayogi].map((name) => name.toLowerCase()),
    );
  });

  test('seed and field are graded by parity for whom they are read: one by gender, else both', async () => {
    const graded = async (gender?: string) => (await sphutasOf({ ...BIRTH, gender })).parity.map(({ id }) => id);
    expect([await graded('male'), await graded('female'), await graded()]).toEqual([
      ['beeja'],
      ['kshetra'],
      ['beeja', 'kshetra'],
    ]);
    const { disclaimer, parity, sphutas } = await sphutasOf(BIRTH);
    for (const { confidence, grade, id, is_navamsha_odd: navamsha, is_sign_odd: sign } of parity) {
      const point = byId(sphutas, id);
      const odd = [point.sign!.number % 2 === 1, point.navamsha_sign!.number % 2 === 1];
      expect([sign, navamsha]).toEqual(odd);
      const suits = odd.filter((is) => is === (id === 'beeja')).length;
      expect([grade, confidence]).toEqual([['weak', 'medium', 'strong'][suits], 'interpretive']);
    }
    expect(disclaimer).toContain('nothing about having children');
  });

  test('the bhrigu bindu by either arc, opposite where the Moon is far ahead of Rahu', async () => {
    const body = bodyOf(
      POINT_CASES.find(
        ({
          expected: {
            independent_of_sunrise: { bhrigu_bindu: bindu },
          },
        }) => arcBetween(bindu.from_rahu_forward_to_moon, bindu.shorter_arc) > 179,
      )!.birth,
    );
    const [forward, shorter] = [
      await post(handler, '/special/sphutas', body),
      await post(handler, '/special/sphutas', { ...body, bhrigu_bindu: 'shorter' }),
    ];
    expect([pointsOf(forward), pointsOf(shorter)]).toEqual([
      { bhrigu_bindu: 'from_rahu' },
      { bhrigu_bindu: 'shorter' },
    ]);
    const [far, near] = [forward, shorter].map((answer) => dataOf<Sphutas>(answer).bhrigu_bindu);
    expect(far!.opposite).toMatchObject({ arc: 'shorter', longitude: near!.longitude });
    expect(arcBetween(far!.longitude, near!.longitude)).toBeCloseTo(180, 6);
    expect(far!.reading).toContain('midway between Rahu and the Moon');
  });

  test('without Gulika the seven that need it are null', async () => {
    const { sphutas } = await sphutasOf(TROMSO);
    expect(sphutas.filter(({ longitude }) => longitude === null).map(({ id }) => id)).toHaveLength(7);
    expect(byId(sphutas, 'prana')).toMatchObject({ reason: 'polar_night', navamsha_sign: null, reading: null });
    expect(byId(sphutas, 'beeja')).toMatchObject({ reason: null });
  });

  test('says in Hindi what the yogi is', async () => {
    const { yogi } = await sphutasOf(BIRTH, '?lang=hi');
    expect(yogi.reading).toContain('आपका योगी बिंदु आश्लेषा नक्षत्र में है, इसलिए बुध आपका योगी ग्रह है।');
    expect(yogi.avayogi_reading).toContain('मंगल अवयोगी है');
  });
});

describe('/special/avakahada', () => {
  test('has all that charts add, with the Moon and the day of the birth', async () => {
    const found = await avakahadaOf(BIRTH);
    expect(found).toMatchObject({
      sign: { id: 'aquarius' },
      sign_lord: 'saturn',
      nakshatra: { id: 'shatabhisha', lord: 'rahu' },
      pada: 4,
      pada_sign: { id: 'pisces' },
      pada_lord: 'jupiter',
      moon_house: 6,
      other_syllables: null,
      tithi: { id: 'krishna_saptami' },
      vara: { id: 'shukravara' },
    });
    expect(found.name_syllables.find(({ is_own: isOwn }) => isOwn)).toMatchObject({ devanagari: 'सू', pada: 4 });
    expect(found.text).toBe(
      'You were born with the Moon in Shatabhisha, quarter 4. Tradition begins your name with the sound Su. By the house of the Moon the paya is gold, counted as middling.',
    );
  });

  test('prints the other sounds of Shravana too', async () => {
    const shravana = await avakahadaOf({ ...BIRTH, date: '1990-06-12' });
    expect(shravana.nakshatra.id).toBe('shravana');
    expect(shravana.other_syllables!.map(({ devanagari }) => devanagari).join(' ')).toBe('जू जे जो घ');
    const own = (sounds: AvakahadaChakra['name_syllables']) => sounds.filter(({ is_own: isOwn }) => isOwn);
    expect(own(shravana.other_syllables!).map(({ pada }) => pada)).toEqual([shravana.pada]);
    expect(own(shravana.name_syllables).map(({ pada }) => pada)).toEqual([shravana.pada]);
  });

  test('tells star, sound and paya in Hindi', async () => {
    expect((await avakahadaOf(BIRTH, '?lang=hi')).text).toBe(
      'आपके जन्म के समय चंद्रमा शतभिषा नक्षत्र के चरण 4 में था। परंपरा में आपके नाम का पहला अक्षर सू है। चंद्रमा के भाव से सोने का पाया है, जो मध्यम माना जाता है।',
    );
  });
});

test('in brief the clock of each lagna and the planets of the yogi are kept', async () => {
  const { lagnas } = await lagnasOf(BIRTH, '?detail=brief');
  expect(byId(lagnas, 'vighati').degrees_per_minute).toBe(15);
  const { yogi } = await sphutasOf(BIRTH, '?detail=brief');
  expect(yogi).toMatchObject({ yogi: 'mercury', duplicate_yogi: 'moon', avayogi: 'mars' });
});

test.each(['lagnas', 'upagrahas', 'sphutas', 'avakahada'])('%s stays within its levels of detail', async (path) => {
  const bytes = async (query: string) =>
    Buffer.byteLength((await post(handler, `/special/${path}?${query}`, BIRTH)).text);
  expect(await bytes('detail=brief&lang=hi')).toBeLessThan(5000);
  expect(await bytes('lang=hi')).toBeLessThan(18_000);
});
