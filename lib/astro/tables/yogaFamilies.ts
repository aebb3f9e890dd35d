/** Families of yogas, in the order of answers. */
import { both, type Bilingual } from '../bilingual.ts';

export const YOGA_FAMILIES = {
  mahapurusha: both('Pancha Mahapurusha', 'पंच महापुरुष'),
  chandra: both('Chandra (of the Moon)', 'चंद्र योग'),
  surya: both('Surya (of the Sun)', 'सूर्य योग'),
  raja: both('Raja (of rank)', 'राजयोग'),
  dhana: both('Dhana (of wealth)', 'धन योग'),
  nabhasa: both('Nabhasa (of the whole sky)', 'नाभस योग'),
  arishta: both('Arishta (of strain)', 'अरिष्ट योग'),
  daridra: both('Daridra (of want)', 'दरिद्र योग'),
  sannyasa: both('Sannyasa (of renunciation)', 'संन्यास योग'),
  parivartana: both('Parivartana (of exchange)', 'परिवर्तन योग'),
  'neecha-bhanga': both('Neecha Bhanga (of lifted debilitation)', 'नीच भंग योग'),
  'vipreet-raja': both('Vipreet Raja (of reversal)', 'विपरीत राजयोग'),
  other: both('Other', 'अन्य योग'),
} as const satisfies Record<string, Bilingual>;

export type YogaFamily = keyof typeof YOGA_FAMILIES;
