import {
  AnnualBalaInput,
  AnnualInput,
  AnnualLordInput,
  PredictionsQuery,
  YearLordQuery,
} from '../../lib/schemas/varshphal/annualInput.ts';
import { natal } from '../_shell/route.ts';
import { serve } from '../_shell/server.ts';
import { annually, type PredictionsChoice, type YearLordChoice } from './annual.ts';
import { balaConventions, electionConventions, lordConventions } from './echoedChoices.ts';
import { predictions } from './predictions.ts';
import * as results from './results.ts';
import { sahams } from './sahams.ts';
import * as lords from './yearLord.ts';

export const about =
  'The annual horoscope (varshphal, Tajika): the chart of the solar return and what it says of the year';

const weighing = { input: AnnualBalaInput };

export const routes = [
  natal('/varshphal/chart', annually(results.chart), { input: AnnualInput }),
  natal('/varshphal/muntha', annually(results.muntha, balaConventions), weighing),
  natal('/varshphal/year-lord', annually<YearLordChoice>(lords.yearLord, electionConventions), {
    input: AnnualLordInput,
    query: YearLordQuery,
  }),
  natal('/varshphal/pancha-vargiya', annually(lords.panchaVargiya, balaConventions), weighing),
  natal('/varshphal/sahams', annually(sahams, balaConventions), weighing),
  natal('/varshphal/predictions', annually<PredictionsChoice>(predictions, lordConventions), {
    input: AnnualLordInput,
    query: PredictionsQuery,
  }),
];

export const handler = serve(routes);
