/** Answers of /prediction. */
import { MultiRuleAnalysis } from './multi.ts';
import { LifeAreaPrediction, LifeAreaTiming } from './areas.ts';
import { ChildrenPrediction, MarriagePrediction } from './people.ts';
import { WealthPrediction } from './wealth.ts';
import { endpoint, type Records } from '../common/records.ts';

const SCORED =
  'how far it is promised, activated and triggered, with every factor, what to do, and the texts behind it.';
const WINDOWS = 'the best first, with what makes them and their exact dates.';

export const answers = {
  marriage: endpoint(
    'Marriage',
    `The 7th house and its lord, Venus, the navamsa, the upapada, Manglik with its reliefs: ${SCORED} Who is married by marital_status or marriage_date is told of the bond. With a description of the partner.`,
    MarriagePrediction,
  ),
  marriageTiming: endpoint(
    'When marriage ripens',
    `Windows of the coming years in which the periods of its significators and the double transit of Jupiter and Saturn agree, from 18 for women and 21 for men to 65: ${WINDOWS} Who is married is told when the bond deepens, at any age.`,
    LifeAreaTiming,
  ),
  career: endpoint(
    'Career',
    `The 10th house and its lord, Saturn, Mercury and the Sun, the dasamsa, yogas of rank, the amatyakaraka: ${SCORED}`,
    LifeAreaPrediction,
  ),
  careerTiming: endpoint(
    'When the career moves',
    `Windows of the coming years in which the periods of the 10th, 6th and 11th and the double transit on the 10th agree, between 18 and 80: ${WINDOWS}`,
    LifeAreaTiming,
  ),
  wealth: endpoint(
    'Wealth',
    `The 2nd and the 11th with their lords, Jupiter, yogas of wealth and of want, ashtakavarga, the point of riches: ${SCORED} With the sources of money, each judged apart, and how debts behave.`,
    WealthPrediction,
  ),
  wealthTiming: endpoint(
    'When gains come',
    `Windows of the coming years in which the periods of the 2nd and the 11th, of Jupiter and Venus, and the double transit on the 11th agree, between 18 and 80: ${WINDOWS}`,
    LifeAreaTiming,
  ),
  health: endpoint(
    'Health',
    `The ascendant and its lord, Moon and Sun, what the 6th and the 8th put on them, ashtakavarga: ${SCORED} No diagnosis; see disclaimer.`,
    LifeAreaPrediction,
  ),
  healthTiming: endpoint(
    'When health asks for care',
    `Windows of the coming years (nature caution) in which the periods of the 6th, 8th and 12th, of marakas and of Saturn meet Saturn, the nodes or Mars over the 1st, 6th, 8th or the Moon, with their exact dates, those that ask for most care first. No diagnosis; see disclaimer.`,
    LifeAreaTiming,
  ),
  children: endpoint(
    'Children',
    `The 5th house and its lord, Jupiter, the saptamsa, the putrakaraka, beeja sphuta for men and kshetra sphuta for women, both where gender is not given: ${SCORED} With a description of the children.`,
    ChildrenPrediction,
  ),
  childTiming: endpoint(
    'Times for children',
    `Windows of the coming years in which the periods of the 5th and of Jupiter and the double transit on the 5th agree, from 20 to 50 for women and to 60 for men: ${WINDOWS}`,
    LifeAreaTiming,
  ),
  education: endpoint(
    'Education',
    `The 4th, 5th, 9th and 2nd houses, their lords, Mercury, Jupiter and the Moon, the chaturvimsamsa: ${SCORED}`,
    LifeAreaPrediction,
  ),
  property: endpoint(
    'Property',
    `The 4th house and its lord, Mars for land, Saturn for buildings, Venus for vehicles, the chaturthamsa, bonds with the 11th and the 2nd: ${SCORED}`,
    LifeAreaPrediction,
  ),
  spiritual: endpoint(
    'Spiritual path',
    `The 9th and the 12th, Jupiter, Ketu and Saturn, the atmakaraka and the 12th from karakamsha, yogas of renunciation, the vimsamsa: ${SCORED}`,
    LifeAreaPrediction,
  ),
  travel: endpoint(
    'Travel',
    `The 9th, 12th and 3rd, Rahu and the Moon, bonds of their lords, planets in movable signs: ${SCORED}`,
    LifeAreaPrediction,
  ),
  multiRuleAnalysis: endpoint(
    'Many rules taken together',
    'Of marriage, career, health and wealth, or one of them: composite patterns of three factors or more, cancellations, chain reactions along dispositors, compound effects (yoga, period and transit at the same time, dated), each with a score and its components, and a reading that weighs them.',
    MultiRuleAnalysis,
  ),
} satisfies Records;
