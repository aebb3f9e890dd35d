/** What the acting lords bring by their shashtiamshas, whose nature decides the tone (interpretive). */
import type { FactOf } from '../../factsOf.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { ownedHouses } from '../../planet/lordship.ts';
import type { ActingPeriod } from '../areaContext.ts';
import { karmaFact, type KarmaFact, type KarmaFacts, type PeriodTone } from './facts.ts';
import { d60Place, isKind, type KarmaPlace, type KarmaContext } from './places.ts';

export interface PeriodKarma {
  readonly acting: ActingPeriod;
  readonly place: KarmaPlace;
  readonly tone: PeriodTone;
  readonly reason: KarmaFact;
  readonly text: FactOf<KarmaFacts, 'period'>;
}

/** Lists what each acting lord brings, the mahadasha first. */
export function periodKarmas(karma: KarmaContext): PeriodKarma[] {
  return karma.area.acting.map((acting) => periodKarma(karma, acting));
}

function periodKarma(karma: KarmaContext, acting: ActingPeriod): PeriodKarma {
  const { level, lord } = acting.period;
  const { chart } = karma.area;
  const place = karma.places[lord];
  const tone = toneOf(place);
  const { house } = chart.planets[lord];
  const houses = ownedHouses(chart, lord);
  return {
    acting,
    place,
    tone,
    reason: toneReason(place, tone),
    text: karmaFact('period', { lord, level, place: d60Place(place), tone, house, houses }),
  };
}

/** A benefic part is kind unless its planet is debilitated in the D60; a malefic one hard unless it is strong there. */
function toneOf(place: KarmaPlace): PeriodTone {
  const dignity = place.dignity!;
  if (isKind(place)) return dignity === 'debilitated' ? 'mixed' : 'supportive';
  return isStrongBySign(dignity) ? 'mixed' : 'demanding';
}

function toneReason({ dignity, number }: KarmaPlace, tone: PeriodTone): KarmaFact {
  const changed = dignity === 'debilitated' ? 'debilitated' : 'strong';
  return karmaFact('tone_reason', { shashtiamsha: number, state: tone === 'mixed' ? changed : null });
}
