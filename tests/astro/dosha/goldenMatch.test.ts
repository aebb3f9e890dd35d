/** Doshas of a match for 60 couples, against koots and exceptions worked from the rule elsewhere. */
import { expect, test } from '@jest/globals';
import { judgeDosha } from '../../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../../lib/astro/dosha/index.ts';
import { manglik } from '../../../lib/astro/dosha/manglik/manglik.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../support/chartOf.ts';
import { drawnFacts } from '../../support/doshaTest.ts';
import { golden } from '../../support/golden.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

interface Side {
  id: string;
  moon_longitude: number;
}

interface Couple {
  groom: Side;
  bride: Side;
  expected: {
    koots: Record<'gana' | 'bhakoot' | 'nadi', { points: number }>;
    exceptions_met: string[];
    exceptions_applied: string[];
    rajju: Record<'groom' | 'bride' | 'groom_direction' | 'bride_direction', string>;
    manglik: Record<'groom' | 'bride', { present_from_lagna: boolean }>;
  };
}

const { cases } = golden<{ cases: Couple[] }>('jyotish/matching');

/** Our conditions by the names of the file; those of the file that are not here need roles or further koots. */
const EXCEPTIONS = {
  nadi: {
    same_sign_other_nakshatra: 'nadi_same_sign_other_star',
    same_nakshatra_other_sign: 'nadi_same_star_other_sign',
    same_nakshatra_other_pada: 'nadi_same_star_other_pada',
    spared_nakshatras: 'nadi_exempt_stars',
    benefic_sign_lord: 'nadi_one_lord_benefic',
    friendly_moon_lords: 'nadi_lords_friendly',
    padas_not_facing: 'nadi_no_pada_vedha',
  },
  bhakoot: {
    same_lord: 'bhakoot_one_lord',
    friendly_lords: 'bhakoot_lords_friendly',
    friendly_navamsa_lords: 'bhakoot_navamsa_lords_friendly',
    peaceful_sixth_and_eighth: 'bhakoot_friendly_six_eight',
  },
  gana: {
    same_or_friendly_lords: 'gana_lords_friendly',
    same_sign_other_nakshatra: 'gana_same_sign_other_star',
    friendly_navamsa_lords: 'gana_navamsa_lords_friendly',
  },
} as const;

const moonAt = (deg: number) => chartOf({ Moon: `${SIGNS[Math.floor(deg / 30)]!} ${deg % 30}` });

function judged(id: string, chart: Chart, partner: Chart) {
  const dosha = DOSHAS.find((known) => known.id === id)!;
  return judgeDosha(dosha, chart, drawnFacts(chart, { partner }));
}

test('there are 60 couples', () => {
  expect(cases).toHaveLength(60);
});

test.each(Object.entries(EXCEPTIONS))('%s, from either side', (id, named) => {
  const koot = id as keyof typeof EXCEPTIONS;
  let formed = 0;
  for (const { bride, expected, groom } of cases) {
    const charts = [moonAt(groom.moon_longitude), moonAt(bride.moon_longitude)] as const;
    const isLost = koot === 'gana' ? expected.koots.gana.points < 5 : expected.koots[koot].points === 0;
    for (const [own, other] of [charts, [charts[1], charts[0]]] as const) {
      const { evidence, isPresent, status } = judged(koot, own, other);
      expect([groom.id, bride.id, isPresent]).toEqual([groom.id, bride.id, isLost]);
      const met = Object.entries(named).filter(([ours]) => evidence.some((one) => one.id === ours && one.isMet));
      const wanted = Object.values(named).filter((theirs) => expected.exceptions_met.includes(theirs));
      expect([groom.id, bride.id, ...met.map(([, theirs]) => theirs)].sort()).toEqual(
        [groom.id, bride.id, ...wanted].sort(),
      );
      const isMended = expected.exceptions_applied.some((theirs) => theirs.startsWith(koot));
      if (isLost) expect([groom.id, bride.id, status]).toEqual([groom.id, bride.id, isMended ? 'cancelled' : 'active']);
      if (isLost) formed++;
    }
  }
  expect(formed).toBeGreaterThan(0);
});

test('rajju, and whether the two lie on opposite ways', () => {
  for (const { bride, expected, groom } of cases) {
    const { rajju } = expected;
    const verdict = judged('rajju', moonAt(groom.moon_longitude), moonAt(bride.moon_longitude));
    const isSame = rajju.groom === rajju.bride;
    expect([groom.id, bride.id, verdict.isPresent]).toEqual([groom.id, bride.id, isSame]);
    const isOpposite = isSame && rajju.groom_direction !== rajju.bride_direction;
    expect(verdict.evidence.find(({ id }) => id === 'opposite_course')!.isMet).toBe(isOpposite);
  }
});

test('Mars from the ascendant, on either side', () => {
  for (const { bride, expected, groom } of cases) {
    for (const [side, { id }] of Object.entries({ groom, bride })) {
      const chart = goldenCharts.get(id);
      if (!chart) continue;
      const { isPresent } = judgeDosha(manglik, chart, drawnFacts(chart));
      expect([id, isPresent]).toEqual([id, expected.manglik[side as 'groom' | 'bride'].present_from_lagna]);
    }
  }
});
