/** Wire records of the auspicious and inauspicious times of a day. */
import { AVOIDED_IDS } from '../../lib/astro/panchang/avoidedTimes.ts';
import { durMuhurtas, namedMuhurtas, previousDuskJdUT } from '../../lib/astro/panchang/muhurtas.ts';
import { amritaKaals, varjyams, type NakshatraWindow } from '../../lib/astro/panchang/nakshatraGhatis.ts';
import { citation } from '../../lib/astro/source.ts';
import { DAY_MUHURTAS, MUHURTA_USES, NIGHT_MUHURTAS } from '../../lib/astro/tables/muhurtas.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import type { DayMuhurta, DurMuhurta, NakshatraPart } from '../../lib/schemas/panchang/dayYogas.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { nakshatraRef } from '../../lib/records/common.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { abhijitRecord, kaalRecord } from './divisions.ts';
import { deityRecord, spanRecord, timedRecord } from '../../lib/records/day/common.ts';

type TimeFields = Pick<
  PanchangDaily,
  | 'rahu_kaal'
  | 'yamaganda'
  | 'gulika_kaal'
  | 'abhijit'
  | 'muhurtas'
  | 'dur_muhurtas'
  | 'varjyam'
  | 'amrita_kaal'
  | 'clear_times'
>;

export function timeFields({ clear, nakshatras }: DayFindings, context: DailyContext): TimeFields {
  const { day } = context;
  return {
    rahu_kaal: kaalRecord('rahu_kaal', context),
    yamaganda: kaalRecord('yamaganda', context),
    gulika_kaal: kaalRecord('gulika_kaal', context),
    abhijit: abhijitRecord(context),
    muhurtas: muhurtaRecords(context),
    dur_muhurtas: durMuhurtaRecords(context),
    varjyam: nakshatraParts(varjyams(nakshatras, day), context),
    amrita_kaal: nakshatraParts(amritaKaals(nakshatras, day), context),
    clear_times: {
      spans: clear.map((span) => spanRecord(span, context)),
      without: [...AVOIDED_IDS],
      confidence: 'interpretive',
    },
  };
}

function muhurtaRecords(context: DailyContext): DayMuhurta[] {
  const { conventions, day, ephemeris, moment, names } = context;
  const duskJdUT = previousDuskJdUT(day, moment, conventions.sunrise, ephemeris);
  return namedMuhurtas(day, duskJdUT).map((muhurta) => {
    const use = MUHURTA_USES[muhurta.id];
    return {
      id: muhurta.id,
      name: names.of(use),
      ...timedRecord(muhurta, context),
      nature: use.nature,
      good_for: names.texts(use.goodFor),
      rule: names.text(use.rule),
      source: citation(use.source),
    };
  });
}

function durMuhurtaRecords(context: DailyContext): DurMuhurta[] {
  const { day, names, varaIndex } = context;
  return durMuhurtas(day, varaIndex).map((muhurta) => {
    const { half, number } = muhurta;
    return {
      half,
      number,
      deity: deityRecord((half === 'day' ? DAY_MUHURTAS : NIGHT_MUHURTAS)[number - 1]!, names),
      ...timedRecord(muhurta, context),
    };
  });
}

function nakshatraParts(windows: readonly NakshatraWindow[], context: DailyContext): NakshatraPart[] {
  return windows.map((window) => ({
    ...timedRecord(window, context),
    nakshatra: nakshatraRef(window.number - 1, context.names),
    ghati: window.ghati,
  }));
}
