/** With what advice begins at an age for which a matter means something of its own, in English. */
import type { LifeMatter } from '../../../../astro/judgement/prediction/areaPrediction.ts';
import type { CounselWords } from '../../../facts/prediction/matterCounsel.ts';

type Openings = Readonly<Partial<Record<LifeMatter, string>>>;

/** To the parents. */
const CHILD: Openings = {
  marriage: 'Marriage lies far ahead; now the child learns friendship, and sees the example at home.',
  bond: 'Marriage lies far ahead; now the child learns friendship, and sees the example at home.',
  career: 'Work lies far ahead; notice what the child does gladly and unasked.',
  wealth: 'Money lies far ahead; the child learns from how the family saves and shares.',
  children: 'In childhood the 5th house is read for play, joy and creative gifts.',
  property: 'For a child this means the home: its peace, and a corner of its own.',
  spiritual: 'For a child this means the values and small customs of the home.',
  travel: 'For a child this means journeys with the family.',
};

const YOUTH: Openings = {
  marriage: 'Marriage is for later; friendship and respect are what you practise now.',
  bond: 'Marriage is for later; friendship and respect are what you practise now.',
  career: 'Work is for later; now you find out what you do well.',
  wealth: 'Money is for later; small savings and plain accounts are the right beginning.',
  children: 'A family is for later; now the 5th house is read for study and creative work.',
  property: 'A home of your own is for later; look after the space you have.',
};

const ELDER: Openings = {
  marriage: 'At your age this means companionship and old friends.',
  career: 'Your experience is worth most now as advice, and as work handed over.',
  wealth: 'Now it matters to keep what there is, and to give well.',
  children: 'Here the bond with grown children, grandchildren and pupils is meant.',
  education: 'Learning now is for joy, and for what you teach others.',
  property: 'A home matters now for its ease, and for what you pass on.',
  travel: 'Journeys are best made in company, and without hurry.',
};

const OLD: Openings = {
  marriage: 'This means companionship and old friends now.',
  bond: 'The bond of a long life rests on small kindnesses.',
  career: 'Your life’s work is done; the respect that it earned remains.',
  wealth: 'What you have needs only to be in order now.',
  health: 'Health means ease, warmth and steady care now.',
  children: 'Here the bond with children and grandchildren is meant.',
  education: 'Learning is for joy now: stories, reading aloud, old songs.',
  property: 'A safe and peaceful home matters more now than what you own.',
  spiritual: 'Devotion and peace come first now.',
  travel: 'Short visits suit this age best, or a pilgrimage in company.',
};

const WIDOWED_OLD = 'This means companionship now, and the good memories of your marriage.';

/** By what came before. */
const SECOND = {
  widowed: 'After a loss this is first a matter of company; a new bond has its own time.',
  divorced: 'A second marriage is read as a new beginning.',
};
const PARTED = 'While you live apart, settle what is open before anything new.';

/** Returns with what the advice begins; null where it begins with what leads the matter. */
export function openingEn(view: Omit<CounselWords['counsel'], 'side' | 'leads' | 'slows'>): string | null {
  const { isWidowed, matter, stage, subject, theme } = view;
  if (subject === 'parted_marriage') return PARTED;
  if (subject === 'second_marriage') return isWidowed ? SECOND.widowed : SECOND.divorced;
  if (stage === 'child') return CHILD[matter] ?? null;
  if (theme === 'youth') return YOUTH[matter] ?? null;
  if (theme === 'elder') return ELDER[matter] ?? null;
  if (theme === 'old') return isWidowed && matter === 'marriage' ? WIDOWED_OLD : (OLD[matter] ?? null);
  return null;
}
