/** The chapters that read the chart: houses, planets, yogas, doshas. */
import { HOUSES } from '../../astro/planet/lordship.ts';
import { HOUSE_TOPICS } from '../../astro/tables/houses.ts';
import { PLANETS } from '../../astro/tables/planets.ts';
import { houseDetail } from '../../records/house/houseDetail.ts';
import { dividedChart, houseLordRecord, occupantRecord } from '../../records/house/houseRecords.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { Found } from '../../records/chart/formations.ts';
import { capitalised } from '../../astro/words.ts';
import { doshaColumns, doshaRow, doshasNamed } from '../pages/doshaTable.ts';
import { DOCUMENT_STYLES, STYLES } from '../paper.ts';
import { chapter, heading, paragraph, space, table, type Flow } from './flow.ts';

/** Draws the chapter that reads the twelve houses. */
export function housesChapter(flow: Flow): void {
  const { context, words } = flow.report;
  const { names } = context;
  chapter(flow, words.say('chapter_houses'));
  drawAgeNote(flow);
  for (const number of HOUSES) {
    const detail = houseDetail(context, number);
    const area = HOUSE_TOPICS[number - 1]!.area[names.lang];
    const { id, house } = detail.lord_details;
    const lord = names.planet(PLANETS.find((planet) => planetId(planet) === id)!);
    const { percentile, score } = detail.strength;
    heading(
      flow,
      words.say('house_title', { house: number, area: capitalised(area) }),
      `${words.say('house_aside', { sign: detail.sign.name, lord, house })} · ${words.say('percentile_of', { score, percentile })}`,
    );
    const sentences = detail.predictions.map(({ text }) => text);
    paragraph(flow, detail.summary);
    paragraph(flow, sentences.join(' '), STYLES.body);
    if (detail.disclaimer) paragraph(flow, detail.disclaimer, DOCUMENT_STYLES.caption);
    space(flow, 6);
  }
}

/** Says to the young that the texts read a whole life. */
function drawAgeNote(flow: Flow): void {
  const { context, words } = flow.report;
  const { stage } = context.person();
  if (stage === 'child' || stage === 'youth') paragraph(flow, words.say('readings_young'), DOCUMENT_STYLES.lead);
}

/** Draws the chapter that reads the nine planets: what each brings where it stands, and as lord of its houses. */
export function planetsReadChapter(flow: Flow): void {
  const { context, words } = flow.report;
  const { chart, names } = context;
  const strengths = context.strengths();
  const divided = dividedChart(context);
  const { houses, houseOf } = divided.division;
  chapter(flow, words.say('chapter_planets_read'));
  drawAgeNote(flow);
  for (const planet of PLANETS) {
    const house = houses[houseOf[planet] - 1]!;
    const placed = occupantRecord(divided, house, planet, strengths);
    const { percentile, value } = strengths[planet];
    const dignity = names.term(chart.planets[planet].dignity);
    heading(
      flow,
      words.say('planet_title', { planet: names.planet(planet), sign: names.sign(chart.signs[planet]) }),
      `${words.say('planet_aside', { house: house.number, dignity })} · ${words.say('percentile_of', { score: value, percentile })}`,
    );
    const ruled = houses.filter(({ lord }) => lord === planet);
    const effects = ruled.map((one) => houseLordRecord(divided, one, context).effect.text);
    paragraph(flow, [placed.effect.text, ...effects].join(' '));
    space(flow, 6);
  }
}

/** Yogas that are told in full; the others are named. */
const TOLD_YOGAS = 14;

/** Draws the chapter of yogas: each that stands with its grade, how rare it is, and what it gives. */
export function yogasChapter(flow: Flow, { formed, looked, records }: Found): void {
  const { say } = flow.report.words;
  const { yogas } = records;
  chapter(flow, say('chapter_yogas'));
  const standing = yogas.filter(({ status }) => status !== 'cancelled');
  const lead = say(standing.length > 0 ? 'yogas_found' : 'yogas_none', { found: formed, looked });
  paragraph(flow, lead, DOCUMENT_STYLES.lead);
  space(flow, 6);
  for (const yoga of standing.slice(0, TOLD_YOGAS)) {
    const { grade, name, result, share_percent: share, strength } = yoga;
    const rarity = share === null ? '' : say('share_only', { share });
    const grades = { proper: 'grade_proper', blemished: 'grade_blemished', formal: 'grade_formal' } as const;
    const described = grade === null ? rarity : `${say(grades[grade])}; ${rarity}`;
    heading(flow, name, strength === null ? described : `${say('score_of', { score: strength.score })} · ${described}`);
    paragraph(flow, result ?? '');
    space(flow, 5);
  }
  const named = {
    yogas_more: standing.slice(TOLD_YOGAS),
    yogas_cancelled: yogas.filter((yoga) => !standing.includes(yoga)),
  };
  for (const word of ['yogas_more', 'yogas_cancelled'] as const) {
    if (named[word].length === 0) continue;
    paragraph(flow, say(word, { names: named[word].map(({ name }) => name).join(', ') }), DOCUMENT_STYLES.caption);
  }
}

/** Draws the chapter of doshas: what is left of each that stands, what eases it, and what to begin with. */
export function doshasChapter(flow: Flow, { records: { doshas } }: Found): void {
  const { report } = flow;
  const { say } = report.words;
  const standing = doshas
    .filter(({ status }) => status === 'active' || status === 'reduced')
    .sort((a, b) => b.strength!.score - a.strength!.score);
  const looked = doshas.filter(({ needs }) => needs === null).length;
  chapter(flow, say('chapter_doshas'));
  const lead = say(standing.length > 0 ? 'doshas_found' : 'doshas_none', { found: standing.length, looked });
  paragraph(flow, lead, DOCUMENT_STYLES.lead);
  space(flow, 6);
  const rows = standing.map((dosha) => doshaRow(report, dosha));
  if (rows.length > 0) table(flow, null, doshaColumns(report), rows);
  for (const { name, result } of standing) {
    if (result === null) continue;
    heading(flow, name);
    paragraph(flow, result);
    space(flow, 4);
  }
  for (const line of doshasNamed(report, doshas, [])) paragraph(flow, line, DOCUMENT_STYLES.caption);
}
