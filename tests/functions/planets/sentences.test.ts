/** Sentences of /planets and /varga: luminaries with their article, dignities in words, nothing raw. */
import { expect, test } from '@jest/globals';
import { handler as planets, routes as planetRoutes } from '../../../functions/planets/routes.ts';
import { handler as varga, routes as vargaRoutes } from '../../../functions/varga/routes.ts';
import type { PlanetAvasthas, PlanetCombustions } from '../../../lib/schemas/planets/answers.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { dataOf, post } from '../../support/call.ts';

/** A name in a field is no sentence, and the Moon in brackets is what a shashtiamsha means. */
const BARE_LUMINARY = /(?<!\b[Tt]he |full |\()\b(Sun|Moon)\b(?!day)/;

function* sentencesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.includes(' ')) yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* sentencesIn(inner);
}

const short = ({ path }: { path: string }) => path.replace('/api/v1', '');
const paths = [
  ...planetRoutes.map((row) => [short(row), planets] as const),
  ...vargaRoutes.map((row) => [short(row), varga] as const),
];

test.each(paths)('%s', async (path, handler) => {
  for (const birth of randomInputs(25)) {
    const described = [...sentencesIn(dataOf<object>(await post(handler, path, birth)))];
    const bare = described.filter(
      (text) => BARE_LUMINARY.test(text) && !/^(A Moon|Moon, soothing)|A Moon this/.test(text),
    );
    expect(bare).toEqual([]);
    expect(described.filter((text) => /\b[a-z]+_[a-z]+\b/.test(text))).toEqual([]);
  }
});

test('an avastha is reasoned by the dignity in words', async () => {
  const reasons = new Set<string>();
  for (const birth of randomInputs(25)) {
    const { planets: found } = dataOf<PlanetAvasthas>(await post(planets, '/planets/avastha', birth));
    for (const { jagradadi } of found) reasons.add(jagradadi.reason);
  }
  expect([...reasons].sort()).toEqual([
    'debilitated',
    'exalted',
    'in a neutral sign',
    'in its moolatrikona',
    'in its own sign',
    'in the sign of a friend',
    'in the sign of a great enemy',
    'in the sign of a great friend',
    'in the sign of an enemy',
  ]);
});

test('a planet far from the Sun gets the limit, and no number of it', async () => {
  for (const birth of randomInputs(10)) {
    const { planets: found } = dataOf<PlanetCombustions>(await post(planets, '/planets/combustion', birth));
    for (const { effect, id, is_combust: isCombust, limit, name } of found) {
      if (limit === null) continue;
      const who = id === 'moon' ? 'The Moon' : name;
      const free = `${who} is free of combustion. It is not within ${limit} degrees of the Sun.`;
      expect(effect === free).toBe(!isCombust);
      expect(effect.startsWith(`${who} is `)).toBe(true);
    }
  }
});

test('in Hindi the states and the effects are said in Devanagari alone', async () => {
  const [birth] = [...randomInputs(1)];
  const { planets: moods } = dataOf<PlanetAvasthas>(await post(planets, '/planets/avastha?lang=hi', birth));
  expect(moods[0]!.baladi.reason).toMatch(/^(विषम|सम) राशि के \d+ से \d+ अंश के बीच$/);
  const { planets: near } = dataOf<PlanetCombustions>(await post(planets, '/planets/combustion?lang=hi', birth));
  expect(near[0]!.effect).toBe('सूर्य अस्त नहीं होता; दूसरे ग्रह उसके पास आकर अस्त होते हैं।');
  expect(near.map(({ effect }) => effect).join(' ')).not.toMatch(/[a-z]/i);
});
