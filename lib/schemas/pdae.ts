/** Records of /pdae. */
import { PersonalAshtakavarga } from './pdaeAshtakavarga.ts';
import { BestDays, MonthlyCalendar, PersonalRange, PersonalScore } from './pdaeScores.ts';
import { PersonalTarabala } from './pdaeTarabala.ts';
import { endpoint, type Records } from './records.ts';

export const endpoints: Records = {
  '/pdae/ashtakavarga': endpoint(
    'Ashtakavarga, and the moorti of every passing planet',
    'The bindus of the seven planets and of all together, how strong each sign is for it, who passes it at as_of, and in which of four forms (gold, silver, copper, iron) each planet came into its sign.',
    PersonalAshtakavarga,
  ),
  '/pdae/best-days': endpoint(
    'Best days of a range',
    'The days of up to a year that reach a least score, for a matter of life or as a whole: the best first, each with what speaks for it and what to watch.',
    BestDays,
  ),
  '/pdae/monthly-calendar': endpoint(
    'A month of days',
    'Every day of a month with its score and class, the components that make it, the best days and those to go gently.',
    MonthlyCalendar,
  ),
  '/pdae/range': endpoint(
    'Scores of a range of days',
    'Every day of up to a month with its score, its class, what gives and what takes most, and the scores of eight matters of life.',
    PersonalRange,
  ),
  '/pdae/score': endpoint(
    'Score of a day',
    'How a day goes for a birth, from sunrise to sunrise: the score with every component and the times at which things change, eight matters of life, the best times and what to make of it.',
    PersonalScore,
  ),
  '/pdae/tarabala': endpoint(
    'Tarabala and chandrabala of a day',
    'How the star and the sign of the passing Moon stand to those of birth at local noon of the date, what both say together, and when they change between sunrise and the next sunrise.',
    PersonalTarabala,
  ),
};
