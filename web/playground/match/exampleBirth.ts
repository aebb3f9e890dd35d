/** The second birth that the form opens with. */
import type { EnteredBirth } from '../form/enteredBirth.ts';

export const EXAMPLE_BIRTH: EnteredBirth = {
  name: 'Rohan Mehta',
  date: '1988-03-10',
  time: '08:15:00',
  latitude: 19.0728,
  longitude: 72.8826,
  timezone: '',
  ayanamsa: 'lahiri',
  place: {
    name: 'Mumbai',
    hindi: 'मुंबई',
    region: { country: 'IN', countryNames: { en: 'India', hi: 'भारत' }, name: 'Maharashtra', hindi: 'महाराष्ट्र' },
    latitude: 19.0728,
    longitude: 72.8826,
    zone: null,
  },
};
