import { angarakaAffliction } from '../affliction/angaraka.ts';
import { nodeWith } from '../affliction/nodeCompany.ts';
import { both } from '../bilingual.ts';
import type { Dosha } from './dosha.ts';

export const angarak: Dosha = {
  ...angarakaAffliction,
  id: 'angarak',
  name: both('Angarak Dosha', 'अंगारक दोष'),
  effects: both(
    'heat that asks for an outlet, haste in decisions, care with tools and traffic',
    'निकास चाहने वाली ऊर्जा, निर्णयों में उतावली, औज़ार और यातायात में सावधानी',
  ),

  effectsIn(chart) {
    return nodeWith(chart, 'Mars')?.node === 'Ketu' ? WITH_KETU : angarak.effects;
  },
};

const WITH_KETU = both(
  'impatience that turns inward, work begun and dropped, care with tools and heat',
  'भीतर की ओर मुड़ती अधीरता, आरंभ कर छोड़े गए काम, औज़ार और अग्नि में सावधानी',
);
