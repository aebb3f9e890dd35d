/** Records of /career, by path. */
import { CareerMethodOne, CareerMethodTwo, CareerSkills } from './careerMethods.ts';
import { CareerModern } from './careerModern.ts';
import { endpoint, type Records } from './records.ts';

export const endpoints: Records = {
  '/career/method-1': endpoint(
    'Method 1: tenth lord in the navamsa',
    'The tenth counted from the strongest of ascendant, Moon and Sun; its lord, and the lord of the navamsa sign where this lord stands, the significator of livelihood: work, success, how and where income is found, and when.',
    CareerMethodOne,
  ),
  '/career/method-2': endpoint(
    'Method 2: karakamsha',
    'The navamsa sign of the atmakaraka with the planets that bear on it; skills by the 4th and 5th from it, learning by the 5th, success by the 10th, and how the amatyakaraka stands to the atmakaraka.',
    CareerMethodTwo,
  ),
  '/career/skills': endpoint(
    'Skills and learning',
    'Skills by the 4th and 5th from karakamsha, each with its reasons, the work that asks for it and how to train it; how one learns, by the 5th.',
    CareerSkills,
  ),
  '/career/modern': endpoint(
    'Modern fields of work',
    'Fields of today ranked by the votes of all three methods and by what the sign, house and nakshatra of each planet point to; categories, skills to learn, and how sure the votes are. Interpretive.',
    CareerModern,
  ),
};
