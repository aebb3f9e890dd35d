/** Records of the sources of wealth and of debts. */
import * as v from 'valibot';
import { AreaVerdict } from '../common/areas.ts';
import { count, HouseNumber, list, orNull, PlanetId, Points, record, score100, text } from '../common/records.ts';
import { LifeAreaPrediction } from './areas.ts';

const WealthSourceRecord = record('WealthSource', 'A source of money, judged apart from the others', {
  rank: count('1 is the strongest, by percentile', 1, 5),
  id: v.pipe(
    v.picklist(['salary', 'gains', 'speculation', 'inheritance', 'fortune']),
    v.description(
      'salary: regular income and saving, the 2nd; gains: gains and networks, the 11th; speculation: that and creative work, the 5th; inheritance: that and the money of others, the 8th; fortune: that and patronage, the 9th',
    ),
  ),
  name: text('In the language asked for'),
  house: HouseNumber,
  verdict: AreaVerdict,
  score: v.pipe(score100, v.description('The exact sum of the components')),
  components: list(
    Points,
    'House, lord and significator unhurt at birth and in the navamsa, yogas of wealth that they share in, mahadashas from 22 to 65',
  ),
  text: text('The same in two sentences'),
});

const DebtRecord = record('Debt', 'How debts behave: the 6th house and its lord against the 2nd and the 11th', {
  ease: v.pipe(
    v.picklist(['light', 'even', 'heavy']),
    v.description('Whether the lords of the 2nd and the 11th are stronger than that of the 6th, as strong, or weaker'),
  ),
  behaviour: v.pipe(
    v.picklist(['cleared', 'working', 'falls_away', 'family', 'plain']),
    v.description(
      'cleared: a malefic in the 6th fights them off; working: the 6th is bound to the 10th or 11th; falls_away: its lord is in the 8th or 12th; family: it is bound to the 2nd, 4th or 7th; plain: none of these',
    ),
  ),
  lord: PlanetId,
  indications: list(v.string(), 'What it rests on'),
  next_care: orNull(
    record('DebtCare', 'The next time in which borrowing needs care', {
      start: text('First day of it'),
      end: text('Last day of it'),
    }),
    'Within ten years from as_of; null where none stands out',
  ),
  text: text('The same in at most three sentences'),
});

export const WealthPrediction = record('WealthPrediction', 'Wealth, with its sources and debts', {
  ...LifeAreaPrediction.entries,
  wealth_sources: orNull(
    record('WealthSources', 'The sources of money', {
      ranked: list(WealthSourceRecord, 'The strongest first'),
      text: text('The strongest and the weakest, in two sentences'),
    }),
    'Null before 18 and from 80 on',
  ),
  debt: orNull(DebtRecord, 'Null before 18 and from 80 on'),
  wealth_note: orNull(v.string(), 'Why neither is told; null where they are'),
});
export type WealthPrediction = v.InferOutput<typeof WealthPrediction>;
