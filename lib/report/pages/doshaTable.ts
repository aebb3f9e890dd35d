/** The table of doshas: what remains of each, what relieves it and the first remedy; and the names of the others. */
import { uncapitalised } from '../../words/en/grammar.ts';
import type { AllDoshas } from '../../schemas/dosha/doshaVerdicts.ts';
import { CONTENT_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import type { Word } from '../../words/report/reportWords.ts';
import type { TextColumn } from '../textTable.ts';

type Dosha = AllDoshas['doshas'][number];

/** Returns the columns of the table of doshas, headed in the language of the report; widths in points. */
export function doshaColumns({ words: { say } }: Report): TextColumn[] {
  return [
    { heading: say('dosha'), widthPt: 92, style: STYLES.strongCell },
    { heading: say('what_is_left'), widthPt: 76 },
    { heading: say('eased_by'), widthPt: 186 },
    { heading: say('begin_with'), widthPt: CONTENT_PT - 354 },
  ];
}

/** Returns the cells of one dosha: name, remaining severity with its score, what relieves it, and the first remedy. */
export function doshaRow({ words: { say } }: Report, dosha: Dosha): string[] {
  const { cancellations, name, remedies, severity_name: severity, status, strength } = dosha;
  const [first, ...others] = cancellations.map(({ text }) => text);
  const [remedy] = remedies;
  const more = others.length > 0 ? ` ${say('reliefs_more', { count: others.length })}` : '';
  return [
    name,
    say(status === 'active' ? 'left_whole' : 'left_reduced', { severity, score: strength!.score }),
    first === undefined ? say('no_relief') : `${first}${more}`,
    remedy ? `${remedy.title}: ${uncapitalised(remedy.when)}` : '',
  ];
}

/** Names the doshas outside the table: the further ones, the cancelled, the absent, and those that need two charts. */
export function doshasNamed({ words: { say } }: Report, doshas: readonly Dosha[], unshown: readonly Dosha[]): string[] {
  const lines: readonly (readonly [Word, readonly Dosha[]])[] = [
    ['doshas_lighter', unshown],
    ['doshas_cancelled', doshas.filter(({ status }) => status === 'cancelled')],
    ['doshas_absent', doshas.filter(({ status }) => status === 'absent')],
    ['doshas_partial', doshas.filter(({ status }) => status === 'partial')],
    ['doshas_of_two', doshas.filter(({ status }) => status === 'unknown')],
  ];
  return lines
    .filter(([, named]) => named.length > 0)
    .map(([word, named]) => say(word, { names: named.map(({ name }) => name).join(', ') }));
}
