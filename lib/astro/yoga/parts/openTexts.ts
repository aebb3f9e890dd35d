/** Texts of conditions with alternatives, said of one chart by the one that holds there. */
import { both, type Bilingual } from '../../bilingual.ts';
import { numbersObserved, openText, planetsObserved } from '../../rule.ts';
import { named, namedList } from '../../planetWords.ts';
import { hindiNames, PLANET_NAMES, type Planet } from '../../tables/planets.ts';
import { capitalised, hindiOrdinal, ordinal } from '../../words.ts';

/**
 * Returns the text of a condition on the house of one, by the observed value `house`: `Jupiter is in the 8th house`.
 *
 * @param who with the verb, as `Jupiter is` and गुरु; the Hindi ends with है
 */
export function housedText(general: Bilingual, who: Bilingual, isMany = false): Bilingual {
  return openText(general, (observed) => {
    const [house = 1] = numbersObserved(observed, 'house');
    return both(
      `${who.en} in the ${ordinal(house)} house`,
      `${who.hi} ${hindiOrdinal(house)} भाव में ${isMany ? 'हैं' : 'है'}`,
    );
  });
}

/** Returns the text of a condition on what joins or aspects a planet, by the observed `planets` and those of them `joined`. */
export function influencedText(general: Bilingual, planet: Planet): Bilingual {
  return openText(general, (observed) => {
    const joined = planetsObserved(observed, 'joined');
    const aspecting = planetsObserved(observed, 'planets').filter((id) => !joined.includes(id));
    const [on, onHindi] = [named(planet), PLANET_NAMES[planet].hi];
    if (aspecting.length === 0)
      return both(`${aligned(joined, 'joins', 'join')} ${on}`, `${onHindi} के साथ ${areHindi(joined)}`);
    const aspect = both(
      `${aligned(aspecting, 'aspects', 'aspect')} ${on}`,
      `${onHindi} पर ${hindiNames(aspecting)} की दृष्टि है`,
    );
    if (joined.length === 0) return aspect;
    return both(
      `${aligned(joined, 'joins', 'join')} ${on}, and ${namedList(aspecting)} ${aspecting.length > 1 ? 'aspect' : 'aspects'} it`,
      `${onHindi} के साथ ${areHindi(joined)} और ${aspect.hi}`,
    );
  });
}

/** Returns the text of a condition that names several, of whom those observed under `planets` meet it. */
export function thoseText(general: Bilingual, said: (are: Bilingual, isMany: boolean) => Bilingual): Bilingual {
  return openText(general, (observed) => {
    const planets = planetsObserved(observed, 'planets');
    return said(both(capitalised(namedList(planets)), hindiNames(planets)), planets.length > 1);
  });
}

function aligned(planets: readonly Planet[], one: string, many: string): string {
  return capitalised(`${namedList(planets)} ${planets.length > 1 ? many : one}`);
}

function areHindi(planets: readonly Planet[]): string {
  return `${hindiNames(planets)} ${planets.length > 1 ? 'हैं' : 'है'}`;
}
