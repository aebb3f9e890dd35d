/** Answers of /pdae. */
import { AiAnalysis, PersonalAnalysis } from './analysis.ts';
import { PersonalAshtakavarga } from './ashtakavarga.ts';
import { BestDays, MonthlyCalendar, PersonalRange, PersonalScore } from './scoreAnswers.ts';
import { PersonalTarabala } from './tarabala.ts';
import { CompleteTransits } from './transit.ts';
import { endpoint, type Records } from '../common/records.ts';

export const answers = {
  analyze: endpoint(
    'Everything about a day',
    'The day of a birth, from sunrise to sunrise at its place: the score with every component and eight matters of life, the panchang, the five running periods with what is left of them, nine transits with entry and exit, sade sati, dhaiya and double transit, tara and Moon, the times to seek and to leave with their reasons, what to do, and remedies. `format=text_hi` or `text_en` adds the day told in sentences.',
    PersonalAnalysis,
  ),
  analyzeAi: endpoint(
    'Everything about a day, with a summary in Hindi',
    'The same as /pdae/analyze, and a summary of 200 to 250 words in Hindi, written by the text model that is configured, or by rule from the same findings where there is none, where the budget of the day is spent, or where its answer is not fit: `ai_status` says which. A model learns codes, numbers and dates alone: no name, no date, time or place of birth. As a rule 5 texts a minute and 60 a day from one address; signed in, 5 and 50 for the user.',
    AiAnalysis,
  ),
  ashtakavarga: endpoint(
    'Ashtakavarga, and the moorti of every passing planet',
    'The bindus of the seven planets and of all together, how strong each sign is for it, who passes it at as_of, and in which of four forms (gold, silver, copper, iron) each planet came into its sign.',
    PersonalAshtakavarga,
  ),
  bestDays: endpoint(
    'Best days of a range',
    'The days of up to a year that reach a least score, for a matter of life or as a whole: the best first, each with what speaks for it and what to watch.',
    BestDays,
  ),
  monthlyCalendar: endpoint(
    'A month of days',
    'Every day of a month with its score and class, the components that make it, the best days and those to go gently.',
    MonthlyCalendar,
  ),
  range: endpoint(
    'Scores of a range of days',
    'Every day of up to a month with its score, its class, what gives and what takes most, and the scores of eight matters of life.',
    PersonalRange,
  ),
  score: endpoint(
    'Score of a day',
    'How a day goes for a birth, from sunrise to sunrise: the score with every component and the times at which things change, eight matters of life, the best times and what to make of it.',
    PersonalScore,
  ),
  tarabala: endpoint(
    'Tarabala and chandrabala of a day',
    'How the star and the sign of the passing Moon stand to those of birth at local noon of the date, what both say together, and when they change between sunrise and the next sunrise.',
    PersonalTarabala,
  ),
  today: endpoint(
    'Everything about the current day',
    'As /pdae/analyze, for the date that the clock of the place of the day shows now, or at `as_of`.',
    PersonalAnalysis,
  ),
  completeTransits: endpoint(
    'All transits of a day',
    'Nine planets at local noon of the date, from the Moon and the ascendant of birth, with entry and exit, vedha and how long it holds, the bindus of the signs they pass, sade sati, dhaiya and the double transit.',
    CompleteTransits,
  ),
} satisfies Records;
