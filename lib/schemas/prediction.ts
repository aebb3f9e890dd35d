/** Records of /prediction, by path. */
import { LifeAreaPrediction, LifeAreaTiming } from './predictions.ts';
import { endpoint, type Records } from './records.ts';

export const endpoints: Records = {
  '/prediction/marriage': endpoint(
    'Marriage',
    'The 7th house and its lord, Venus, the navamsa, the upapada, the acting periods and the passing planets: how far marriage is promised, activated and triggered, with every factor.',
    LifeAreaPrediction,
  ),
  '/prediction/marriage-timing': endpoint(
    'When marriage ripens',
    'Windows of the coming years in which the periods of its significators and the double transit of Jupiter and Saturn agree, the best first, with what makes them.',
    LifeAreaTiming,
  ),
};
