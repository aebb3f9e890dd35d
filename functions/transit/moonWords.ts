/** Moods of the transiting Moon, by element and by house (interpretive). */
import type { Element } from '../../lib/astro/tables/signs.ts';
import type { Named } from '../../lib/words/names.ts';
import type { MoonTone } from '../../lib/astro/judgement/day/moonBala.ts';

export const TONE_NAMES: Readonly<Record<MoonTone, Named>> = {
  bright: { name: 'Bright', sanskrit: 'प्रसन्न' },
  even: { name: 'Even', sanskrit: 'सम' },
  tender: { name: 'Tender', sanskrit: 'कोमल' },
  guarded: { name: 'Guarded', sanskrit: 'सावधान' },
};

/** As it stands after "feelings are". */
export const MOODS: Readonly<Record<Element, string>> = {
  fire: 'quick, warm and ready to act',
  earth: 'practical, sober and slow to change',
  air: 'talkative, curious and changeable',
  water: 'deep, receptive and easily touched',
};
