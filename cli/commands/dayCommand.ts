/** vedic day: how a day goes for a person. */
import { routes } from '../../functions/pdae/routes.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type { PersonalAnalysis } from '../../lib/schemas/pdae/analysis.ts';
import { birthBody, command, conventionsOf, detailQuery, placedBirths, readable, rowOf } from '../command.ts';
import { birthsOf, dateOf, type Given } from '../given.ts';
import { EMPTY, line, type Line, type Look } from '../screen/lines.ts';
import { table, type Cell } from '../screen/table.ts';
import { wrapped } from '../screen/width.ts';
import { birthText } from './birthLines.ts';

interface Answer {
  readonly data: PersonalAnalysis;
  readonly meta: Meta;
}

export const main = command<[Answer]>({
  name: 'day',
  ask(given, find) {
    const [birth] = placedBirths(given, 1, find);
    const { at, on } = given.texts;
    const stay = at === undefined ? null : find(at);
    const location = stay && { latitude: stay.latitude, longitude: stay.longitude };
    const body = {
      ...birthBody(birth!, given),
      ...conventionsOf(given),
      ...(location && { current_location: location }),
    };
    // A date as the instant of now means its noon at the place.
    const query = { ...detailQuery(given, 'standard'), as_of: on === undefined ? null : dateOf(on) };
    return {
      questions: [{ row: rowOf(routes, '/pdae/today'), body, query }],
      places: [birth!.at, ...(stay ? [stay] : [])],
    };
  },
  show([{ data }], given, [birthPlace, stay], { columns }) {
    const { texts, words } = given;
    const [birth] = birthsOf(given, 1);
    const width = readable(columns);
    const paragraph = (text: string, look: Look = 'plain') => wrapped(text, width).map((one) => line(one, look));
    const { vara } = data.panchang;
    const heading = `${vara?.name ?? ''}, ${words.date(data.target_date)} · ${(stay ?? birthPlace)!.text}`;
    const isBrief = texts.detail === 'brief';
    return [
      line(heading, 'strong'),
      line(words.day.born(birthText(birth!, birthPlace!, given)), 'faint'),
      EMPTY,
      line(words.day.score(data.class_name, data.overall_score), LOOKS[data.class]),
      ...paragraph(data.headline, 'strong'),
      ...paragraph(data.short),
      EMPTY,
      ...areas(data),
      ...(isBrief ? [] : [EMPTY, ...times(data, given), ...advice(data, given, width), ...sky(data, given)]),
      ...(isBrief ? [] : [EMPTY, ...paragraph(data.disclaimer, 'faint')]),
    ];
  },
});

const LOOKS: Readonly<Record<PersonalAnalysis['class'], Look>> = {
  best: 'good',
  good: 'good',
  normal: 'accent',
  avoid: 'bad',
  danger: 'bad',
};

/** Columns of a whole bar. */
const BAR = 20;

function areas({ categories }: PersonalAnalysis): Line[] {
  const rows = Object.values(categories).map(({ class: id, class_name: verdict, name, score }): Cell[] => {
    const full = Math.round((score / 100) * BAR);
    const look = LOOKS[id];
    return [name, { text: '█'.repeat(full) + '░'.repeat(BAR - full), look }, String(score), { text: verdict, look }];
  });
  return table(rows, { right: [2] });
}

/** Times and pieces of advice that are shown; the full answer has all. */
const MOST = 3;

function most<Item>(items: readonly Item[], { texts }: Given): readonly Item[] {
  return texts.detail === 'full' ? items : items.slice(0, MOST);
}

function times({ muhurta_timings: { avoid, best }, target_date: date }: PersonalAnalysis, given: Given): Line[] {
  const { words } = given;
  const inOrder = [...most(best, given)].sort((a, b) => (a.start < b.start ? -1 : 1));
  const good = inOrder.map(({ end, purpose_name: purpose, start }): Cell[] => [
    { text: words.span(start, end, date), look: 'good' },
    purpose,
  ]);
  const bad = most(avoid, given).map(({ end, name, start }): Cell[] => [
    { text: words.span(start, end, date), look: 'bad' },
    name,
  ]);
  return [
    ...(good.length === 0 ? [] : [line(words.day.bestTimes, 'strong'), ...table(good), EMPTY]),
    ...(bad.length === 0 ? [] : [line(words.day.avoid, 'strong'), ...table(bad), EMPTY]),
  ];
}

function advice({ recommendations }: PersonalAnalysis, given: Given, width: number): Line[] {
  const { day } = given.words;
  const listed = (kind: string, title: string): Line[] => {
    const texts = most(
      recommendations.filter((one) => one.kind === kind),
      given,
    ).map(({ text }) => text);
    if (texts.length === 0) return [];
    return [line(title, 'strong'), ...texts.flatMap((text) => item(text, width)), EMPTY];
  };
  return [...listed('do', day.advice), ...listed('leave', day.leave)];
}

/** A text behind a bullet, its further lines below its first word. */
function item(text: string, width: number): Line[] {
  return wrapped(text, width - 2).map((one, k) => [
    { at: 0, text: k === 0 ? '•' : '' },
    { at: 2, text: one },
  ]);
}

function sky({ chandrabala, dasha, tarabala }: PersonalAnalysis, { words }: Given): Line[] {
  const { tara } = tarabala;
  const lords = dasha.path
    .slice(0, MOST)
    .map(({ name }) => name)
    .join(' › ');
  const last = dasha.path.slice(0, MOST).at(-1);
  const rows: Cell[][] = [
    [words.day.moon, words.day.moonPlace(chandrabala.sign.name, chandrabala.house, chandrabala.nature_name)],
    ['', words.day.tara(tara.nakshatra.name, tara.name, tara.nature_name)],
    ...(last ? [[words.day.dasha, `${lords} ${words.until(words.date(last.end.slice(0, 10)))}`]] : []),
  ];
  return table(rows.map(([label, text]): Cell[] => [{ text: label as string, look: 'faint' }, text!]));
}
