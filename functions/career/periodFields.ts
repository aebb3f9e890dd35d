/** Modern work that the acting periods favour. */
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { WORK_FIELD_IDS, WORK_FIELDS } from '../../lib/astro/judgement/career/tables/workFields.ts';
import type { PeriodFields } from '../../lib/schemas/career/timing.ts';
import { planetHead } from '../../lib/records/common.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { CAREER_TIMES } from '../../lib/words/subjects/career/careerTimes.ts';
import { fieldRef } from './records.ts';
import type { CareerContext, CareerTimes } from './careerTimes.ts';

/** Null where it is not asked for; at ages at which no work is looked for no field is told. */
export function modernPeriodFields({ area, context, time }: CareerTimes): PeriodFields | null {
  if (context.input.include_modern_interpretation === false) return null;
  const isTold = time === 'work' || time === 'training';
  return isTold ? periodFields(context, area) : { lords: [], confidence: 'interpretive' };
}

function periodFields(context: CareerContext, { acting, chart }: AreaContext): PeriodFields {
  const { names } = context;
  const firsts = acting.filter(
    ({ period }, index) => acting.findIndex((other) => other.period.lord === period.lord) === index,
  );
  const lords = firsts.map(({ period }): PeriodFields['lords'][number] => {
    const { level, lord } = period;
    const fields = WORK_FIELD_IDS.filter((id) => WORK_FIELDS[id].planet === lord);
    const { house } = chart.planets[lord];
    return {
      ...planetHead(lord, names),
      level,
      fields: fields.map((id) => fieldRef(id, names)),
      text: CAREER_TIMES[names.lang].lord_opens({
        level,
        lord,
        ...spanDates(context, period),
        fields: fields.slice(0, FIELDS_LISTED),
        house,
      }),
    };
  });
  return { lords, confidence: 'interpretive' };
}

const FIELDS_LISTED = 3;
