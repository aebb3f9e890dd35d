/**
 * Special features of a year: the second birth (dvijanma), patterns that ask for care (arishta), and their cancellation.
 *
 * They mark times for care of oneself; nothing here is about the length of life.
 */
import { countFrom } from '../angle.ts';
import { planetsOf } from '../chart/chart.ts';
import { isFormed, required, strengthens, type Condition } from '../condition.ts';
import { isDusthana, isKendra } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import type { PanchangName } from '../tables/panchang.ts';
import type { Annual } from './annual.ts';

export interface YearNote {
  readonly row: PanchangName & { readonly id: string };
  readonly isPresent: boolean;
  readonly evidence: readonly Condition[];
  /** What it means when it is there. */
  readonly text: string;
}

/** Returns each feature, present or not, with its evidence. */
export function yearNotes(annual: Annual): YearNote[] {
  const arishtas = [ascendantLordWithEighth(annual), moonPressed(annual), munthaPressed(annual)];
  return [
    dvijanma(annual),
    ...arishtas,
    relief(
      annual,
      arishtas.some(({ isPresent }) => isPresent),
    ),
  ];
}

function note(row: YearNote['row'], text: string, evidence: readonly Condition[]): YearNote {
  return { row, isPresent: isFormed(evidence), evidence, text };
}

function dvijanma({ chart, natal }: Annual): YearNote {
  const house = countFrom(natal.ascendant.signIndex, chart.ascendant.signIndex);
  return note(
    { id: 'dvijanma', name: 'Dvijanma varsha', sanskrit: 'द्विजन्म वर्ष' },
    'The sign of birth rises again: a year of new beginnings, in which what is started carries the stamp of the whole life. Begin few things, and those with thought.',
    [required('same_sign', 'The natal ascendant sign rises in the annual chart', house === 1, { natal_house: house })],
  );
}

function ascendantLordWithEighth({ chart }: Annual): YearNote {
  const [lord, eighthLord] = [lordOfHouse(chart, 1), lordOfHouse(chart, 8)];
  const isTogether = lord !== eighthLord && chart.signs[lord] === chart.signs[eighthLord];
  return note(
    { id: 'ascendant_lord_with_eighth_lord', name: 'Ascendant lord with the 8th lord', sanskrit: 'लग्नेश-अष्टमेश योग' },
    'Changes that were put off come up together: plan rest, keep reserves, and take check-ups and repairs in good time.',
    [
      required('together', 'The lord of the annual ascendant stands with the lord of its 8th', isTogether, {
        ascendant_lord: lord,
        eighth_lord: eighthLord,
      }),
      strengthens('hard_house', 'They stand in the 6th, 8th or 12th', isDusthana(chart.planets[lord].house), {
        house: chart.planets[lord].house,
      }),
    ],
  );
}

function moonPressed({ chart }: Annual): YearNote {
  const { house, signIndex } = chart.planets.Moon;
  const company = planetsOf(chart).filter((other) => other.id !== 'Moon' && other.signIndex === signIndex);
  const malefics = company.filter(({ id }) => !isBenefic(chart, id)).map(({ id }) => id);
  return note(
    { id: 'moon_pressed', name: 'Moon pressed', sanskrit: 'पीड़ित चंद्रमा' },
    'Mind and moods tire more easily: keep regular sleep and good company, and share what weighs on you.',
    [
      required('moon_house', 'The Moon stands in the 6th, 8th or 12th of the year', isDusthana(house), { house }),
      required('with_malefic', 'A malefic stands with her', malefics.length > 0, { malefics }),
    ],
  );
}

function munthaPressed({ chart, muntha }: Annual): YearNote {
  const malefics = planetsOf(chart)
    .filter(({ id, signIndex }) => signIndex === muntha.signIndex && !isBenefic(chart, id))
    .map(({ id }) => id);
  return note(
    { id: 'muntha_pressed', name: 'Muntha pressed in the 8th', sanskrit: 'अष्टम मुंथा' },
    'The theme of the year meets obstacles: go step by step, avoid needless risk, and let others carry a part.',
    [
      required('eighth', 'The Muntha stands in the 8th of the year', muntha.house === 8, { house: muntha.house }),
      required('with_malefic', 'A malefic stands with it', malefics.length > 0, { malefics }),
    ],
  );
}

function relief({ chart }: Annual, isNeeded: boolean): YearNote {
  const { house } = chart.planets.Jupiter;
  return note(
    { id: 'arishta_bhanga', name: 'Arishta bhanga', sanskrit: 'अरिष्ट भंग' },
    'Jupiter in an angle of the year lifts what presses: help comes in time, and what is hard passes into experience.',
    [
      required('needed', 'One of the pressing patterns is formed', isNeeded),
      required('jupiter_in_kendra', 'Jupiter stands in a kendra of the year', isKendra(house), { house }),
    ],
  );
}
