/** Sentences about all yogas of a chart, or about those of one family, in English. */
import type { YogaTheme } from '../../../astro/judgement/tables/yogaThemes.ts';
import type { Band } from '../../../astro/percentile.ts';
import type { BurdenBand, YogaSummaryWords } from '../../facts/rules/yogaSummary.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal } from '../grammar.ts';

const THEMES: Readonly<Record<YogaTheme, string>> = {
  standing: 'rank and standing',
  wealth: 'wealth',
  learning: 'learning',
  spirit: 'the inner life',
  obstacles: 'obstacles',
};

const BANDS: Readonly<Record<Band, string>> = {
  excellent: 'excellent',
  good: 'good',
  average: 'average',
  weak: 'weak',
  very_weak: 'very weak',
};

const BURDENS: Readonly<Record<BurdenBand, string>> = {
  very_light: 'very light',
  light: 'light',
  ordinary: 'ordinary',
  heavy: 'heavy',
  very_heavy: 'very heavy',
};

const HEADLINES: Readonly<Record<Band, (theme: string) => string>> = {
  excellent: (theme) => `Your yogas stand out for ${theme}.`,
  good: (theme) => `Your yogas are at their best for ${theme}.`,
  average: (theme) => `Your yogas are evenly spread; ${theme} comes first.`,
  weak: (theme) => `Your chart rests little on yogas; ${theme} comes first.`,
  very_weak: (theme) => `Your chart rests little on yogas; ${theme} comes first.`,
};

const LEADS: Readonly<Record<Band, (theme: string) => string>> = {
  excellent: (theme) => `Your yogas speak most for ${theme}, and few charts have as much for it.`,
  good: (theme) => `Your yogas speak most for ${theme}, more than in most charts.`,
  average: (theme) => `Your yogas speak most for ${theme}, about as much as in other charts.`,
  weak: (theme) => `No theme stands out among your yogas; ${theme} comes first.`,
  very_weak: (theme) => `No theme stands out among your yogas; ${theme} comes first.`,
};

const WHOLE: Readonly<Record<Band, string>> = {
  excellent: 'Taken together, your yogas carry you further than in nine charts of ten.',
  good: 'Taken together, your yogas help you more than in most charts.',
  average: 'Taken together, your yogas help about as much as in most charts.',
  weak: 'Taken together, your yogas help less than in most charts, so effort counts for more.',
  very_weak: 'Taken together, your yogas give little help, so your own effort counts most.',
};

const OBSTACLES: Readonly<Record<BurdenBand, string>> = {
  very_light: 'Very little stands in your way.',
  light: 'Less stands in your way than in most charts.',
  ordinary: 'Obstacles are of the usual kind.',
  heavy: 'More stands in your way than in most charts; patience and a plan help.',
  very_heavy: 'Much stands in your way; take one thing at a time and ask for help early.',
};

const STRENGTHS = { strong: 'strong', medium: 'of medium strength', weak: 'weak', nominal: 'faint' } as const;

function nameText({ houses, name: { en }, planet }: YogaSummaryWords['next']['best'][number]): string {
  if (planet !== null) return `${en} of ${named(planet)}`;
  return houses.length === 0 ? en : `${en} of the ${listed(houses.map(ordinal))}`;
}

const lordText = (house: number | null) => (house === null ? '' : `, lord of the ${ordinal(house)}`);

export const YOGA_SUMMARY_EN: Sentences<YogaSummaryWords> = {
  yoga_weighed: ({ name }) => name.en,
  bearer_strength: ({ house, planet }) => `Strength of ${named(planet)}${lordText(house)}`,
  bearer_weakness: ({ house, planet }) => `Weakness of ${named(planet)}${lordText(house)}`,
  theme: ({ theme }) => capitalised(THEMES[theme]),
  band: ({ band }) => BANDS[band],
  burden: ({ burden }) => BURDENS[burden],
  one_yoga: ({ isFormed, strength }) => {
    if (!isFormed) return 'This yoga is not formed in your chart.';
    return strength === null
      ? 'This yoga is formed, but something undoes it.'
      : `This yoga is formed in your chart and is ${STRENGTHS[strength]}.`;
  },
  family: ({ areBurdens, best, isFormed }) => {
    const [first, ...others] = best;
    if (!isFormed) return 'No yoga of this kind is formed in your chart.';
    if (!first) return 'What is formed of this kind is undone, or holds by the letter only.';
    const next =
      others.length > 0 ? ` After it ${others.length > 1 ? 'come' : 'comes'} ${listed(others.map(nameText))}.` : '';
    return `${areBurdens ? 'The heaviest of those formed is' : 'Foremost of those formed is'} ${nameText(first)}.${next}`;
  },
  no_exchange: () => 'No two house lords stand in each other’s signs, so there is no exchange in your chart.',
  no_debilitation: () => 'No planet is debilitated in your chart, so there is nothing to lift.',
  headline: ({ band, theme }) => HEADLINES[band](THEMES[theme]),
  leading: ({ band, theme }) => LEADS[band](THEMES[theme]),
  foremost: ({ result, ...yoga }) =>
    `The single yoga that says most is ${nameText(yoga)}, which stands for ${result.en}.`,
  next: ({ best }) => `After it ${best.length > 1 ? 'come' : 'comes'} ${listed(best.map(nameText))}.`,
  whole: ({ band }) => WHOLE[band],
  obstacles: ({ burden }) => OBSTACLES[burden],
};
