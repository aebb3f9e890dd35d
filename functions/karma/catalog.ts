/** Answers of /karma without a judgement: the list of shashtiamshas, and the D60 of a birth. */
import { debtOf } from '../../lib/astro/judgement/karma/debts.ts';
import { patternsOf } from '../../lib/astro/judgement/karma/patterns.ts';
import { d60Place, karmaPlaces, type KarmaPlaces } from '../../lib/astro/judgement/karma/places.ts';
import { PART_SOURCE } from '../../lib/astro/judgement/karma/karmaScores.ts';
import { PART_THEMES } from '../../lib/astro/judgement/karma/tables/partThemes.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { SHASHTIAMSHAS, type Shashtiamsha } from '../../lib/astro/varga/tables/shashtiamshas.ts';
import { vargaChart } from '../../lib/astro/varga/position.ts';
import { methodSource } from '../../lib/astro/varga/vargas.ts';
import type { D60Chart, ShashtiamshaList } from '../../lib/schemas/karma/answers.ts';
import type { Names } from '../../lib/words/names.ts';
import { karmaBirth, type KarmaNames } from './voice.ts';
import { d60Record, shashtiamshaRecord } from './places.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { PeriodTone } from '../../lib/astro/judgement/karma/facts.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { SIGN_ARC_DEG } from '../../lib/astro/tables/signs.ts';

export const NATURE_SOURCE = practice('Natures of the shashtiamshas by the meaning of the name: a convention');

/** Size of a shashtiamsha in degrees. */
const PART_DEG = 0.5;

export function shashtiamshaList({ names }: { names: Names }): ShashtiamshaList {
  const kind = SHASHTIAMSHAS.filter(({ nature }) => nature === 'benefic').length;
  return {
    nature_convention: 'meaning_of_name',
    benefic_count: kind,
    malefic_count: SHASHTIAMSHAS.length - kind,
    shashtiamshas: SHASHTIAMSHAS.map((part, index) => entry(part, index + 1, names)),
    sources: [citation(PART_SOURCE), citation(NATURE_SOURCE)],
  };
}

function entry(part: Shashtiamsha, number: number, names: Names): ShashtiamshaList['shashtiamshas'][number] {
  const fromDeg = (number - 1) * PART_DEG;
  const toDeg = number * PART_DEG;
  const theme = PART_THEMES.find(({ numbers }) => numbers.includes(number))!;
  return {
    ...shashtiamshaRecord(number, part, names),
    degree_range_odd_sign: rangeText(fromDeg, toDeg),
    degree_range_even_sign: rangeText(SIGN_ARC_DEG - toDeg, SIGN_ARC_DEG - fromDeg),
    from_degree: fromDeg,
    to_degree: toDeg,
    debt: debtOf(number)?.id ?? null,
    theme: theme.id,
    theme_name: names.of(theme),
  };
}

/** Returns `0°30'-1°00'`, as tables of the shashtiamshas write it. */
function rangeText(fromDeg: number, toDeg: number): string {
  const written = (deg: number) => `${Math.floor(deg)}°${deg % 1 === 0 ? '00' : '30'}'`;
  return `${written(fromDeg)}-${written(toDeg)}`;
}

export function d60Chart(context: BirthContext): D60Chart {
  const { chart, names } = karmaBirth(context);
  const varga = vargaChart(chart, 'd60');
  const places = karmaPlaces(chart, varga);
  const summary = d60Summary(places, names);
  return {
    headline: names.karma.d60_headline({ signIndex: places.Ascendant.signIndex, tone: d60Tone(places) }),
    short: fitted([summary], SHORT_CHARACTERS),
    ...d60Record(places, varga, names),
    summary,
    sources: [citation(methodSource(varga.varga, varga.method)), citation(PART_SOURCE), citation(NATURE_SOURCE)],
  };
}

/** What rises in the D60, and whether merit or tasks are more. */
export function d60Summary(places: KarmaPlaces, names: KarmaNames): string {
  return names.karma.d60({ ascendant: d60Place(places.Ascendant), tone: d60Tone(places) });
}

function d60Tone(places: KarmaPlaces): PeriodTone {
  return patternsOf(places)[0].tone;
}
