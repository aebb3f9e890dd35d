/** Modern work that the acting periods favour. */
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { WORK_FIELD_IDS, WORK_FIELDS } from '../../lib/astro/judgement/career/tables/workFields.ts';
import { LEVEL_NAMES } from '../../lib/astro/dasha/period.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { listed, ordinal } from '../../lib/astro/words.ts';
import type { PeriodFields } from '../../lib/schemas/career/timing.ts';
import { planetHead } from '../../lib/records/common.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import { fieldRef } from './records.ts';
import type { CareerContext } from './careerTimes.ts';

export function periodFields(context: CareerContext, { acting, chart }: AreaContext): PeriodFields {
  const { names } = context;
  const firsts = acting.filter(
    ({ period }, index) => acting.findIndex((other) => other.period.lord === period.lord) === index,
  );
  const lords = firsts.map(({ period }): PeriodFields['lords'][number] => {
    const { level, lord } = period;
    const fields = WORK_FIELD_IDS.filter((id) => WORK_FIELDS[id].planet === lord);
    const { house } = chart.planets[lord];
    const described = listed(fields.slice(0, FIELDS_LISTED).map((id) => WORK_FIELDS[id].name.toLowerCase()));
    return {
      ...planetHead(lord, names),
      level,
      fields: fields.map((id) => fieldRef(id, names)),
      text: `The ${LEVEL_NAMES[level - 1]!} of ${named(lord)} (${spanWords(context, period)}) opens ${described}; from the ${ordinal(house)} house it turns them to ${CAREER_METHODS[names.lang].house_work({ house })}.`,
    };
  });
  return { lords, confidence: 'interpretive' };
}

const FIELDS_LISTED = 3;
