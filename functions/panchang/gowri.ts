/** Answer of /panchang/gowri. */
import { gowriParts, nallaNeram, type GowriSpan } from '../../lib/astro/panchang/day/gowri.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { GOWRI_SOURCE } from '../../lib/astro/tables/gowri.ts';
import { varaRef } from '../../lib/records/day/birthPanchang.ts';
import { dayHead, spanRecord } from '../../lib/records/day/common.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { GowriQuery } from '../../lib/schemas/panchang/dayTableInputs.ts';
import type { GowriPartRecord, PanchangGowri } from '../../lib/schemas/panchang/dayTables.ts';
import { DAY_TABLES } from '../../lib/words/subjects/day/dayTables.ts';
import type { DayAsked } from '../_shell/kinds/daily.ts';
import type { Fields } from '../_shell/row.ts';
import { clockSpan } from './moments.ts';

export function gowri(context: DayAsked<Fields<typeof GowriQuery>>): Warned {
  const { date, day, names, query, varaIndex } = context;
  const say = DAY_TABLES[names.lang];
  const rule = query.without_gulika === 'true' ? 'without_gulika' : 'with_gulika';
  const parts = gowriParts(varaIndex, day);
  const records = (spans: readonly GowriSpan[]): GowriPartRecord[] =>
    spans.map((span) => ({
      number: span.number,
      id: span.part.id,
      name: names.of(span.part),
      nature: span.part.nature,
      ...spanRecord(span, context),
      printed: span.printed,
    }));
  const good = nallaNeram(parts, varaIndex, rule).map((time) => ({ time, ids: time.parts.map(({ part }) => part.id) }));
  const data: PanchangGowri = {
    ...dayHead(context),
    vara: varaRef(varaIndex, names),
    day: records(parts.day),
    night: records(parts.night),
    nalla_neram: good.map(({ ids, time }) => ({ ...spanRecord(time, context), ids })),
    rule: say.gowri_rule({ weekdayIndex: varaIndex }),
    nalla_neram_rule: say.nalla_neram_rule({ rule }),
    // Those of the night are in the list.
    summary: say.gowri_good({
      date,
      times: good
        .filter(({ time }) => time.startJdUT < day.duskJdUT)
        .map(({ ids, time }) => ({ ...clockSpan(time, context), parts: ids })),
    }),
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { calendar: { nalla_neram: rule } });
}

const SOURCES = [
  citation(GOWRI_SOURCE),
  citation(practice('Nalla neram: the good parts without rahu kaal and yamaganda, practice of almanacs of the south')),
];
