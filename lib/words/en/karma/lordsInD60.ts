/** What the acting lords bring by their shashtiamshas, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import type { KarmaFacts, PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import { PERIOD_TONES } from '../../../astro/judgement/karma/tables/labels.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, spanEn } from '../grammar.ts';
import { houseTheme, shashtiamshaOf } from '../varga/phrases.ts';
import { d60Where, partPhrase } from './phrases.ts';
import { PLANET_KARMA, type PlanetKarma } from './planetKarma.ts';

const MEANINGS: Readonly<Record<PeriodTone, (karma: PlanetKarma, field: string) => string>> = {
  supportive: ({ theme }, field) => `what was well done before comes back in ${theme}, through ${field}`,
  mixed: ({ lesson, theme }, field) =>
    `gifts and tasks arrive together in ${theme}, through ${field}; the task is ${lesson}`,
  demanding: ({ lesson, theme }, field) =>
    `this time asks for something to be put right in ${theme}, through ${field}; the way is ${lesson}`,
};

/** The place of the lord at birth, and the houses it rules. */
function fieldText({ house, houses }: KarmaFacts['period']): string {
  const rules = houses.length > 0 ? `, as lord of the ${listed(houses.map(ordinal))}` : '';
  return `${houseTheme(house)} (the ${ordinal(house)} house at birth)${rules}`;
}

/** Names the level of a period: `antardasha`. */
export const levelName = (level: number) => LEVEL_NAMES[level - 1]!;

function periodText(period: KarmaFacts['period']): string {
  const { level, lord, place, tone } = period;
  const who = `${capitalised(named(lord))}, lord of the ${levelName(level)}`;
  const where = `${partPhrase(place.shashtiamsha)}, ${d60Where(place)}`;
  return `${who}, stands in ${where}: ${MEANINGS[tone](PLANET_KARMA[lord], fieldText(period))}.`;
}

export const LORDS_IN_D60_EN: Sentences<
  Pick<KarmaWords, 'tone_reason' | 'period' | 'dated_period' | 'period_tones' | 'no_periods'>
> = {
  tone_reason: ({ shashtiamsha, state }) => {
    const nature = `Its shashtiamsha is ${shashtiamshaOf(shashtiamsha).nature}`;
    if (state === null) return nature;
    return `${nature}, yet it is ${state === 'debilitated' ? 'debilitated' : 'strong by sign'} in the D60`;
  },
  period: periodText,
  dated_period: ({ from, period, until }) => `${spanEn({ from, until })}. ${periodText(period)}`,
  period_tones: ({ tones }) => {
    const described = tones.map(
      ({ planets, tone }) => `${PERIOD_TONES[tone].name.toLowerCase()} through ${namedList(planets)}`,
    );
    return `By the D60 this time is ${listed(described)}.`;
  },
  no_periods: () => 'No dasha period acts at this time.',
};
