/** What answers about doshas hold in addition to their verdicts. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dosha/routes.ts';
import type {
  AllDoshas,
  DoshaVerdict,
  GandmoolVerdict,
  KaalSarpVerdict,
  NadiVerdict,
} from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';

const NOW = 'as_of=2026-01-31';

const all = async (body: object = BIRTH, lang = 'en') =>
  dataOf<AllDoshas>(await post(handler, `/dosha/all?${NOW}&lang=${lang}`, body));

async function one<Verdict = DoshaVerdict>(name: string, body: object = BIRTH): Promise<Verdict> {
  return dataOf<{ dosha: Verdict }>(await post(handler, `/dosha/${name}?${NOW}`, body)).dosha;
}

interface Expected {
  nadi: { nadi: string };
  gandmool: { moon_nakshatra: number; pada: number; present: boolean };
  kaal_sarp: { rahu_house: number; present_by_longitude: boolean };
}
const { cases } = golden<JyotishFile<Expected>>('jyotish/doshas');

describe('all', () => {
  test('each dosha is the same as on its own path', async () => {
    const { doshas } = await all();
    const named = ['manglik', 'kaal-sarp', 'pitra', 'nadi', 'guru-chandal', 'grahan', 'shrapit', 'kemdrum', 'gandmool'];
    for (const name of named) {
      expect(doshas.find(({ id }) => id === name.replace('-', '_'))).toEqual(await one(name));
    }
  });

  test('the summary counts what is listed', async () => {
    for (const { birth } of cases.slice(0, 20)) {
      const { doshas, summary } = await all(bodyOf(birth));
      const count = (status: string) => doshas.filter((dosha) => dosha.status === status).length;
      expect(summary.checked).toBe(doshas.length);
      expect(summary.present).toBe(doshas.filter(({ present }) => present).length);
      expect(summary.by_status).toEqual({
        active: count('active'),
        reduced: count('reduced'),
        cancelled: count('cancelled'),
        partial: count('partial'),
        unknown: count('unknown'),
        absent: count('absent'),
      });
      const severities = Object.values(summary.by_severity).reduce((sum, n) => sum + n, 0);
      expect(severities).toBe(doshas.length);
      const standing = doshas.filter(({ status }) => status === 'active' || status === 'reduced');
      const most = Math.max(...standing.map(({ strength }) => strength!.score));
      expect(summary.gravest?.score ?? null).toBe(standing.length > 0 ? most : null);
      const byScore = [...standing].sort((x, y) => y.strength!.score - x.strength!.score);
      for (const { name, strength } of byScore.slice(0, 4)) {
        expect(summary.text).toContain(`${name} (${strength!.score}, `);
      }
      const unnamed = standing.length - 4;
      if (unnamed > 1) expect(summary.text).toContain(` and ${unnamed} lighter ones.`);
      expect(summary.needing_another).toBe(doshas.filter(({ needs }) => needs !== null).length);
      expect(summary.standing).toBe(standing.length);
      expect(summary.text).toContain(`Of ${summary.checked - summary.needing_another} doshas looked at `);
      const running = byScore.find(({ timing }) => timing!.is_current);
      if (running) expect(summary.text).toContain(`A mahadasha of its planets runs for ${running.name}`);
      else expect(summary.text).not.toContain('A mahadasha of its planets');
    }
  });

  test('takes the readings of manglik as well', async () => {
    const { doshas } = dataOf<AllDoshas>(
      await post(handler, `/dosha/all?${NOW}&include_2nd=true&node_relief=none`, BIRTH),
    );
    expect(doshas[0]).toMatchObject({ reading: { include_2nd: true, node_relief: 'none' } });
  });
});

describe('remedies', () => {
  const MOST = { none: 0, mild: 2, moderate: 3, severe: 6 };

  test('are none when absent, one when cancelled, more the more is left; each for a planet that takes part', async () => {
    for (const { birth } of cases.slice(0, 30)) {
      for (const dosha of (await all(bodyOf(birth))).doshas) {
        const { id, planets, remedies, severity, status } = dosha;
        const most = status === 'cancelled' ? 1 : MOST[severity];
        expect([birth.id, id, remedies.length <= most]).toEqual([birth.id, id, true]);
        if (dosha.present) expect([birth.id, id, remedies.length > 0]).toEqual([birth.id, id, true]);
        expect(remedies.every(({ planet }) => planets.includes(planet))).toBe(true);
        expect(remedies.map(({ priority }) => priority)).toEqual(remedies.map((_, i) => i + 1));
        expect(new Set(remedies.map((remedy) => remedy.id)).size).toBe(remedies.length);
      }
    }
  });

  test('japa is counted as the texts count it: Rahu 18000, Ketu 17000 (BPHS 84)', async () => {
    const whole = cases.find(({ expected }) => expected.kaal_sarp.present_by_longitude)!;
    const { remedies } = await one<KaalSarpVerdict>('kaal-sarp', bodyOf(whole.birth));
    const counts = new Map(remedies.map(({ count, id }) => [id, count]));
    expect([counts.get('rahu_japa'), counts.get('ketu_japa')]).toEqual([18000, 17000]);
  });
});

describe('a dosha that is absent', () => {
  test('says what was observed and what is missing, and recommends nothing', async () => {
    const dosha = await one<GandmoolVerdict>('gandmool');
    expect(dosha).toMatchObject({ present: false, status: 'absent', strength: null, result: null, timing: null });
    expect(dosha.reason).toMatch(/^The Moon is in Shatabhisha, pada \d\. Not formed\. What does not hold: /);
    expect(dosha.advice).toBe('The dosha is not in this chart, so no remedy is asked for.');
    expect(dosha.severity).toBe('none');
  });
});

describe('nadi', () => {
  test.each(cases.slice(0, 40))('$birth.id: its own, and the nine it clashes with', async ({ birth, expected }) => {
    const dosha = await one<NadiVerdict>('nadi', bodyOf(birth));
    expect(dosha).toMatchObject({
      present: null,
      status: 'unknown',
      needs: 'partner',
      nadi: wire(expected.nadi.nadi),
      points: 8,
    });
    expect(dosha.avoid.map(({ number }) => number)).toContain(dosha.nakshatra.number);
    expect(dosha.exceptions).toHaveLength(7);
    expect(dosha.reason).toContain(dosha.nadi_name);
  });
});

test('gandmool names the nakshatra and pada of the Moon, whichever it is', async () => {
  for (const { birth, expected } of cases) {
    const { nakshatra, pada, present } = await one<GandmoolVerdict>('gandmool', bodyOf(birth));
    const { moon_nakshatra: number, pada: wanted, present: isPresent } = expected.gandmool;
    expect([birth.id, nakshatra.number, pada, present]).toEqual([birth.id, number, wanted, isPresent]);
  }
});

test('kaal sarp has kind and direction where it is formed, and names the planets outside', async () => {
  for (const { birth, expected } of cases) {
    const dosha = await one<KaalSarpVerdict>('kaal-sarp', bodyOf(birth));
    const isDescribed = [dosha.type, dosha.type_name, dosha.direction, dosha.direction_name].map(
      (value) => value !== null,
    );
    const isThere = dosha.present === true || dosha.status === 'partial';
    expect([birth.id, ...isDescribed]).toEqual([birth.id, ...Array<boolean>(4).fill(isThere)]);
    expect(dosha.rahu_house).toBe(expected.kaal_sarp.rahu_house);
    expect([birth.id, dosha.is_partial]).toEqual([birth.id, dosha.status === 'partial']);
    if (dosha.is_partial) expect([dosha.present, dosha.outsiders.length]).toEqual([false, 1]);
  }
});

test('Hindi is Hindi throughout, English English', async () => {
  for (const { birth } of cases.slice(0, 12)) {
    const [english, hindi] = [await all(bodyOf(birth)), await all(bodyOf(birth), 'hi')];
    const said = ({ doshas, disclaimer, summary }: AllDoshas) => [
      disclaimer,
      summary.text,
      ...doshas.flatMap((dosha) => [
        dosha.name,
        dosha.result ?? dosha.reason!,
        dosha.advice,
        dosha.effects,
        dosha.formation,
        ...dosha.evidence.map(({ text }) => text),
        ...dosha.remedies.flatMap(({ details, reason, title, when }) => [details, reason, title, when]),
        ...('cancellation_conditions' in dosha
          ? dosha.cancellation_conditions.flatMap(({ reason, text }) => [reason, text])
          : []),
      ]),
    ];
    expect(said(english).filter((text) => /[\u0900-\u097F]/.test(text))).toEqual([]);
    expect(said(hindi).filter((text) => /[a-z]/i.test(text))).toEqual([]);
  }
});
