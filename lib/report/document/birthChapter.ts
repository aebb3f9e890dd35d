/** The chapter of the birth: its data, panchang and avakahada chakra, and how the clock was understood. */
import { avakahadaRecord } from '../../records/chart/birthParts.ts';
import type { Avakahada } from '../../schemas/chart/birthParts.ts';
import { drawFacts, type PrintedFact } from '../facts.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import { birthFacts, conventionFacts, panchangFacts } from '../pages/birthFacts.ts';
import { drawKeys } from '../pages/keys.ts';
import type { Report } from '../report.ts';
import { chapter, heading, paragraph, space, type Flow } from './flow.ts';

const GAP_PT = 20;

/** Draws the chapter. */
export function birthChapter(flow: Flow): void {
  const { report } = flow;
  const { say } = report.words;
  chapter(flow, say('chapter_birth'));
  flow.topPt = drawKeys(report, flow.topPt) + 20;
  heading(flow, say('birth'));
  inColumns(flow, halves(birthFacts(report)), 86);
  heading(flow, say('panchang'));
  inColumns(flow, halves(panchangFacts(report)), 86);
  const found = avakahadaRecord(report.context);
  heading(flow, say('avakahada'));
  inColumns(flow, halves(avakahadaFacts(report, found)), 100);
  paragraph(flow, soundsText(report, found));
  space(flow, 6);
  heading(flow, say('conventions'));
  inColumns(flow, halves(conventionFacts(report)), 86);
  const { warnings } = report.options;
  if (warnings.length === 0) return;
  heading(flow, say('notes'));
  for (const warning of warnings) paragraph(flow, report.words.note(warning), STYLES.subtitle);
}

function halves<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

function inColumns(flow: Flow, columns: readonly (readonly PrintedFact[])[], labelPt: number): void {
  const widthPt = (CONTENT_PT - GAP_PT * (columns.length - 1)) / columns.length;
  const ends = columns.map((facts, k) =>
    drawFacts(flow.section, facts, { xPt: MARGIN_PT + k * (widthPt + GAP_PT), topPt: flow.topPt, widthPt, labelPt }),
  );
  flow.topPt = Math.max(...ends) + 10;
}

function avakahadaFacts({ words: { say } }: Report, found: Avakahada): PrintedFact[] {
  return [
    { label: say('varna'), value: found.varna.name },
    { label: say('vashya'), value: found.vashya.name },
    { label: say('yoni'), value: `${found.yoni.name}, ${say(found.yoni.sex)}` },
    { label: say('gana'), value: found.gana.name },
    { label: say('nadi'), value: found.nadi.name },
    { label: say('tatva'), value: found.tatva.name },
    { label: say('paya'), value: found.paya.name },
    { label: say('paya_by_star'), value: found.paya_by_nakshatra.name },
    { label: say('yunja'), value: found.yunja.name },
    { label: say('vihaga'), value: found.vihaga.name },
    { label: say('letter_class'), value: found.varga.name },
    { label: say('name_sounds'), value: found.name_syllables.map(({ devanagari }) => devanagari).join(' · ') },
  ];
}

function soundsText({ context: { chart, names }, words: { say } }: Report, found: Avakahada): string {
  const written = ({ devanagari, latin }: Avakahada['name_syllables'][number]) => `${devanagari} (${latin})`;
  return say('name_sounds_are', {
    own: written(found.name_syllables.find((sound) => sound.is_own)!),
    nakshatra: names.nakshatra(chart.planets.Moon.nakshatraIndex),
    all: found.name_syllables.map(written).join(', '),
  });
}
