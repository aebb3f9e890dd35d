/** Sentences of /special/drekkana and /special/hora-chart, beyond those of the divisional charts themselves. */
import { LIFE_CHARTS_EN } from '../en/lifeCharts.ts';
import { LIFE_CHARTS_HI } from '../hi/lifeCharts.ts';
import type { Catalogues } from '../say.ts';
import type { LifeChartWords } from '../facts/lifeCharts.ts';

export const LIFE_CHARTS: Catalogues<LifeChartWords> = { en: LIFE_CHARTS_EN, hi: LIFE_CHARTS_HI };
