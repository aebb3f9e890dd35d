/** Answers of /career. */
import { CareerMethodOne, CareerMethodThree, CareerMethodTwo, CareerSkills } from './methods.ts';
import { CareerModern } from './modern.ts';
import { CareerChanges, CareerTiming } from './timing.ts';
import { CareerAnalysis, CareerRuleCounts, CareerSuccess } from './analysis.ts';
import { endpoint, type Records } from '../common/records.ts';

export const answers = {
  methodOne: endpoint(
    'Method 1: tenth lord in the navamsa',
    'The tenth counted from the strongest of ascendant, Moon and Sun; its lord, and the lord of the navamsa sign where this lord stands, the significator of livelihood: work, success, how and where income is found, and when.',
    CareerMethodOne,
  ),
  methodTwo: endpoint(
    'Method 2: karakamsha',
    'The navamsa sign of the atmakaraka with the planets that bear on it; skills by the 4th and 5th from it, learning by the 5th, success by the 10th, and how the amatyakaraka stands to the atmakaraka.',
    CareerMethodTwo,
  ),
  methodThree: endpoint(
    'Method 3: dasamsa (D10)',
    'The dasamsa with its ascendant, its 10th house and the planets it is judged by; eleven yogas of work with their conditions, formed or not; success as a score of all of them, the votes for planets that give the work, and when.',
    CareerMethodThree,
  ),
  skills: endpoint(
    'Skills and learning',
    'Skills by the 4th and 5th from karakamsha, each with its reasons, the work that asks for it and how to train it; how one learns, by the 5th.',
    CareerSkills,
  ),
  modern: endpoint(
    'Modern fields of work',
    'Fields of today ranked by the votes of all three methods and by what the sign, house and nakshatra of each planet point to; categories, skills to learn, and how sure the votes are. Interpretive.',
    CareerModern,
  ),
  changes: endpoint(
    'Change of job and promotion',
    'Thirteen signs of a change of job and of promotion, each met or not and with the dates at which it holds; how the acting periods serve them, windows of rise and of care in the coming years, and the changes of period ahead. Lords that are sent are taken as acting; those left out, the mahadasha’s too, are computed, and the answer says which.',
    CareerChanges,
  ),
  timing: endpoint(
    'Times of a career',
    'How the acting periods and the passing planets serve work, change, promotion and protection from setbacks; the windows of the coming years that carry work and those that ask for care, and the antardashas to come with what each brings. Windows follow the periods as they run, whatever lords are sent.',
    CareerTiming,
  ),
  success: endpoint(
    'Success potential',
    'Success by all three methods taken together and raised by strong raja yogas, every factor listed; the strength of the lord of the navamsa, the influences on the 10th from karakamsha, the yogas of the dasamsa, and where income is found.',
    CareerSuccess,
  ),
  analyze: endpoint(
    'A whole career',
    'All three methods with the ranking of planets, professions and their keywords, skills and learning, yogas of the dasamsa, success, income, what acts and changes and when, and modern fields.',
    CareerAnalysis,
  ),
  ruleCounts: endpoint(
    'Count of rules',
    'How many rules stand behind the answers, by method and by table.',
    CareerRuleCounts,
  ),
} satisfies Records;
