/** What the acting lords bring by their shashtiamshas, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import type { KarmaFacts, PeriodTone } from '../../../astro/judgement/karma/facts.ts';
import { PERIOD_TONES } from '../../../astro/judgement/karma/tables/labels.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, spanEn } from '../grammar.ts';
import { shashtiamshaOf } from '../varga/phrases.ts';

import type { PlanetKarma } from './planetKarma.ts';
import type { KarmaVoice } from './voice.ts';

type Meaning = (karma: PlanetKarma, field: string) => string;

/** Of the mahadasha, and of the periods within it. */
const MEANINGS: Readonly<Record<PeriodTone, readonly [long: Meaning, short: Meaning]>> = {
  supportive: [
    ({ theme }, field) => `What was well done before comes back in ${theme}, through ${field}.`,
    ({ theme }, field) => `For this stretch ${theme} finds help in ${field}.`,
  ],
  mixed: [
    ({ lesson, theme }, field) =>
      `Help and tasks arrive together in ${theme}, through ${field}. The task is ${lesson}.`,
    ({ theme }, field) => `In this stretch ${field} brings both help and work to ${theme}.`,
  ],
  demanding: [
    ({ lesson, theme }, field) => `Something is put right in ${theme}, through ${field}. The way is ${lesson}.`,
    ({ theme }, field) => `In this stretch go slowly with ${theme}, above all in ${field}.`,
  ],
};

/** Names the level of a period: `antardasha`. */
export const levelName = (level: number) => LEVEL_NAMES[level - 1]!;

function periodText(voice: KarmaVoice, { house, level, lord, place, tone }: KarmaFacts['period']): string {
  const meaning = MEANINGS[tone][level === 1 ? 0 : 1](voice.karma(lord), voice.theme(house));
  const who = `${capitalised(named(lord))}, lord of the ${levelName(level)}`;
  return `${who}, stands in ${voice.partNamed(place.shashtiamsha)}. ${meaning}`;
}

const TIMES: Readonly<Record<PeriodTone, readonly [grown: string, child: string]>> = {
  supportive: ['These years help what you begin.', 'These years are kind to the child.'],
  mixed: ['These years bring help and work together.', 'These years bring the child both ease and effort.'],
  demanding: ['These years reward steady, patient work.', 'In these years the child needs calm and patience.'],
};

/** Returns the sentences on the acting lords, in a voice for the age of the person. */
export const lordsInD60En = (
  voice: KarmaVoice,
): Sentences<
  Pick<KarmaWords, 'tone_reason' | 'period' | 'dated_period' | 'period_tones' | 'no_periods' | 'time_told'>
> => ({
  tone_reason: ({ shashtiamsha, state }) => {
    const nature = `Its shashtiamsha is ${shashtiamshaOf(shashtiamsha).nature}`;
    if (state === null) return nature;
    return `${nature}, yet it is ${state === 'debilitated' ? 'debilitated' : 'strong by sign'} in the D60`;
  },
  period: (period) => periodText(voice, period),
  dated_period: ({ from, period, until }) => `${spanEn({ from, until })}. ${periodText(voice, period)}`,
  period_tones: ({ tones }) => {
    const described = tones.map(
      ({ planets, tone }) => `${PERIOD_TONES[tone].name.toLowerCase()} through ${namedList(planets)}`,
    );
    return `By the D60 this time is ${listed(described)}.`;
  },
  no_periods: () => 'No dasha period acts at this time.',
  time_told: ({ tone }) => TIMES[tone][voice.isChild ? 1 : 0],
});
