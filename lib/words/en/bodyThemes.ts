/** What each body carries in a life, and how it is honoured, as parts of English sentences; in words of our own after BPHS 3.12-13, Phaladeepika 2 and BPHS 84. */
import type { ThemeBody } from '../../astro/tables/bodyThemes.ts';
import type { Planet } from '../../astro/tables/planets.ts';

/** As they fit behind "touches": plural in sense. */
export const BODY_MATTERS: Readonly<Record<ThemeBody, string>> = {
  Sun: 'confidence, vitality and the bond with the father',
  Moon: 'feelings, rest and the bond with the mother',
  Mars: 'drive, courage and the bond with brothers and sisters',
  Mercury: 'thinking, speech and learning',
  Jupiter: 'faith, good judgement and the bond with teachers and children',
  Venus: 'affection, comfort and the sense of beauty',
  Saturn: 'patience, work and steadiness',
  Rahu: 'ambition and the pull of what is new',
  Ketu: 'letting go, insight and the need for solitude',
  Ascendant: 'the body, the temperament and the way new things are begun',
  Mandi: 'what is put off and weighs on the mind',
};

/** Practices that steady a planet: its mantra (BPHS 84) and a gift on its day, or a habit of everyday life. */
export const STEADYING_PRACTICES: Readonly<Record<Planet, string>> = {
  Sun: 'a greeting at sunrise with “Om Suryaya Namah”, and wheat or jaggery given on Sundays',
  Moon: 'regular sleep, “Om Somaya Namah” on Mondays, and milk or rice given to the needy',
  Mars: 'daily exercise, “Om Angarakaya Namah” on Tuesdays, and red lentils given',
  Mercury: 'time for study and silence, “Om Budhaya Namah” on Wednesdays, and green gram given',
  Jupiter: 'learning from a teacher, “Om Brihaspataye Namah” on Thursdays, and yellow gram or books given',
  Venus: 'music or art, “Om Shukraya Namah” on Fridays, and rice or white cloth given',
  Saturn: 'fixed hours and service to the aged, “Om Shanaishcharaya Namah” on Saturdays, and sesame given',
  Rahu: 'plain habits and fewer stimulants, “Om Rahave Namah” on Saturdays, and a blanket given',
  Ketu: 'meditation, “Om Ketave Namah” on Tuesdays, and care for dogs or other animals',
};
