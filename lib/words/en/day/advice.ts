/** Why a remedy is given for a day, in English. */
import type { BurdenPartId } from '../../../astro/judgement/day/burdens.ts';
import type { DayAdviceWords } from '../../facts/day/advice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named } from '../grammar.ts';

const PARTS: Readonly<Record<BurdenPartId, string>> = {
  gochara: 'its transit',
  dasha_lords: 'its running period',
  saturn: 'its passage by the Moon of birth',
  tarabala: 'the tara',
  chandrabala: 'its place from the Moon of birth',
  vara: 'the day of the week',
};

export const DAY_ADVICE_EN: Sentences<DayAdviceWords> = {
  burden: ({ parts, planet }) =>
    `${capitalised(named(planet))} weakens this day through ${listed(parts.map((id) => PARTS[id]))}.`,
  no_burden: ({ planet }) =>
    `No planet weakens this day much. The remedy honours ${named(planet)}, whose mahadasha runs.`,
};
