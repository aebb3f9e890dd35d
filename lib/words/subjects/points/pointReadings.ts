/** Sentences of /special about points: special ascendants, upagrahas, sphutas, the yogi, the avakahada chakra. */
import { POINTS_EN } from '../../en/points/pointReadings.ts';
import type { PointWords } from '../../facts/points/pointReadings.ts';
import { POINTS_HI } from '../../hi/points/pointReadings.ts';
import type { Catalogues } from '../../say.ts';

export const POINTS: Catalogues<PointWords> = { en: POINTS_EN, hi: POINTS_HI };
