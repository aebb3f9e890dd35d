/** Readings by which we differ on purpose, each with its source. */

export interface Reason {
  readonly title: string;
  /** What the other side does, what we do, and why. */
  readonly text: string;
  readonly source: string;
}

export const REASONS = {
  delta_t: {
    title: 'Delta T after 2022',
    text: 'The reference carries predictions of Delta T from 2023 on; ours is what was measured up to 2026 and a prediction after that. With the Delta T of the reference our instant is the golden one.',
    source: 'US Naval Observatory, deltat.data',
  },
  waning_moon: {
    title: 'Paksha bala of a waning Moon',
    text: 'The golden values take a waning Moon for a malefic and double her malefic share. We take the Moon for a benefic here in either half of the month, as Raman does: bright she is strong. In the dark half the two add up to 120 virupas.',
    source: 'B. V. Raman, Graha and Bhava Balas',
  },
  exalted_nodes: {
    title: 'Exalted and debilitated nodes',
    text: 'A year is added for an exalted planet in a sign and taken for a debilitated one. The golden values look at the seven planets; we count the nodes as well, which by the default convention are exalted in Taurus and Scorpio.',
    source: 'Jaimini Sutras 1.1.25-28; convention `node_exaltation`',
  },
  ascendant_as_company: {
    title: 'The ascendant as company of a lord',
    text: 'Scorpio and Aquarius have two lords, and the one joined by more planets is the stronger. PyJHora counts the ascendant among the planets that join a lord; we count planets alone. With the ascendant counted our value is the golden one.',
    source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 15.5.1, rule 1',
  },
  first_lords_of_signs: {
    title: 'Lords of Scorpio and Aquarius where two signs are compared',
    text: 'A dasha begins with the stronger of two signs. PyJHora takes Mars and Saturn for the lords of Scorpio and Aquarius in the comparisons of lords; we take the stronger of the two lords there as everywhere else.',
    source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 15.5.2',
  },
  lord_at_home: {
    title: 'A lord in his own sign',
    text: 'Of two signs the one with more of Jupiter, Mercury and its lord in it or aspecting it is the stronger. PyJHora does not count the lord who stands in the sign itself; we do, and who is both Jupiter or Mercury and the lord counts twice, as in the book.',
    source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 73',
  },
  counted_once: {
    title: 'Jupiter or Mercury who is the lord as well',
    text: 'Of two signs, and of two lords of a sign, the one with more of Jupiter, Mercury and the lord of the sign in or aspecting it is the stronger. The golden values count Jupiter or Mercury once where he is the lord too; we count him twice, as the printed example does: Mercury alone, who aspects Mars and is his dispositor, gives Mars a count of two.',
    source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, example 73',
  },
  pancha_vargiya_scale: {
    title: 'Strength that elects the lord of a year',
    text: 'Of the office-bearers that aspect the ascendant the strongest leads. PyJHora weighs them by a pancha-vargiya bala of natural friendship that knows no neutrals and gives the sign of a friend 15 of 30 units; ours gives friend, neutral and enemy three, two and one quarter, as Tajika Nilakanthi has it, by natural friendship too where it is compared here. With the strengths of the library our candidates elect its lord.',
    source:
      'Tajika Nilakanthi, Samjna Tantra 1.39-40; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 28.4',
  },
  joy_of_venus: {
    title: 'House in which Venus rejoices',
    text: 'PyJHora lets Venus rejoice in the 12th, which is the house of Saturn; the texts give her the 5th.',
    source: 'Tajika Nilakanthi; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach 28.3, example 119',
  },
  saham_sign: {
    title: 'The sign that is added to a saham',
    text: 'A sign is added where the third point does not lie between the other two. PyJHora looks at whole signs, and in some sahams adds none; we look at degrees, as the definition says. But for whole signs the two are equal.',
    source: 'Tajika Nilakanthi, Samjna Tantra, Sahamadhyaya',
  },
  saham_lords: {
    title: 'Lords of Scorpio and Aquarius in sahams',
    text: 'Some sahams are counted to the lord of a house. PyJHora gives Scorpio to Ketu and Aquarius to Rahu where these are the stronger lords; Tajika knows the seven planets as lords.',
    source: 'Tajika Nilakanthi, Samjna Tantra, Sahamadhyaya',
  },
  planets_at_node: {
    title: 'Planets on a node in kaal sarp',
    text: 'A planet that has passed a node by a degree at most counts as inside here; the golden value counts strictly.',
    source: 'Later practice; no classical text has kaal sarp',
  },
  definitions_of_yogas: {
    title: 'Definitions of yogas',
    text: 'Books define many yogas in more than one way, and a library follows one of them or its own. Where ours is narrower, wider or another reading, it says so in the list below; the definition and its text stand with each yoga in the catalog.',
    source: '`/yoga/catalog` and the page of yogas name the source of each',
  },
  printed_dig_bala: {
    title: 'Dig bala of Mars in Raman’s example',
    text: 'The book prints 64.3 virupas, more than the 60 there can be; its total follows.',
    source: 'B. V. Raman, Graha and Bhava Balas',
  },
  older_elements: {
    title: 'Mean place of Mercury',
    text: 'Cheshta bala needs the mean place of Mercury round the Sun. Both books take it from older tables, ours is that of Simon et al. (1994); the other planets agree.',
    source: 'J. L. Simon et al., Astronomy and Astrophysics 282 (1994); Meeus, Astronomical Algorithms, example 31.a',
  },
  moolatrikona_by_sign: {
    title: 'Moolatrikona by the whole sign',
    text: 'Jain grants moolatrikona anywhere in the sign, we by degrees: Sun at 26 Leo and Mercury at 20 Virgo have 45 virupas in the book and 30 here.',
    source: 'BPHS 27 (Santhanam); B. V. Raman, Graha and Bhava Balas',
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonId = keyof typeof REASONS;
