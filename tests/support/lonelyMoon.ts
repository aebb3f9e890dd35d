/** A Moon that stands alone, and that nothing relieves: kemadruma in full. */
import type { Drawing } from './chartOf.ts';

/** In the 3rd house and the navamsa of Saturn; nobody in the signs beside it, in kendras or in aspect. */
export const LONELY_MOON: Drawing = {
  Ascendant: 'Aries',
  Moon: 'Gemini 15',
  Sun: 'Leo 5',
  Mercury: 'Leo 25',
  Venus: 'Leo 28',
  Mars: 'Leo 15',
  Jupiter: 'Scorpio',
  Saturn: 'Aquarius',
};
