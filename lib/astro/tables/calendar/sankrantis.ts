/** Names of the ingresses of the Sun, by the sign that is entered, Aries first. */
import type { PanchangName } from '../panchang.ts';

export const SANKRANTIS: readonly PanchangName[] = [
  { name: 'Mesha Sankranti', sanskrit: 'मेष संक्रांति' },
  { name: 'Vrishabha Sankranti', sanskrit: 'वृषभ संक्रांति' },
  { name: 'Mithuna Sankranti', sanskrit: 'मिथुन संक्रांति' },
  { name: 'Karka Sankranti', sanskrit: 'कर्क संक्रांति' },
  { name: 'Simha Sankranti', sanskrit: 'सिंह संक्रांति' },
  { name: 'Kanya Sankranti', sanskrit: 'कन्या संक्रांति' },
  { name: 'Tula Sankranti', sanskrit: 'तुला संक्रांति' },
  { name: 'Vrishchika Sankranti', sanskrit: 'वृश्चिक संक्रांति' },
  { name: 'Dhanu Sankranti', sanskrit: 'धनु संक्रांति' },
  { name: 'Makara Sankranti', sanskrit: 'मकर संक्रांति' },
  { name: 'Kumbha Sankranti', sanskrit: 'कुंभ संक्रांति' },
  { name: 'Meena Sankranti', sanskrit: 'मीन संक्रांति' },
];
