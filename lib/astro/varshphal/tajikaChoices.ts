/** Choices that the texts on the annual chart leave open, by name: the ids of the wire. */

/** How friends and enemies are found: by sign distance in the annual chart, or by nature as in a natal chart. */
export const RELATIONS = ['tajika', 'natural'] as const;

/** Lords of the decanates: in the Chaldean order of Tajika, or those of the D3 signs. */
export const DREKKANAS = ['tajika', 'parashari'] as const;

/** Which strength elects the lord of the year: the five of Tajika Nilakanthi, or the charts of the specification. */
export const COUNTINGS = ['classical', 'specified'] as const;

/** The lord of a year whose ascendant none of the five office-bearers aspects. */
export const NONE_ASPECTS = ['muntha_lord', 'strongest', 'lagna_lord'] as const;
export type NoneAspects = (typeof NONE_ASPECTS)[number];

/** The rule for a year that falls to the Moon. */
export const MOON_RULES = ['tn', 'passed_over', 'keep'] as const;
export type MoonRule = (typeof MOON_RULES)[number];

/**
 * How planets go on in the tri-pataki chakra: by what the running year leaves over their cycle, or a sign for each whole
 * cycle (Tajika-sara).
 */
export const PROGRESSES = ['remainder', 'stay'] as const;
export type Progress = (typeof PROGRESSES)[number];

/** Whose sign gives the natal office of a month or a day: the natal ascendant, or the Moon (as Mahidhara prints). */
export const NATAL_OFFICES = ['ascendant', 'moon'] as const;
export type NatalOffice = (typeof NATAL_OFFICES)[number];

/** How strengths in the annual chart are counted. */
export interface BalaChoices {
  readonly relation: (typeof RELATIONS)[number];
  readonly drekkana: (typeof DREKKANAS)[number];
}

/** How the lord of the year is chosen. */
export interface YearLordChoices extends BalaChoices {
  readonly counting: (typeof COUNTINGS)[number];
  readonly noneAspects: NoneAspects;
  readonly moon: MoonRule;
}

export const DEFAULT_CHOICES: YearLordChoices = {
  relation: 'tajika',
  drekkana: 'tajika',
  counting: 'classical',
  noneAspects: 'muntha_lord',
  moon: 'tn',
};
