/** The birth chart as the foundation of the shashtiamsha: rising sign, its lord, Atmakaraka, planets. */
import type { Planet } from '../../tables/planets.ts';
import { placingOf } from '../placing.ts';
import type { Correlation } from './correlation.ts';
import { karmaFact, type KarmaFact, type KarmaOffice } from './facts.ts';
import { d60Place, type KarmaContext } from './places.ts';

/** Returns where a planet stands at birth, with its offices and its states. */
export function planetFoundation({ ascendantLord, atmakaraka, area }: KarmaContext, planet: Planet): KarmaFact {
  const { chart } = area;
  const { house, isCombust, isRetrograde } = chart.planets[planet];
  const offices: KarmaOffice[] = [
    ...(planet === atmakaraka ? (['atmakaraka'] as const) : []),
    ...(planet === ascendantLord ? (['ascendant_lord'] as const) : []),
  ];
  // The nodes always move backwards.
  const isTurned = isRetrograde && planet !== 'Rahu' && planet !== 'Ketu';
  return karmaFact('foundation', {
    planet,
    offices,
    ...placingOf(chart, planet),
    house,
    isCombust,
    isRetrograde: isTurned,
  });
}

/** Returns what the rising sign, its lord and the Atmakaraka say of the birth chart. */
export function foundationSummary({ ascendantLord, atmakaraka, area }: KarmaContext): KarmaFact {
  const { chart } = area;
  return karmaFact('foundation_summary', {
    ascendantSignIndex: chart.ascendant.signIndex,
    lord: ascendantLord,
    placing: placingOf(chart, ascendantLord),
    house: chart.planets[ascendantLord].house,
    atmakaraka,
  });
}

/**
 * Returns the karma of the ascendant's lord, with the part that rises in the D60 and its lord.
 *
 * @param own the correlation of the lord of the ascendant
 */
export function ascendantLordFact({ ascendantLord, places }: KarmaContext, own: Correlation): KarmaFact {
  const { lord } = places.Ascendant;
  return karmaFact('ascendant_lord', {
    own: own.text.args,
    rising: d60Place(places.Ascendant),
    lord,
    place: lord === ascendantLord ? null : d60Place(places[lord]),
  });
}
