/**
 * Special features of a year: the second birth (dvijanma), patterns that ask for care (arishta), and their cancellation.
 *
 * They mark times for care of oneself; nothing here is about the length of life.
 */
import { countFrom } from '../angle.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { planetsOf } from '../chart/chart.ts';
import { isFormed, required, strengthens, type Condition } from '../evidence.ts';
import { isDusthana, isKendra } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isBenefic } from '../planet/nature.ts';
import type { PanchangName } from '../tables/panchang.ts';
import type { Annual } from './annual.ts';

export interface YearNote {
  readonly row: PanchangName & { readonly id: string };
  readonly isPresent: boolean;
  readonly evidence: readonly Condition<Bilingual>[];
  /** What it means when it is there. */
  readonly text: Bilingual;
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

function note(row: YearNote['row'], text: Bilingual, evidence: readonly Condition<Bilingual>[]): YearNote {
  return { row, isPresent: isFormed(evidence), evidence, text };
}

function dvijanma({ chart, natal }: Annual): YearNote {
  const house = countFrom(natal.ascendant.signIndex, chart.ascendant.signIndex);
  return note(
    { id: 'dvijanma', name: 'Dvijanma varsha', sanskrit: 'द्विजन्म वर्ष' },
    both(
      'The rising sign of your birth rises again, so it is a year of new beginnings. What you start now has a lasting effect. Begin few things, and those with thought.',
      'जन्म लग्न की राशि फिर उदय हुई है। यह नई शुरुआत का वर्ष है; इसमें शुरू किया काम जीवन भर असर रखता है। कम काम शुरू करें, पर सोचकर।',
    ),
    [
      required(
        'same_sign',
        both('The natal ascendant sign rises in the annual chart', 'वर्ष कुंडली में जन्म लग्न की राशि उदय है'),
        house === 1,
        { natal_house: house },
      ),
    ],
  );
}

function ascendantLordWithEighth({ chart }: Annual): YearNote {
  const [lord, eighthLord] = [lordOfHouse(chart, 1), lordOfHouse(chart, 8)];
  const isTogether = lord !== eighthLord && chart.signs[lord] === chart.signs[eighthLord];
  return note(
    { id: 'ascendant_lord_with_eighth_lord', name: 'Ascendant lord with the 8th lord', sanskrit: 'लग्नेश-अष्टमेश योग' },
    both(
      'Changes that were put off come up together. Plan rest, keep reserves, and see to check-ups and repairs in good time.',
      'जो बदलाव टलते रहे, वे एक साथ सामने आएँगे। आराम का समय रखें, बचत करें, और जाँच या मरम्मत समय पर कराएँ।',
    ),
    [
      required(
        'together',
        both('The lord of the annual ascendant stands with the lord of its 8th', 'वर्ष लग्नेश अष्टमेश के साथ है'),
        isTogether,
        {
          ascendant_lord: lord,
          eighth_lord: eighthLord,
        },
      ),
      strengthens(
        'hard_house',
        both('They stand in the 6th, 8th or 12th', 'दोनों छठे, आठवें या बारहवें भाव में हैं'),
        isDusthana(chart.planets[lord].house),
        {
          house: chart.planets[lord].house,
        },
      ),
    ],
  );
}

function moonPressed({ chart }: Annual): YearNote {
  const { house, signIndex } = chart.planets.Moon;
  const company = planetsOf(chart).filter((other) => other.id !== 'Moon' && other.signIndex === signIndex);
  const malefics = company.filter(({ id }) => !isBenefic(chart, id)).map(({ id }) => id);
  return note(
    { id: 'moon_pressed', name: 'Moon pressed', sanskrit: 'पीड़ित चंद्रमा' },
    both(
      'The mind tires more easily. Keep regular sleep and good company, and share what weighs on you.',
      'मन जल्दी थकेगा। नींद नियमित रखें, अच्छे लोगों के साथ रहें और मन की बात किसी से कहें।',
    ),
    [
      required(
        'moon_house',
        both('The Moon stands in the 6th, 8th or 12th of the year', 'चंद्रमा वर्ष कुंडली के छठे, आठवें या बारहवें भाव में है'),
        isDusthana(house),
        { house },
      ),
      required('with_malefic', both('A malefic stands with her', 'कोई पाप ग्रह चंद्रमा के साथ है'), malefics.length > 0, {
        malefics,
      }),
    ],
  );
}

function munthaPressed({ chart, muntha }: Annual): YearNote {
  const malefics = planetsOf(chart)
    .filter(({ id, signIndex }) => signIndex === muntha.signIndex && !isBenefic(chart, id))
    .map(({ id }) => id);
  return note(
    { id: 'muntha_pressed', name: 'Muntha pressed in the 8th', sanskrit: 'अष्टम मुंथा' },
    both(
      'The theme of the year meets obstacles. Go step by step, avoid needless risk, and share the work.',
      'वर्ष के मुख्य काम में रुकावटें आएँगी। एक-एक कदम चलें, बेवजह जोखिम न लें और काम बाँट लें।',
    ),
    [
      required(
        'eighth',
        both('The Muntha stands in the 8th of the year', 'मुंथा वर्ष कुंडली के आठवें भाव में है'),
        muntha.house === 8,
        { house: muntha.house },
      ),
      required('with_malefic', both('A malefic stands with it', 'कोई पाप ग्रह मुंथा के साथ है'), malefics.length > 0, {
        malefics,
      }),
    ],
  );
}

function relief({ chart }: Annual, isNeeded: boolean): YearNote {
  const { house } = chart.planets.Jupiter;
  return note(
    { id: 'arishta_bhanga', name: 'Arishta bhanga', sanskrit: 'अरिष्ट भंग' },
    both(
      'Jupiter in an angle of the year eases the pressure. Help comes in time, and what is hard becomes experience.',
      'वर्ष कुंडली के केंद्र में गुरु दबाव कम करता है। मदद समय पर आएगी, और कठिन बात अनुभव बन जाएगी।',
    ),
    [
      required('needed', both('One of the pressing patterns is formed', 'ऊपर का कोई कठिन योग बनता है'), isNeeded),
      required(
        'jupiter_in_kendra',
        both('Jupiter stands in a kendra of the year', 'गुरु वर्ष कुंडली के केंद्र में है'),
        isKendra(house),
        { house },
      ),
    ],
  );
}
