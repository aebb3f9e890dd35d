/** vedic panchang: the panchang of a day at a place. */
import { routes } from '../../functions/panchang/routes.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type { PanchangDaily as Daily } from '../../lib/schemas/panchang/daily.ts';
import { localDate, placeClock } from '../../lib/time/placeClock.ts';
import { TimezoneError } from '../../lib/time/timezoneChoice.ts';
import { command, conventionsOf, detailQuery, rowOf } from '../command.ts';
import { dateOf, isLikeDate, UsageError, type Given } from '../given.ts';
import type { Place } from '../place.ts';
import { EMPTY, line, type Line } from '../screen/lines.ts';
import { table, type Cell } from '../screen/table.ts';
import { basisLine } from './headings.ts';

interface Answer {
  readonly data: Daily;
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
  show([{ data, meta }], given, [place]) {
    const { texts, words } = given;
    const heading = `${data.vara?.name ?? ''}, ${words.date(data.date)} · ${place!.text}`;
    const further = texts.detail === 'brief' ? [] : [EMPTY, ...times(data, given)];
    const yogas = texts.detail === 'full' ? dayYogas(data, given) : [];
    return [line(heading, 'strong'), basisLine(meta, place!, given), EMPTY, ...limbs(data, given), ...further, ...yogas];
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

function limbs(data: Daily, { words }: Given): Line[] {
  const { panchang: own } = words;
  const { date } = data;
  const at = (instant: string | null) => (instant === null ? own.none : words.clock(instant, date));
  const running = (parts: readonly { readonly name: string; readonly end: string }[], named = (name: string) => name) =>
    parts.map((part, k) => (k < parts.length - 1 || part.end < data.next_sunrise! ? `${named(part.name)} ${words.until(words.clock(part.end, date))}` : named(part.name))).join(' · ');
  const { lunar_month: month, samvat } = data;
  const rows: Cell[][] = [
    [label(own.sun), `${own.rise(at(data.sunrise))} · ${own.set(at(data.sunset))}`],
    [label(own.moon), `${own.rise(at(data.moonrise))} · ${own.set(at(data.moonset))}`],
    [label(own.month), own.months(month.amanta.name, month.purnimanta.name, month.paksha_name, month.is_adhika)],
    [label(own.year), own.years(samvat.vikram.year, samvat.shaka.year)],
    [label(own.tithi), data.tithi.map((part) => `${part.paksha_name} ${part.name} ${words.until(words.clock(part.end, date))}`).join(' · ')],
    [label(own.nakshatra), running(data.nakshatra)],
    [label(own.yoga), running(data.yoga)],
    [label(own.karana), running(data.karana)],
    [label(own.sunSign), data.sun.sign.name],
    [label(own.moonSign), data.moon.signs.map(({ end, sign }, k, all) => (k < all.length - 1 ? `${sign.name} ${words.until(words.clock(end, date))}` : sign.name)).join(' · ')],
    [label(own.ritu), data.ritu.sidereal.name],
  ];
  return table(rows);
}

interface Span {
  readonly start: string;
  readonly end: string;
}

function times(data: Daily, given: Given): Line[] {
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

function dayYogas(data: Daily, { words }: Given): Line[] {
  const rows = data.special_yogas.map(({ end, meaning, name, nature, start }): Cell[] => [
    { text: name, look: nature === 'bad' ? 'bad' : 'good' },
    words.span(start, end, data.date),
    meaning,
  ]);
  const { direction } = data.directions.disha_shool;
  const shool = table([[label(words.panchang.shool), direction.name]]);
  return [...(rows.length === 0 ? [] : [EMPTY, line(words.panchang.dayYogas, 'strong'), ...table(rows)]), EMPTY, ...shool];
}
