/** Records of /pdae. */
import { PersonalAshtakavarga } from './pdaeAshtakavarga.ts';
import { PersonalTarabala } from './pdaeTarabala.ts';
import { endpoint, type Records } from './records.ts';

export const endpoints: Records = {
  '/pdae/ashtakavarga': endpoint(
    'Ashtakavarga, and the moorti of every passing planet',
    'The bindus of the seven planets and of all together, how strong each sign is for it, who passes it at as_of, and in which of four forms (gold, silver, copper, iron) each planet came into its sign.',
    PersonalAshtakavarga,
  ),
  '/pdae/tarabala': endpoint(
    'Tarabala and chandrabala of a day',
    'How the star and the sign of the passing Moon stand to those of birth at local noon of the date, what both say together, and when they change between sunrise and the next sunrise.',
    PersonalTarabala,
  ),
};
