import type { ChartFull } from '../../lib/schemas/chart/answers.ts';
import { ChartInput } from '../../lib/schemas/chart/chartInput.ts';
import type { answers } from '../../lib/schemas/chart/answers.ts';
import { BIRTH_PARTS, ChosenBirthParts } from '../../lib/schemas/chart/birthPartInputs.ts';
import { DOCUMENT_SECTIONS } from '../../lib/schemas/chart/documentSections.ts';
import { bearer } from '../_shell/principal.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { rawForms } from './forms.ts';
import { KINDS, type Kind } from './kinds.ts';
import * as results from './results.ts';

export const about = 'Charts one can look at: houses, drawings and a printable report; with an account';

/** Options of all routes of the group. */
const chart = (kind: Kind) => ({
  auth: bearer,
  input: ChartInput,
  formats: rawForms(kind),
  usesHouseSystem: kind.usesHouseSystem,
});

/** 1 December 2025. */
const BHAV_CHALIT_ENDED = { sinceUnixSeconds: 1_764_547_200, successor: '/chart/bhava-intensity' };

/** Parts of the whole that may be asked for alone. */
const SECTIONS = [
  'chart',
  'ascendant',
  'planets',
  'houses',
  'panchang',
  'avakahada',
  'dasha',
  'transits',
  'sade_sati',
  'dhaiya',
  'double_transit',
  'yogas',
  'doshas',
  'svg',
  'pdf',
  'disclaimer',
  'sources',
] as const satisfies readonly (keyof ChartFull)[];

/** What paths of their own tell of yogas, doshas and transits in words stands in the full answer only. */
const WHOLE = {
  listsRules: true,
  sections: SECTIONS,
  reportSections: DOCUMENT_SECTIONS,
  fullOnly: [
    ...['evidence', 'formation', 'remedies', 'cancellation_conditions', 'advice', 'timing', 'effects'],
    ...['result', 'effect', 'segments', 'moorti', 'kaksha', 'next_span'],
    ...['timeline', 'houses_from_moon', 'sub_periods', 'vedha'],
  ],
  notBrief: [...BIRTH_PARTS, 'houses', 'transits', 'double_transit', 'blemishes', 'avoid'],
};

export const routes = [
  natal('/chart/birth', results.birth, {
    answer: 'birth',
    ...chart(KINDS.birth),
    query: ChosenBirthParts,
    asks: { notBrief: [...BIRTH_PARTS] },
  }),
  natal('/chart/moon', results.moon, { answer: 'moon', ...chart(KINDS.moon) }),
  natal('/chart/sun', results.sun, { answer: 'sun', ...chart(KINDS.sun) }),
  natal('/chart/north-indian', results.northIndian, {
    answer: 'northIndian',
    ...chart(KINDS.north_indian),
    // Its drawing is there without being asked for.
    asks: { notBrief: ['svg'] },
  }),
  natal('/chart/bhava-intensity', results.intensity, { answer: 'bhavaIntensity', ...chart(KINDS.bhava_intensity) }),
  natal('/chart/full', results.full, {
    answer: 'full',
    ...chart(KINDS.full),
    usesNow: true,
    check: nowInEphemeris,
    asks: WHOLE,
  }),
  natal('/chart/bhav-chalit', results.bhavChalit, {
    answer: 'bhavChalit',
    ...chart(KINDS.bhav_chalit),
    deprecated: BHAV_CHALIT_ENDED,
  }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
