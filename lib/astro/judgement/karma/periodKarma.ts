/** What the acting lords bring by their shashtiamshas, whose nature decides the tone (interpretive). */
import { isStrongBySign } from '../../planet/dignity.ts';
import { ownedHouses } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import type { Planet } from '../../tables/planets.ts';
import { houseTheme } from '../../varga/words.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import type { ActingPeriod } from '../areaContext.ts';
import { LEVEL_NAMES } from '../../dasha/period.ts';
import { isKind, type KarmaPlace, type KarmaContext } from './places.ts';
import { PLANET_KARMA } from './tables/planetKarma.ts';
import { d60Where, partPhrase } from './words.ts';

export type PeriodTone = 'supportive' | 'mixed' | 'demanding';

export interface PeriodKarma {
  readonly acting: ActingPeriod;
  readonly place: KarmaPlace;
  readonly tone: PeriodTone;
  readonly reason: string;
  /** Continues a sentence that says when the period runs. */
  readonly text: string;
}

/** Lists what each acting lord brings, the mahadasha first. */
export function periodKarmas(karma: KarmaContext): PeriodKarma[] {
  return karma.area.acting.map((acting) => periodKarma(karma, acting));
}

function periodKarma(karma: KarmaContext, acting: ActingPeriod): PeriodKarma {
  const { level, lord } = acting.period;
  const place = karma.places[lord];
  const tone = toneOf(place);
  const who = `${capitalised(named(lord))}, lord of the ${LEVEL_NAMES[level - 1]!}`;
  return {
    acting,
    place,
    tone,
    reason: toneReason(place, tone),
    text: `${who}, stands in ${partPhrase(place)}, ${d60Where(place)}: ${MEANINGS[tone](karma, lord)}.`,
  };
}

/** A benefic part is kind unless its planet is debilitated in the D60; a malefic one hard unless it is strong there. */
function toneOf(place: KarmaPlace): PeriodTone {
  const dignity = place.dignity!;
  if (isKind(place)) return dignity === 'debilitated' ? 'mixed' : 'supportive';
  return isStrongBySign(dignity) ? 'mixed' : 'demanding';
}

function toneReason({ dignity, part }: KarmaPlace, tone: PeriodTone): string {
  const nature = `Its shashtiamsha is ${part.nature}`;
  if (tone !== 'mixed') return nature;
  const state = dignity === 'debilitated' ? 'debilitated in the D60' : 'strong by sign in the D60';
  return `${nature}, yet it is ${state}`;
}

const MEANINGS: Readonly<Record<PeriodTone, (karma: KarmaContext, lord: Planet) => string>> = {
  supportive: (karma, lord) =>
    `what was well done before comes back in ${PLANET_KARMA[lord].theme}, through ${field(karma, lord)}`,
  mixed: (karma, lord) =>
    `gifts and tasks arrive together in ${PLANET_KARMA[lord].theme}, through ${field(karma, lord)}; the task is ${PLANET_KARMA[lord].lesson}`,
  demanding: (karma, lord) =>
    `this time asks for something to be put right in ${PLANET_KARMA[lord].theme}, through ${field(karma, lord)}; the way is ${PLANET_KARMA[lord].lesson}`,
};

/** The place of the lord at birth, and the houses it rules. */
function field({ area }: KarmaContext, lord: Planet): string {
  const { house } = area.chart.planets[lord];
  const ruled = ownedHouses(area.chart, lord);
  const rules = ruled.length > 0 ? `, as lord of the ${listed(ruled.map(ordinal))}` : '';
  return `${houseTheme(house)} (the ${ordinal(house)} house at birth)${rules}`;
}
