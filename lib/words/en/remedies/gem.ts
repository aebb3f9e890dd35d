/** Sentences about stones in English. */
import { GEMSTONES, KG_PER_RATTI } from '../../../astro/tables/gemstones.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { GemEnd, GemWords } from '../../facts/remedies/gem.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { capitalised, listed, named, ordinal } from '../grammar.ts';

const ENDS: Readonly<Record<GemEnd, (planet: Planet) => string>> = {
  needed: (planet) => `The stone of ${named(planet)} supports what is good in this chart.`,
  careful: (planet) =>
    `Wear the stone of ${named(planet)} only after a trial of some days, and lay it aside if it does not suit you.`,
  fine: (planet) =>
    `${capitalised(named(planet))} is strong enough without a stone, which may be worn but is not needed.`,
  avoid: (planet) => `The mantra of ${named(planet)} and a gift serve in place of the stone.`,
  uncalled: (planet) => `Nothing forbids the stone of ${named(planet)}, and nothing in the chart calls for it.`,
  protects: (planet) => `${capitalised(named(planet))} protects you by its own strength, so no stone is added.`,
  too_young: (planet) => `A child wears no stone; the parents say the mantra of ${named(planet)} instead.`,
  node_at_rest: (planet) =>
    `The stone of ${named(planet)} is thought of only in its own mahadasha or antardasha, which does not run now.`,
};

const stone = (planet: Planet) => GEMSTONES[planet].name.en;

const stones = (planets: readonly Planet[]) => listed(planets.map(stone));

export const GEM_EN: Sentences<GemWords> = {
  ...SCORE_EN,
  benefit: ({ condition, percent, points, strength }) =>
    `${condition.en} (${points}); taken ${percent} %, as its strength is ${strength} of 100`,
  advice: ({ end, grounds, house, ownedHouses, planet }) => {
    const houses = `${listed(ownedHouses.map(ordinal))} ${ownedHouses.length > 1 ? 'houses' : 'house'}`;
    const place = ownedHouses.length > 0 ? `rules your ${houses}` : `stands in your ${ordinal(house)} house`;
    const found = grounds.map(({ en }) => ` ${en}.`).join('');
    return `${capitalised(named(planet))} ${place}.${found} ${ENDS[end](planet)}`;
  },
  weight: ({ stone: { least, most }, substitute }) =>
    substitute === null
      ? `One ratti for every ${KG_PER_RATTI} kg of body weight, but no less than ${least} and no more than ${most} ratti.`
      : `A diamond of ${least} to ${most} ratti; for its substitutes one ratti for every ${KG_PER_RATTI} kg of body weight, within ${substitute.least} to ${substitute.most} ratti.`,
  least_first: () => 'Begin with the least of it.',
  trial: ({ days }) => `Try it for ${days} days first.`,
  clash: ({ conflict, first, isNeeded, second }) => {
    const [one, pair] = [stone(first), `${stone(first)} and ${stone(second)}`];
    if (!isNeeded) return `${pair} are not worn together; this chart needs neither.`;
    return conflict === 'strong'
      ? `${pair} are not worn together; ${one} goes before in this chart.`
      : `${pair} are better worn one after the other; ${one} first.`;
  },
  youth_weight: ({ ratti }) => `Below the age of 18 no more than ${ratti} ratti.`,
  none_needed: () => 'No planet of this chart is in need of a stone.',
  none_for_child: () => 'Stones are not for a child under 13. Parents say the mantra and give the gift instead.',
  headline: ({ planet }) => `${stone(planet)} is the stone that suits you.`,
  headline_none: ({ isChild }) => (isChild ? 'No stone is worn at this age.' : 'You need no stone.'),
  comes_first: ({ ground, isCareful, planet }) => {
    const care = isCareful ? ' Try it for some days first.' : '';
    return `${stone(planet)} comes first, for ${named(planet)}. ${ground.en}.${care}`;
  },
  come_after: ({ planets }) => `After it: ${stones(planets)}.`,
  not_worn: ({ planets }) => `Not to be worn: ${stones(planets)}.`,
};
