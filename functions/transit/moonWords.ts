/** Moods of the passing Moon, by element and by house (interpretive). */
import type { Chandrabala } from '../../lib/astro/panchang/chandrabala.ts';
import type { Element } from '../../lib/astro/tables/signs.ts';
import type { MoonTransit } from '../../lib/schemas/transit/moon.ts';
import type { Named } from '../../lib/words/names.ts';

type ToneId = MoonTransit['stays'][number]['tone']['id'];

export const TONE_NAMES: Readonly<Record<ToneId, Named>> = {
  bright: { name: 'Bright', sanskrit: 'प्रसन्न' },
  even: { name: 'Even', sanskrit: 'सम' },
  tender: { name: 'Tender', sanskrit: 'कोमल' },
  guarded: { name: 'Guarded', sanskrit: 'सावधान' },
};

/** As it fits behind "feelings are". */
export const MOODS: Readonly<Record<Element, string>> = {
  fire: 'quick, warm and ready to act',
  earth: 'practical, sober and slow to change',
  air: 'talkative, curious and changeable',
  water: 'deep, receptive and easily touched',
};

/** The 2nd, 5th and 9th are even in either half of the month. */
export function toneOf(houseFromMoon: number, { isChandrashtama, nature }: Chandrabala): ToneId {
  if (isChandrashtama) return 'guarded';
  if (nature === 'ashubh') return 'tender';
  return [2, 5, 9].includes(houseFromMoon) ? 'even' : 'bright';
}
