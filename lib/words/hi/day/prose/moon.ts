/** Moon, tara and special yogas of a day, in the Hindi of its summary. */
import { CHANDRABALA } from '../../../../astro/tables/chandrabala.ts';
import { TARAS } from '../../../../astro/tables/taras.ts';
import type { ProseMoonWords } from '../../../facts/day/prose.ts';
import { phraseAt } from '../../../phraseChoice.ts';
import type { Sentences } from '../../../sentences.ts';
import { nakshatraHi, rankOblique } from '../../grammar.ts';
import { nearSpanHi, nearTimeHi } from './near.ts';
import { specialYogaHi, taraHi } from './sides.ts';

const HELPS: Readonly<Record<ProseMoonWords['help']['help'], string>> = {
  both: 'तारा और चंद्रमा, दोनों का बल आपके साथ है।',
  tara: 'तारा का बल साथ है, पर चंद्रमा का कम है।',
  moon: 'चंद्रमा का बल साथ है, पर तारा का कम है।',
  none: 'तारा और चंद्रमा दोनों का बल कम है, इसलिए नई शुरुआत टालना ठीक है।',
};

const placeHi = (house: number) => (house === 1 ? 'आपकी अपनी राशि में' : `आपकी राशि से ${rankOblique(house)} स्थान पर`);

export const PROSE_MOON_HI: Sentences<ProseMoonWords> = {
  tara: ({ house, isHouseNamed, nakshatraIndex, tara, variant }) => {
    const { meaning, sanskrit } = TARAS.find(({ id }) => id === tara)!;
    const star = nakshatraHi(nakshatraIndex);
    return phraseAt(
      isHouseNamed
        ? [
            `दोपहर में चंद्रमा ${placeHi(house)}, ${star} नक्षत्र में है; इससे ${sanskrit} तारा बनती है और ${meaning.hi}।`,
            `चंद्रमा दोपहर में ${star} नक्षत्र में, ${placeHi(house)} है; यह आपकी ${sanskrit} तारा है और ${meaning.hi}।`,
          ]
        : [
            `दोपहर के नक्षत्र ${star} से आपकी ${sanskrit} तारा बनती है; ${meaning.hi}।`,
            `दोपहर में चंद्रमा ${star} नक्षत्र में है, जो आपकी ${sanskrit} तारा है; ${meaning.hi}।`,
          ],
      variant,
    );
  },
  moon_brings: ({ house, paksha }) => `चंद्रमा के इस स्थान से ${CHANDRABALA[house - 1]!.effect[paksha].hi}।`,
  help: ({ help }) => HELPS[help],
  tara_turns: ({ at, tara }) => {
    const { nature } = TARAS.find(({ id }) => id === tara)!;
    return `${nearTimeHi(at)} से ${taraHi(tara)} तारा लगती है, जो ${nature === 'shubh' ? 'शुभ है' : 'आराम और तैयारी के लिए है'}।`;
  },
  moon_turns: ({ at, house }) => `${nearTimeHi(at)} से चंद्रमा ${placeHi(house)} आ जाता है।`,
  special_yoga: ({ span, yoga }) => {
    const when = span === null ? 'लगभग पूरे दिन' : `${nearSpanHi(span)} तक`;
    return `${specialYogaHi(yoga)} ${when} है; शुभ काम को इससे सहारा मिलता है।`;
  },
};
