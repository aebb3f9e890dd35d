/** Sentences of /planets in Hindi. */
import type { ReliefFacts } from '../../astro/planet/facts.ts';
import type { Sentences } from '../sentences.ts';
import { planetHi } from './grammar.ts';
import { IN_DIGNITY_HI } from './vocabulary.ts';

export const RELIEF_HI: Sentences<ReliefFacts> = {
  dignity: ({ dignity, planet }) => `${planetHi(planet)} ${IN_DIGNITY_HI[dignity]} है, इसलिए उसका बल काफ़ी बचा रहता है`,
  inferior_conjunction: ({ planet }) => `${planetHi(planet)} वक्री है और सूर्य के आगे, पृथ्वी के सबसे पास है`,
  vargottama: ({ planet }) => `${planetHi(planet)} वर्गोत्तम है: नवांश में भी वही राशि`,
  pushkara_navamsa: ({ planet }) => `${planetHi(planet)} पुष्कर नवांश में है`,
  different_sign: () => 'सूर्य दूसरी राशि में है, इसलिए अस्त का असर एक दर्जा घटता है',
};
