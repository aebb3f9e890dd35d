/** How often a mantra is said: the total of the text, and what that makes a day (BPHS 84; forty days by practice). */
import { MALA } from '../../remedy/planetRemedies.ts';
import type { Planet } from '../../tables/planets.ts';
import { REMEDIES } from '../../tables/remedies.ts';

/** In which the whole is said. */
export const JAPA_DAYS = 40;
/** Practice holds that in the Kali age four times as many are needed. */
const KALI_TIMES = 4;

export interface JapaCount {
  readonly total: number;
  readonly malasPerDay: number;
}

export interface Japa {
  readonly vedic: JapaCount;
  readonly kali: JapaCount;
}

/** Returns how often the mantra of a planet is said: by the text, and as practice raises it for the Kali age. */
export function japaOf(planet: Planet): Japa {
  const { japaCount } = REMEDIES[planet];
  return { vedic: counted(japaCount), kali: counted(japaCount * KALI_TIMES) };
}

function counted(total: number): JapaCount {
  return { total, malasPerDay: Math.ceil(total / JAPA_DAYS / MALA) };
}
