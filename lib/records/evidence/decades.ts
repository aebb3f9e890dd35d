/** Records of the mahadashas of a life. */
import type { AreaContext } from '../../astro/judgement/areaContext.ts';
import { decades, type Decade } from '../../astro/judgement/prediction/multi/decades.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import type { DecadeRecord } from '../../schemas/prediction/decades.ts';
import { DECADES } from '../../words/subjects/prediction/decades.ts';
import { lordPeriodRecord } from './timingWindows.ts';

/** Returns the mahadashas of a life, the first of them first. */
export function decadeRecords(area: AreaContext, context: BirthContext): DecadeRecord[] {
  return decades(area).map((decade) => decadeRecord(decade, area, context));
}

function decadeRecord(decade: Decade, { person }: AreaContext, context: BirthContext): DecadeRecord {
  const { fromYears, house, matters, period, ruled, stage, theme, time, toYears } = decade;
  const words = DECADES[context.names.lang];
  const planet = period.lord;
  const isYoung = person.stage === 'child' || person.stage === 'youth';
  return {
    ...lordPeriodRecord(context, period),
    from_age: Math.floor(fromYears),
    to_age: Math.floor(toYears),
    time,
    is_current: time === 'current',
    is_later_life: isYoung && stage !== 'child' && stage !== 'youth',
    stage,
    rules: [...ruled],
    house,
    theme,
    headline: words.theme({ planet, houses: ruled, theme, time }),
    matters: matters.map(({ id, side }) => ({
      id,
      name: words.name({ matter: id }),
      side,
      text: words.matter({ matter: id, side, time, planet, house }),
    })),
  };
}
