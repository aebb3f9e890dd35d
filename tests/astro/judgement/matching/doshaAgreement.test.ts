/** What a match says of nadi, bhakoot, gana, rajju and Mars is what the doshas of those names say of the same couple. */
import { describe, expect, test } from '@jest/globals';
import { judgeDosha, type Dosha } from '../../../../lib/astro/dosha/dosha.ts';
import { manglik } from '../../../../lib/astro/dosha/manglik/manglik.ts';
import { MANGLIK_READING } from '../../../../lib/astro/dosha/manglik/marsHouses.ts';
import { nadi } from '../../../../lib/astro/dosha/match/nadi.ts';
import { doshasOfTwo } from '../../../../lib/astro/dosha/match/ofTwo.ts';
import { marsMatch } from '../../../../lib/astro/judgement/matching/charts/marsMatch.ts';
import { MATCHING_CONVENTIONS } from '../../../../lib/astro/judgement/matching/conventions.ts';
import { kootMatch } from '../../../../lib/astro/judgement/matching/koots/koots.ts';
import { matchMoonOf } from '../../../../lib/astro/judgement/matching/matchMoon.ts';
import { poruthamMatch } from '../../../../lib/astro/judgement/matching/poruthams/poruthams.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { drawnFacts } from '../../../support/doshaTest.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { matchingGolden } from '../../../support/matchingGolden.ts';

const doshaOf = (id: string): Dosha => doshasOfTwo.find((dosha) => dosha.id === id)!;

/** Points below which a koot is a dosha: gana is not one where only a point is lost. */
const FAULTS = [
  { id: 'nadi', dosha: nadi, below: 8 },
  { id: 'bhakoot', dosha: doshaOf('bhakoot'), below: 7 },
  { id: 'gana', dosha: doshaOf('gana'), below: 5 },
];

describe.each(matchingGolden.cases)('$groom.id and $bride.id', (couple) => {
  const [chart, partner] = [goldenChart(couple.groom.id), goldenChart(couple.bride.id)];
  const moons = { groom: matchMoonOf(chart), bride: matchMoonOf(partner) };
  const judged = (dosha: Dosha) => judgeDosha(dosha, chart, drawnFacts(chart, { partner }));

  test.each(FAULTS)('$id', ({ below, dosha, id }) => {
    const koot = kootMatch(moons.groom, moons.bride, MATCHING_CONVENTIONS).koots.find((each) => each.id === id)!;
    const { evidence, isPresent, status } = judged(dosha);
    expect(isPresent).toBe(koot.points < below);
    if (!isPresent) return;
    expect(status === 'cancelled').toBe(koot.exceptions.some(({ isApplied }) => isApplied));
    // The dosha has no exception that asks who is who, or for other koots.
    const met = koot.exceptions.filter(({ id: exception, isMet }) => isMet && !OF_MATCH_ALONE.includes(exception));
    const reliefs = evidence.filter(({ effect, isMet }) => isMet && effect !== 'required');
    expect(reliefs).toHaveLength(met.length);
  });

  test('rajju', () => {
    const rajju = poruthamMatch(moons, MATCHING_CONVENTIONS).poruthams.find(({ id }) => id === 'rajju')!;
    const { evidence, isPresent } = judged(doshaOf('rajju'));
    expect(isPresent).toBe(!rajju.isAgreed);
    const relief = evidence.find(({ id }) => id === 'opposite_course')!;
    const opposite = rajju.exceptions.find(({ id }) => id === 'rajju_opposite_direction');
    expect(relief.isMet).toBe(opposite?.args.isMet ?? false);
  });

  test('Mars, whichever of the two is asked first', () => {
    const { bearer, state } = marsOf(chart, partner);
    const reversed = marsOf(partner, chart);
    expect(reversed.state).toBe(state);
    expect([bearer, reversed.bearer]).toEqual(
      bearer === null ? [null, null] : bearer === 'groom' ? ['groom', 'bride'] : ['bride', 'groom'],
    );
  });
});

const OF_MATCH_ALONE: readonly string[] = ['bhakoot_tara_and_vasya', 'gana_star_beyond_14th'];

function marsOf(groom: ReturnType<typeof goldenChart>, bride: ReturnType<typeof goldenChart>) {
  const sideOf = (chart: typeof groom) => ({ chart, verdict: judgeDosha(manglik, chart, drawnFacts(chart)) });
  return marsMatch({ groom: sideOf(groom), bride: sideOf(bride) }, MANGLIK_READING);
}

// Mars in Gemini: the 7th from Sagittarius, the 3rd from Aries. Nothing joins or aspects him but what is drawn.
const MARS_IN_7: Drawing = { Ascendant: 'Sagittarius', Mars: 'Gemini', Sun: 'Libra 5', Saturn: 'Leo', Venus: 'Leo 1' };

test('the states of Mars in two charts', () => {
  const without = chartOf({ Ascendant: 'Aries', Mars: 'Gemini', Moon: 'Aries', Sun: 'Gemini', Saturn: 'Gemini' });
  expect(marsOf(without, without)).toMatchObject({ state: 'not_present', bearer: null });
  const burdened = chartOf(MARS_IN_7);
  expect(marsOf(burdened, burdened)).toMatchObject({ state: 'balanced', bearer: null });
  const one = marsOf(burdened, without);
  expect(one.bearer).toBe('groom');
  expect(one.seen).toMatchObject({ id: 'mars', args: { houses: { groom: 7, bride: 3 }, bearer: 'groom' } });
});
