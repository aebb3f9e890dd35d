/** A caller's choices for the annual chart: accepted, refused, echoed. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualPanchaVargiya } from '../../../lib/schemas/varshphal/yearLord.ts';
import { tajikaYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, wire } from '../../support/golden.ts';

const ask = (path: string, body: object = {}) => post(handler, `/varshphal/${path}`, { ...BIRTH, year: 2026, ...body });
const answer = async <Data>(path: string, body: object = {}) => dataOf<Data>(await ask(path, body));

describe('where texts differ', () => {
  const conventionsOf = async (path: string, body: object = {}) => {
    const { json } = await ask(path, body);
    return (json as { meta: { conventions: Record<string, unknown> } }).meta.conventions;
  };
  const WEIGHING = { relation: 'tajika', drekkana: 'tajika' };
  const ELECTING = { ...WEIGHING, none_aspects: 'muntha_lord', moon: 'tn' };

  test.each([
    ['muntha', WEIGHING],
    ['pancha-vargiya', WEIGHING],
    ['sahams', WEIGHING],
    ['predictions', ELECTING],
    ['year-lord', { ...ELECTING, bala: 'classical' }],
    ['dashas', WEIGHING],
    ['yogas', WEIGHING],
    ['tripataki', { progress: 'remainder' }],
    ['month', { ...ELECTING, natal_office: 'ascendant' }],
  ])('%s echoes the defaults that it depends on', async (path, expected) => {
    const conventions = await conventionsOf(path);
    const own = ['relation', 'drekkana', 'none_aspects', 'moon', 'bala', 'progress', 'natal_office'].filter(
      (name) => name in conventions,
    );
    expect(Object.fromEntries(own.map((name) => [name, conventions[name]]))).toEqual(expected);
  });

  test('the chart depends on none of them', async () => {
    expect(Object.keys(await conventionsOf('chart'))).not.toEqual(expect.arrayContaining(['relation']));
    expect(await answer('chart', { relation: 'natural' })).toEqual(await answer('chart'));
  });

  test('every choice is taken and echoed; null is none', async () => {
    const asked = { relation: 'natural', drekkana: 'parashari', none_aspects: 'lagna_lord', moon: 'passed_over' };
    expect(await conventionsOf('year-lord', asked)).toMatchObject(asked);
    expect(await conventionsOf('predictions', asked)).toMatchObject(asked);
    expect(await conventionsOf('year-lord', { relation: null, moon: null })).toMatchObject(ELECTING);
  });

  test('the older name of the rule means the same, and the query takes precedence over the body', async () => {
    expect(await conventionsOf('year-lord?moon=hand_on', { moon: 'keep' })).toMatchObject({ moon: 'tn' });
    expect(await conventionsOf('year-lord', { moon: 'hand_on' })).toMatchObject({ moon: 'tn' });
    expect(await conventionsOf('year-lord?moon=keep')).toMatchObject({ moon: 'keep' });
  });

  test.each([
    ['pancha-vargiya', 'relation'],
    ['muntha', 'drekkana'],
    ['predictions', 'none_aspects'],
    ['year-lord', 'moon'],
    ['tripataki', 'progress'],
    ['month', 'natal_office'],
  ])('%s refuses an unknown %s by its name', async (path, field) => {
    const { json, status } = await ask(path, { [field]: 'panchadha' });
    expect(status).toBe(422);
    const [error] = (json as { detail: { loc: string[] }[] }).detail;
    expect(error!.loc).toEqual(['body', field]);
  });

  test('each way of counting says so in its notes', async () => {
    const notesOf = async (body: object) => (await answer<AnnualPanchaVargiya>('pancha-vargiya', body)).notes.join(' ');
    expect(await notesOf({})).toMatch(/counted in the annual chart\. .* Chaldean order, from Mars/);
    const asked = await notesOf({ relation: 'natural', drekkana: 'parashari' });
    expect(asked).toMatch(/Friends and enemies are the natural ones, as asked.*those of the D3 signs, as asked/);
    for (const path of ['year-lord', 'muntha', 'sahams', 'predictions']) {
      const { notes } = await answer<{ notes: string[] }>(path, { relation: 'natural' });
      expect([path, notes.some((note) => note.startsWith('Friends and enemies are the natural ones'))]).toEqual([
        path,
        true,
      ]);
    }
  });

  test.each(tajikaYears.filter((_, i) => i % 24 === 0))(
    '$id $expected.year: the golden bala in quarters of its units, graded by the relation',
    async ({ birth, expected }) => {
      const body = { ...bodyOf(birth), year: expected.year, sunrise: 'hindu' };
      const { planets } = await answer<AnnualPanchaVargiya>('pancha-vargiya', body);
      for (const [name, { components, relation, vishva }] of Object.entries(expected.bala)) {
        const { classical } = planets.find(({ id }) => id === wire(name))!;
        expect(Math.abs(classical.score - vishva)).toBeLessThan(0.0001);
        const [sign, exaltation, hadda, drekkana, navamsha] = classical.components;
        const { kshetra, navamsa, uchcha } = components;
        const units = [kshetra, uchcha, components.hadda, components.drekkana, navamsa];
        classical.components.forEach(({ points }, i) => expect(points * 4).toBeCloseTo(units[i]!, 3));
        expect([sign, hadda, drekkana, navamsha].map((part) => part!.standing)).toEqual([
          ...[relation.kshetra, relation.hadda, relation.drekkana, relation.navamsa],
        ]);
        expect(exaltation!.standing).toBeNull();
      }
    },
  );
});
