/** Answer of /panchang/udaya-lagna. */
import { lightHalf } from '../../lib/astro/panchang/dayParts.ts';
import { risingNavamshas, risingTable } from '../../lib/astro/panchang/day/risingTable.ts';
import { overlap } from '../../lib/astro/panchang/overlap.ts';
import { panchakaRahitaSpans, type PanchakaRahitaSpan } from '../../lib/astro/panchang/panchakaRahita.ts';
import type { ElementSpan } from '../../lib/astro/panchang/spans.ts';
import { PUSHKARA_NAVAMSA_SOURCE } from '../../lib/astro/tables/pushkara.ts';
import { PANCHAKAS } from '../../lib/astro/tables/panchaka.ts';
import { citation, practice, suryaSiddhanta } from '../../lib/astro/source.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import { signRef } from '../../lib/records/common.ts';
import { dayHead, spanRecord } from '../../lib/records/day/common.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { RisingQuery } from '../../lib/schemas/panchang/dayTableInputs.ts';
import type { PanchangRisingSigns } from '../../lib/schemas/panchang/dayTables.ts';
import { DAILY } from '../../lib/words/subjects/daily.ts';
import { DAY_TABLES } from '../../lib/words/subjects/day/dayTables.ts';
import type { DayAsked } from '../_shell/kinds/daily.ts';
import type { Fields } from '../_shell/row.ts';
import { clockSpan, momentOf } from './moments.ts';

type Context = DayAsked<Fields<typeof RisingQuery>>;

export function risingSignsOfDay(context: Context): Warned {
  const { day, moment, names, query, varaIndex } = context;
  const say = DAY_TABLES[names.lang];
  const isCut = query.clip === 'true';
  const { isPolar, signs } = risingTable(day, moment, context.sky());
  const { nakshatras, tithis } = context.reading();
  const found = signs.map((sign) => {
    const inDay = { ...sign, ...overlap(sign, day)! };
    return { sign, inDay, rahita: panchakaRahitaSpans(varaIndex, [inDay], tithis, nakshatras) };
  });
  const data: PanchangRisingSigns = {
    ...dayHead(context),
    lagnas: found.map(({ inDay, rahita, sign }) => {
      const shown = isCut ? inDay : sign;
      return {
        sign: signRef(sign.number - 1, names),
        ...spanRecord(shown, context),
        is_clipped: shown.startJdUT > sign.startJdUT || shown.endJdUT < sign.endJdUT,
        panchaka_rahita: rahita.map((span) => rahitaRecord(span, context)),
        // A hundred and seventeen of them, worked out only where they are sent.
        get navamshas() {
          return navamshaRecords(shown, context);
        },
      };
    }),
    lagna_reason: isPolar ? 'polar_latitude' : null,
    lagna_note: isPolar ? say.some_signs_never_rise({}) : null,
    rule: `${say.rising_rule({})} ${DAILY[names.lang].panchaka_rahita_rule({ weekdayIndex: varaIndex })}`,
    summary: summaryOf(
      signs,
      found.flatMap(({ rahita }) => rahita),
      context,
    ),
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { calendar: { spans: isCut ? 'clipped' : 'whole' } });
}

function rahitaRecord(
  { endJdUT, fault, remainder, startJdUT }: PanchakaRahitaSpan,
  { instant, names }: Context,
): PanchangRisingSigns['lagnas'][number]['panchaka_rahita'][number] {
  const name = fault && names.of(PANCHAKAS[fault]);
  return { start: instant(startJdUT), end: instant(endJdUT), remainder, name, fault };
}

function navamshaRecords(sign: ElementSpan, context: Context): PanchangRisingSigns['lagnas'][number]['navamshas'] {
  return risingNavamshas(sign, context.moment, context.sky()).map((span) => ({
    number: span.number,
    sign: signRef(span.signIndex, context.names),
    ...spanRecord(span, context),
    is_pushkara: span.isPushkara,
  }));
}

const MOST_FREE = 3;

function summaryOf(signs: readonly ElementSpan[], rahita: readonly PanchakaRahitaSpan[], context: Context): string {
  const { date, day, names } = context;
  const say = DAY_TABLES[names.lang];
  const [first] = signs;
  const free = rahita.flatMap((span): TimeSpan[] => {
    const byDay = span.fault === null ? overlap(span, lightHalf(day)) : null;
    return byDay ? [byDay] : [];
  });
  const lengthDays = ({ endJdUT, startJdUT }: TimeSpan) => endJdUT - startJdUT;
  const longest = [...free].sort((a, b) => lengthDays(b) - lengthDays(a)).slice(0, MOST_FREE);
  return [
    say.rises_with_sun({ date, signIndex: first!.number - 1, until: momentOf(first!.endJdUT, context) }),
    say.free_by_day({
      date,
      spans: longest.sort((a, b) => a.startJdUT - b.startJdUT).map((span) => clockSpan(span, context)),
    }),
  ].join(' ');
}

const SOURCES = [
  citation(suryaSiddhanta(3, '42-48')),
  citation(practice('Kalaprakashika and the almanacs of the south')),
  citation(PUSHKARA_NAVAMSA_SOURCE),
];
