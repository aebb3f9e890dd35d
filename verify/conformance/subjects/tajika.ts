/** The same 235 years by the rules of Tajika Nilakanthi, computed by an independent program. */
import {
  DEFAULT_CHOICES,
  MOON_RULES,
  NONE_ASPECTS,
  type BalaChoices,
  type YearLordChoices,
} from '../../../lib/astro/varshphal/tajikaChoices.ts';
import type { Annual } from '../../../lib/astro/varshphal/annual.ts';
import { harshaBalas } from '../../../lib/astro/varshphal/harsha.ts';
import { panchaVargiyas } from '../../../lib/astro/varshphal/panchaVargiya.ts';
import { tripataki } from '../../../lib/astro/varshphal/tripataki.ts';
import { varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { SEVEN_PLANETS } from '../../../lib/astro/tables/planets.ts';
import type { TajikaYear } from '../../../tests/support/annual.ts';
import { listOf, ofBirths, type Context, type Row } from '../births.ts';
import { distance, subject, type Subject } from '../subject.ts';
import { annualOf } from './varshphal.ts';

const FILE = 'jyotish/varshphal-tajika';

/** The golden file takes the centre of the Sun on the mathematical horizon for sunrise. */
function ofYears(
  id: string,
  title: string,
  rowsOf: (annual: Annual, year: TajikaYear) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  const rows = function* (context: Context, { years }: { years: readonly TajikaYear[] }): Generator<Row> {
    for (const year of years) {
      for (const [what, found, expected] of rowsOf(annualOf(context, year.completed_years), year))
        yield [`${year.year}, ${what}`, found, expected];
    }
  };
  return subject({ id, title, basis: 'rule', ...ofBirths(FILE, rows, { sunrise: 'hindu' }), ...more });
}

function* balaRows({ chart }: Annual, { bala }: TajikaYear): Generator<Row> {
  const balas = panchaVargiyas(chart);
  for (const planet of SEVEN_PLANETS) {
    const { components } = bala[planet];
    for (const { id, points } of balas[planet].classical.parts) {
      yield [`${planet} ${id}`, points * 4, components[id === 'navamsha' ? 'navamsa' : (id as 'kshetra')]];
    }
  }
}

const NATURAL: BalaChoices = { relation: 'natural', drekkana: 'parashari' };

function* naturalRows({ chart }: Annual, year: TajikaYear): Generator<Row> {
  const balas = panchaVargiyas(chart, NATURAL);
  for (const planet of SEVEN_PLANETS) {
    yield [planet, balas[planet].classical.value, year.vishva_with_natural_relation_and_d3_lords[planet]];
  }
}

/** The file marks the years whose first two differ by less than a hundredth of a unit. */
function isNearTie({ disputed }: TajikaYear): boolean {
  return disputed?.['near_tie'] === true;
}

function* lordRows(annual: Annual, year: TajikaYear): Generator<Row> {
  if (isNearTie(year)) return;
  const { decidedBy, planet } = varshesha(annual);
  yield ['lord', planet, year.year_lord];
  yield ['decided by', decidedBy, year.decided_by];
}

/** Readings of what is left open; where none aspects, the file tells them before the rule on the Moon. */
function* readingRows(annual: Annual, { disputed }: TajikaYear): Generator<Row> {
  const lordBy = (choices: Partial<YearLordChoices>) => varshesha(annual, { ...DEFAULT_CHOICES, ...choices }).planet;
  for (const moon of MOON_RULES) {
    if (disputed?.[moon]) yield [`moon ${moon}`, lordBy({ moon }), disputed[moon]];
  }
  for (const noneAspects of NONE_ASPECTS) {
    const expected = disputed?.[noneAspects === 'lagna_lord' ? 'varsha_lagna_lord' : noneAspects];
    if (expected) yield [`none_aspects ${noneAspects}`, lordBy({ noneAspects, moon: 'keep' }), expected];
  }
}

function* harshaRows({ chart, isDayReturn }: Annual, { harsha_bala: expected }: TajikaYear): Generator<Row> {
  const balas = harshaBalas(chart, isDayReturn);
  for (const planet of SEVEN_PLANETS) yield [planet, balas[planet].value, expected[planet].total];
}

function* tripatakiRows(annual: Annual, { tripataki: expected }: TajikaYear): Generator<Row> {
  const { ascendant, moon, places } = tripataki(annual);
  for (const { planet, point, signIndex } of places) {
    const { house, sign } = expected.positions[planet]!;
    yield [`${planet}, sign`, signIndex + 1, sign];
    yield [`${planet}, point`, point, house];
  }
  yield ['touching the ascendant', listOf(ascendant.touching), listOf(expected.vedha_to_lagna)];
  yield ['touching the Moon', listOf(moon.touching), listOf(expected.vedha_to_moon)];
  yield ['joining the Moon', listOf(moon.joining), listOf(expected.with_moon)];
}

export const TAJIKA: readonly Subject[] = [
  ofYears('tajika-bala', 'Pancha-vargiya bala, units of the text', balaRows, { measure: distance('units', 0.0001) }),
  ofYears('tajika-natural-bala', 'Its sum by natural friendship and D3 lords', naturalRows, {
    convention: 'With `relation` natural and `drekkana` parashari.',
    measure: distance('units', 0.0001),
  }),
  ofYears('tajika-lords', 'Lord of the year, and what decides', lordRows, {
    convention: 'Two years with strengths within a hundredth of a unit are left out.',
  }),
  ofYears('tajika-readings', 'Lord of the year by other readings', readingRows, {
    convention: 'Of `moon` and `none_aspects`, where the lord depends on them.',
  }),
  ofYears('tajika-harsha', 'Harsha bala by the text', harshaRows),
  ofYears('tripataki', 'Tri-pataki: places, and who touches the ascendant and the Moon', tripatakiRows),
];
