import {
  AnnualBalaInput,
  DrawnAnnualInput,
  AnnualLordInput,
  AnnualMonthInput,
  AnnualTripatakiInput,
  AnnualYogaInput,
  DashasQuery,
  PredictionsQuery,
  YearLordQuery,
} from '../../lib/schemas/varshphal/annualInput.ts';
import type { answers } from '../../lib/schemas/varshphal/answers.ts';
import { drawnToo, pictured } from '../_shell/drawn/drawn.ts';
import { annualDrawn } from './drawn.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { annually, type PredictionsChoice, type YearLordChoice } from '../../lib/records/year/annual.ts';
import {
  balaConventions,
  electionConventions,
  lordConventions,
  timeConventions,
} from '../../lib/records/year/echoedChoices.ts';
import { predictions } from '../../lib/records/year/predictions.ts';
import * as results from './results.ts';
import { sahams } from './sahams.ts';
import { matterYogas } from './matterYogas.ts';
import { monthOfYear } from './monthOfYear.ts';
import { progressConvention, tripataki } from './tripataki.ts';
import { yearDashas, type DashasChoice } from './yearDashas.ts';
import * as lords from './yearLord.ts';

export const about =
  'The annual horoscope (varshphal, Tajika): the chart of the solar return and what it says of the year';

const weighing = { input: AnnualBalaInput };

export const routes = [
  natal('/varshphal/chart', drawnToo(annually(results.chart), annualDrawn), {
    answer: 'chart',
    input: DrawnAnnualInput,
    ...pictured(annualDrawn),
  }),
  natal('/varshphal/muntha', annually(results.muntha, balaConventions), { answer: 'muntha', ...weighing }),
  natal('/varshphal/year-lord', annually<YearLordChoice>(lords.yearLord, electionConventions), {
    answer: 'yearLord',
    input: AnnualLordInput,
    query: YearLordQuery,
  }),
  natal('/varshphal/pancha-vargiya', annually(lords.panchaVargiya, balaConventions), {
    answer: 'panchaVargiya',
    ...weighing,
  }),
  natal('/varshphal/sahams', annually(sahams, balaConventions), {
    answer: 'sahams',
    ...weighing,
    asks: { list: 'sahams', fullOnly: ['a', 'b', 'c', 'lord_periods'], notBrief: ['natal', 'formula'] },
  }),
  natal('/varshphal/predictions', annually<PredictionsChoice>(predictions, lordConventions), {
    answer: 'predictions',
    input: AnnualLordInput,
    query: PredictionsQuery,
    asks: { notBrief: ['sub_periods', 'sahams'] },
  }),
  natal('/varshphal/dashas', annually<DashasChoice>(yearDashas, balaConventions), {
    answer: 'dashas',
    isAddition: true,
    ...weighing,
    query: DashasQuery,
    usesNow: true,
    asks: { fullOnly: ['shares'], notBrief: ['readings'] },
  }),
  natal('/varshphal/tripataki', annually(tripataki, progressConvention), {
    answer: 'tripataki',
    isAddition: true,
    input: AnnualTripatakiInput,
    asks: { keptFrom: { brief: ['lagna', 'moon', 'readings', 'of', 'text', 'tone'] } },
  }),
  natal('/varshphal/month', annually(monthOfYear, timeConventions), {
    answer: 'month',
    isAddition: true,
    input: AnnualMonthInput,
    asks: { keptFrom: { brief: ['pravesha', 'reading', 'month', 'day'] } },
  }),
  natal('/varshphal/yogas', annually(matterYogas, balaConventions), {
    answer: 'yogas',
    isAddition: true,
    input: AnnualYogaInput,
    asks: {
      listsRules: true,
      fullOnly: ['blemishes', 'also_called', 'instances'],
      keptFrom: { brief: ['kuttha', 'duruhpha', 'faster', 'slower', 'is_promising'] },
    },
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
