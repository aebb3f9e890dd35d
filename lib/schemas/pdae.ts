/** Records of /pdae. */
import { PersonalTarabala } from './pdaeTarabala.ts';
import { endpoint, type Records } from './records.ts';

export const endpoints: Records = {
  '/pdae/tarabala': endpoint(
    'Tarabala and chandrabala of a day',
    'How the star and the sign of the passing Moon stand to those of birth at local noon of the date, what both say together, and when they change between sunrise and the next sunrise.',
    PersonalTarabala,
  ),
};
