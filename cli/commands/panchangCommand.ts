/** vedic panchang: the panchang of a day at a place. */
import { routes } from '../../functions/panchang/routes.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import { localDate, placeClock } from '../../lib/time/placeClock.ts';
import { TimezoneError } from '../../lib/time/timezoneChoice.ts';
import { command, conventionsOf, detailQuery, readable, rowOf } from '../command.ts';
import { dateOf, isLikeDate, UsageError, type Given } from '../given.ts';
import type { Place } from '../placeGiven.ts';
import { EMPTY, line, type Line } from '../screen/lines.ts';
import { table, type Cell } from '../screen/table.ts';
import { widthOf, wrapped } from '../screen/width.ts';
import { basisLine } from './birthLines.ts';

interface Answer {
  readonly data: PanchangDaily;
  readonly meta: Meta;
}

export const main = command<[Answer]>({
  name: 'panchang',
  ask(given, find, { nowUnixMs }) {
    const { terms, texts, words } = given;
    const hasDate = terms[0] !== undefined && isLikeDate(terms[0]);
    const name = terms.slice(hasDate ? 1 : 0).join(' ');
    if (name === '') {
      throw new UsageError([`place: ${words.placeMissing}`, words.usage('panchang'), words.seeHelp('panchang')]);
    }
    const place = find(name);
    const { latitude, longitude } = place;
    const timezone = texts.timezone ?? null;
    const date = hasDate ? dateOf(terms[0]!) : today(place, timezone, nowUnixMs);
    const query = { date, latitude, longitude, timezone, ...conventionsOf(given), ...detailQuery(given, 'standard') };
    return { questions: [{ row: rowOf(routes, '/panchang/daily'), query }], places: [place] };
  },
  show([{ data, meta }], given, [place], { columns }) {
    const { texts, words } = given;
    const heading = `${data.vara?.name ?? ''}, ${words.date(data.date)} · ${place!.text}`;
    const further = texts.detail === 'brief' ? [] : [EMPTY, ...times(data, given)];
    const yogas = texts.detail === 'full' ? dayYogas(data, given, columns) : [];
    return [
      line(heading, 'strong'),
      basisLine(meta, place!, given),
      EMPTY,
      ...limbs(data, given, columns),
      ...further,
      ...yogas,
    ];
  },
});

/** Today at a place; where its time zone cannot be read, of Greenwich, as the service refuses the zone anyway. */
function today({ latitude, longitude }: Place, timezone: string | null, nowUnixMs: number): string {
  try {
    return localDate(placeClock({ latitude, longitude, timezone }), nowUnixMs);
  } catch (error) {
    if (!(error instanceof TimezoneError)) throw error;
    return new Date(nowUnixMs).toISOString().slice(0, 10);
  }
}

const label = (text: string): Cell => ({ text, look: 'faint' });

/** Columns of the longest label with the gap behind it. */
const LABELS = 14;

interface Running {
  readonly name: string;
  readonly end: string;
}

function limbs(data: PanchangDaily, { words }: Given, columns: number): Line[] {
  const { panchang: own } = words;
  const { date, lunar_month: month, samvat } = data;
  const at = (instant: string | null) => (instant === null ? own.none : words.clock(instant, date));
  // What follows and goes on after the day is told without its end.
  const running = (parts: readonly Running[]) =>
    parts.map(({ end, name }, k) =>
      k === 0 || k < parts.length - 1 || end < (data.next_sunrise ?? '')
        ? `${name} ${words.until(words.clock(end, date))}`
        : name,
    );
  const tithis = data.tithi.map(({ end, name, paksha_name: paksha }) => ({ name: `${paksha} ${name}`, end }));
  const moonSigns = data.moon.signs.map(({ end, sign }) => ({ name: sign.name, end }));
  return table([
    [label(own.sun), `${own.rise(at(data.sunrise))} · ${own.set(at(data.sunset))}`],
    [label(own.moon), `${own.rise(at(data.moonrise))} · ${own.set(at(data.moonset))}`],
    [label(own.month), own.months(month.amanta.name, month.purnimanta.name, month.paksha_name, month.is_adhika)],
    [label(own.year), own.years(samvat.vikram.year, samvat.shaka.year)],
    ...fitted(own.tithi, running(tithis), columns),
    ...fitted(own.nakshatra, running(data.nakshatra), columns),
    ...fitted(own.yoga, running(data.yoga), columns),
    ...fitted(own.karana, running(data.karana), columns),
    [label(own.sunSign), data.sun.sign.name],
    ...fitted(own.moonSign, running(moonSigns), columns),
    [label(own.ritu), data.ritu.sidereal.name],
  ]);
}

/** Texts in one row where it has room for them, otherwise each in its own. */
function fitted(name: string, texts: readonly string[], columns: number): Cell[][] {
  const joined = texts.join(' · ');
  if (LABELS + widthOf(joined) <= columns) return [[label(name), joined]];
  return texts.map((text, k) => [k === 0 ? label(name) : '', text]);
}

interface Span {
  readonly start: string;
  readonly end: string;
}

function times(data: PanchangDaily, given: Given): Line[] {
  const { words } = given;
  const { panchang: own } = words;
  const row = (name: string, { end, start }: Span, look: 'good' | 'bad'): Cell[] => [
    { text: name, look },
    words.span(start, end, data.date),
  ];
  const good = [
    ...data.muhurtas.filter(({ nature }) => nature === 'good').map((one) => row(one.name, one, 'good')),
    ...(data.abhijit?.is_usable ? [row(data.abhijit.name, data.abhijit, 'good')] : []),
    ...data.amrita_kaal.map((one) => row(own.amrita, one, 'good')),
  ];
  const bad = [
    ...[data.rahu_kaal, data.yamaganda, data.gulika_kaal].flatMap((one) => (one ? [row(one.name, one, 'bad')] : [])),
    ...data.dur_muhurtas.map((one) => row(own.durMuhurta, one, 'bad')),
    ...data.varjyam.map((one) => row(own.varjyam, one, 'bad')),
    ...data.bhadra.map((one) => row(own.bhadra, one, 'bad')),
  ];
  return [line(own.auspicious, 'strong'), ...table(good), EMPTY, line(own.avoid, 'strong'), ...table(bad)];
}

function dayYogas(data: PanchangDaily, { words }: Given, columns: number): Line[] {
  const told = data.special_yogas.flatMap(({ end, meaning, name, nature, start }): Line[] => [
    [
      { at: 0, text: name, look: nature === 'bad' ? 'bad' : 'good' },
      { at: widthOf(name) + 2, text: words.span(start, end, data.date) },
    ],
    ...wrapped(meaning, readable(columns) - 2).map((text) => line(text, 'plain', 2)),
  ]);
  const shool = table([[label(words.panchang.shool), data.directions.disha_shool.direction.name]]);
  return [...(told.length === 0 ? [] : [EMPTY, line(words.panchang.dayYogas, 'strong'), ...told]), EMPTY, ...shool];
}
