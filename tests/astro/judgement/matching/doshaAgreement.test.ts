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

// Mars in Gemini is the 7th from Sagittarius; of the reliefs only a minor one holds, that he owns a trikona.
const MARS_IN_7: Drawing = { Ascendant: 'Sagittarius', Mars: 'Gemini', Sun: 'Libra 5', Saturn: 'Leo', Venus: 'Leo 1' };
// The 3rd and 9th from the ascendant and the Moon hold all malefics.
const NOTHING: Drawing = {
  Ascendant: 'Aries',
  Moon: 'Aries',
  Mars: 'Gemini',
  Sun: 'Gemini',
  Saturn: 'Gemini',
  Rahu: 'Gemini',
};

test.each([
  ['not_present', NOTHING, NOTHING, null, []],
  ['balanced', MARS_IN_7, MARS_IN_7, null, []],
  ['one_sided', MARS_IN_7, NOTHING, 'groom', []],
  ['one_sided', NOTHING, MARS_IN_7, 'bride', []],
  // Saturn in the 4th of hers stands for Mars.
  ['balanced_by_malefic', MARS_IN_7, { ...NOTHING, Saturn: 'Cancer' }, 'groom', ['Saturn']],
  // Jupiter with Mars cancels.
  ['cancelled', { ...MARS_IN_7, Jupiter: 'Gemini' }, NOTHING, 'groom', []],
] as const)('Mars in two charts: %s', (state, groom, bride, bearer, malefics) => {
  expect(marsOf(chartOf(groom), chartOf(bride))).toMatchObject({ state, bearer, malefics });
});

// Mars in the 7th weighs 90; in the 2nd from the ascendant nothing by default, and in the 4th 50, less than three quarters.
test('Mars in both charts, much more in one', () => {
  const found = marsOf(chartOf(MARS_IN_7), chartOf({ ...NOTHING, Mars: 'Cancer', Moon: 'Gemini', Venus: 'Gemini' }));
  expect(found).toMatchObject({ state: 'partly_balanced', bearer: null });
});
