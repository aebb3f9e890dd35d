/** Why a remedy is given for a day, in Hindi. */
import type { BurdenPartId } from '../../../astro/judgement/day/burdens.ts';
import type { DayAdviceWords } from '../../facts/day/advice.ts';
import type { Sentences } from '../../sentences.ts';
import { isOrAre, listHi, planetHi } from '../grammar.ts';

const PARTS: Readonly<Record<BurdenPartId, string>> = {
  gochara: 'उसका गोचर',
  dasha_lords: 'उसकी चल रही दशा',
  saturn: 'जन्म राशि पर उसका असर',
  tarabala: 'दिन की तारा',
  chandrabala: 'जन्म राशि से उसका स्थान',
  vara: 'वार',
};

export const DAY_ADVICE_HI: Sentences<DayAdviceWords> = {
  burden: ({ parts, planet, points }) =>
    `${planetHi(planet)} के कारण इस दिन ${points} ${points === 1 ? 'अंक घटता है' : 'अंक घटते हैं'}: ${listHi(parts.map((id) => PARTS[id]))} अनुकूल नहीं ${isOrAre(parts.length)}।`,
  no_burden: ({ planet }) =>
    `इस दिन किसी ग्रह का खास दबाव नहीं है। ${planetHi(planet)} की महादशा चल रही है, इसलिए उसी का मंत्र काफ़ी है।`,
};
