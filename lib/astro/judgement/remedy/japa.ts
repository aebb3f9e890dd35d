/** How often a mantra is repeated: the total of the text, and the number per day (BPHS 84; forty days by practice). */
import { MALA } from '../../remedy/planetRemedies.ts';
import type { Planet } from '../../tables/planets.ts';
import { REMEDIES } from '../../tables/remedies.ts';

/** Days over which the total is divided. */
export const JAPA_DAYS = 40;
/** Factor of practice for the Kali age. */
const KALI_TIMES = 4;

export interface JapaCount {
  readonly total: number;
  readonly malasPerDay: number;
}

export interface Japa {
  readonly vedic: JapaCount;
  readonly kali: JapaCount;
}

/** Returns how often the mantra of a planet is repeated: by the text, and by practice for the Kali age. */
export function japaOf(planet: Planet): Japa {
  const { japaCount } = REMEDIES[planet];
  return { vedic: counted(japaCount), kali: counted(japaCount * KALI_TIMES) };
}

function counted(total: number): JapaCount {
  return { total, malasPerDay: Math.ceil(total / JAPA_DAYS / MALA) };
}
