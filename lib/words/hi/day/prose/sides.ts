/** What supports a day or burdens it, as noun phrases; in the oblique only their का and the ranks change form. */
import { PART_PHRASES } from '../../../../astro/judgement/tables/dayPhrases.ts';
import { dayYogaOf, type DayYogaId } from '../../../../astro/tables/dayYogas.ts';
import type { NakshatraType } from '../../../../astro/tables/nakshatraQualities.ts';
import { NITYA_YOGAS } from '../../../../astro/tables/panchang.ts';
import { TARAS, type TaraId } from '../../../../astro/tables/taras.ts';
import type { DaySideFacts } from '../../../facts/day/prose.ts';
import type { Sentences } from '../../../sentences.ts';
import { nakshatraHi, planetHi, rankHi, rankOblique } from '../../grammar.ts';

const TITHIS: Readonly<Record<DaySideFacts['tithi']['tithi'], string>> = {
  tithi_nanda: 'नंदा तिथि',
  tithi_bhadra: 'भद्रा नाम की तिथि',
  tithi_jaya: 'जया तिथि',
  tithi_rikta: 'रिक्ता तिथि',
  tithi_purna: 'पूर्णा तिथि',
  tithi_amavasya: 'अमावस्या',
  tithi_burnt: 'दग्धा तिथि',
  tithi_ekadashi: 'एकादशी',
};

const NAKSHATRA_TYPES: Readonly<Record<NakshatraType, string>> = {
  dhruva: 'स्थिर स्वभाव',
  chara: 'चर स्वभाव',
  ugra: 'उग्र स्वभाव',
  mishra: 'मिश्र स्वभाव',
  kshipra: 'फुर्तीले स्वभाव',
  mridu: 'कोमल स्वभाव',
  tikshna: 'तीखे स्वभाव',
};

const KARANAS: Readonly<Record<DaySideFacts['karana']['karana'], string>> = {
  karana_movable: 'शुभ करण',
  karana_fixed: 'स्थिर करण',
  karana_vishti: 'भद्रा',
};

/** Returns the name of a tara, before तारा. */
export function taraHi(tara: TaraId): string {
  return TARAS.find(({ id }) => id === tara)!.sanskrit;
}

/** Returns the name of a special yoga; some names already say what they are: सिद्धा तिथि, रवि योग. */
export function specialYogaHi(yoga: DayYogaId): string {
  const name = dayYogaOf(yoga).sanskrit;
  return name.endsWith('योग') || name.endsWith('तिथि') ? name : `${name} योग`;
}

/** Returns the phrases for a case: के and ranks in the oblique before से, पर, का and के कारण. */
function sidesIn(ka: 'का' | 'के', rank: (house: number) => string): Sentences<DaySideFacts> {
  const part = ({ part: id, side }: DaySideFacts['part']) =>
    id === 'moon_bindus' && side === 'helps' ? `चंद्र राशि ${ka} बल` : PART_PHRASES[id][side].hi;
  return {
    tara: ({ tara }) => `${taraHi(tara)} तारा`,
    moon: ({ house }) => (house === 1 ? `जन्म राशि ${ka} चंद्रमा` : `${rank(house)} चंद्रमा`),
    tithi: ({ tithi }) => TITHIS[tithi],
    nakshatra: ({ kind, nakshatraIndex }) => {
      const name = nakshatraIndex === null ? '' : `${nakshatraHi(nakshatraIndex)} `;
      return `${NAKSHATRA_TYPES[kind]} ${ka} ${name}नक्षत्र`;
    },
    yoga: ({ yogaIndex }) => `${NITYA_YOGAS[yogaIndex]!.sanskrit} योग`,
    karana: ({ karana }) => KARANAS[karana],
    vara: ({ planet }) => `वार-स्वामी ${planetHi(planet)}`,
    panchaka: () => 'पंचक',
    special_yoga: ({ yoga }) => specialYogaHi(yoga),
    transit: ({ planet }) => `${planetHi(planet)} ${ka} गोचर`,
    period: ({ planet }) => `${planetHi(planet)} की चल रही दशा`,
    little_saturn: () => `शनि ${ka} कम दबाव`,
    sade_sati: () => 'शनि की साढ़ेसाती',
    dhaiya: () => 'शनि की ढैया',
    double_transit: () => `गुरु-शनि ${ka} संयुक्त गोचर`,
    part,
  };
}

export const SIDES_DIRECT: Sentences<DaySideFacts> = sidesIn('का', rankHi);
export const SIDES_OBLIQUE: Sentences<DaySideFacts> = sidesIn('के', rankOblique);
