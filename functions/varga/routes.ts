import { EXALTATION_READINGS } from '../../lib/astro/varga/exaltation.ts';
import { choice } from '../../lib/schemas/common/inputs.ts';
import { MOST_PARTS, VARGA_IDS } from '../../lib/astro/varga/vargas.ts';
import { numberWord } from '../../lib/astro/words.ts';
import type { answers } from '../../lib/schemas/varga/answers.ts';
import { DrawnBirth } from '../../lib/schemas/common/drawing/inputs.ts';
import { drawnToo, pictured } from '../_shell/drawn/drawn.ts';
import { vargaDrawn } from '../_shell/drawn/vargaDrawn.ts';
import { natal, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { all, divisional } from './results.ts';
import { vimsopaka } from './vimsopaka.ts';

export const about = `The ${numberWord(VARGA_IDS.length)} divisional charts from D1 to D${MOST_PARTS}, one by one and at once, and the strength that they add up to`;

const VimsopakaQuery = {
  exaltation: choice(
    EXALTATION_READINGS,
    'by_lord: a sign counts by its lord alone; full: 20 points in exaltation and moolatrikona signs, 5 in debilitation; default by_lord',
  ),
};

/** From where to where a part goes, who rules it, and how a factor of a reading adds up, are told in full only. */
const ONE_CHART = { fullOnly: ['part', 'ruler', 'part_rulers', 'reasons'], notBrief: ['houses'] };
const ALL_CHARTS = {
  fullOnly: [...ONE_CHART.fullOnly, 'factors', 'fruit', 'notes', 'methods', 'ascendant_lord', 'houses', 'dms'],
  notBrief: ['houses', 'name', 'number', 'reading', 'degree', 'percentile', 'is_vargottama'],
};

export const routes = [
  natal('/varga/all', all, { answer: 'all', asks: ALL_CHARTS }),
  ...VARGA_IDS.map((id) =>
    natal(`/varga/${id}`, drawnToo(divisional(id), vargaDrawn(id)), {
      answer: id,
      input: DrawnBirth,
      asks: ONE_CHART,
      ...pictured(vargaDrawn(id)),
    }),
  ),
  natal('/varga/vimsopaka', vimsopaka, { answer: 'vimsopaka', query: VimsopakaQuery }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
