/** Golden values that this page leaves out. */

const LEFT_OUT: readonly (readonly [what: string, why: string])[] = [
  [
    'Kendradi, varsha narayana and Sudarshana dashas, three further charas, other mandookas and sthiras',
    'this API has no such system or reading',
  ],
  [
    'Narayana dasha of the library; births and years of further dashas that their file marks as disputed',
    'the library and the stated rule part there; what the two agree on is compared',
  ],
  [
    'Special ascendants, upagrahas, bhrigu bindu and padas of planets of the library',
    'compared by the rule instead: the library counts the eighths of a night from the sunrise',
  ],
  ['Tajika yogas of the library', 'one pair of planets, given without their speeds'],
  ['Uranus, Neptune and Pluto at birth', 'this API does not answer them'],
  [
    'Brahma, Rudra and Maheshvara of the library',
    'it counts another eighth house; our Brahma, the lord of the 6th, 8th or 12th that has most degrees, is compared under sthira',
  ],
  ['Pancha-vargiya bala of the library', 'another scale, for which see the lord of the year'],
  [
    'Cheshta, drik and yuddha bala and the totals of 80 births',
    'peers disagree, so the golden file leaves them out; two books stand in for them',
  ],
  [
    'Raja yogas of the library, and names of yogas that only one side has',
    'its raja yogas rest on other positions than its own pairs of lords',
  ],
  [
    'Sunrise with a refraction of 33.594 minutes of arc, and of the centre seen from the surface',
    'we offer the rule of almanacs and that of the siddhantas',
  ],
  [
    'Yogas of textbooks that our catalog does not have',
    'listed with their reasons in `tests/astro/yoga/tables/books.ts`',
  ],
];

export function notCompared(): string[] {
  return [
    '## What is not compared',
    '',
    '| In the golden files | Why it is left out |',
    '| --- | --- |',
    ...LEFT_OUT.map(([what, why]) => `| ${what} | ${why} |`),
    '',
  ];
}
