/** Themes and counsels of the period of each planet. */
import { effects, type EaseAndStrain } from '../../tables/effects.ts';
import type { Planet } from '../../tables/planets.ts';

/** Themes after BPHS 47 and Phaladeepika 19, in our own words; the hard side is worded as a task. */
export const PERIOD_THEMES: Readonly<Record<Planet, EaseAndStrain>> = {
  Sun: only('standing, authority, the support of the father and clear purpose | pride, and friction with those above'),
  Moon: only('comfort, travel, public favour and closeness to the mother | changing moods and duties of care'),
  Mars: only('land, courage, promotion and technical success | haste, disputes and rivalry with siblings'),
  Mercury: only('trade, study, good speech, contracts and friends | nervous haste and hurried decisions'),
  Jupiter: only('growth, counsel, children and honour | over-confidence, and differences with elders'),
  Venus: only('partnership, arts, vehicles and comfort | excess, and the balance of giving and taking in love'),
  Saturn: only('stability, land and the reward of long labour | delay, heavy duties and time alone'),
  Rahu: only('foreign contacts, technology and a quick rise | unclear aims and restless wanting'),
  Ketu: only('insight, healing skill and inner progress | letting go, and sudden turns'),
};

/** What to do in the period of a planet, from its easy and its hard side. */
export const PERIOD_COUNSEL: Readonly<Record<Planet, EaseAndStrain>> = {
  Sun: only('lead openly and give credit to others | keep promises to yourself small, and rise early to keep them'),
  Moon: only('care for people and be seen among them | keep regular sleep, and put feelings into words'),
  Mars: only('put energy into one large task | move the body daily, and let anger cool before answering'),
  Mercury: only('write, trade and learn while the mind is quick | decide in writing and read before you sign'),
  Jupiter: only('teach, advise and give | ask counsel of someone who may contradict you'),
  Venus: only('make things beautiful and enjoy them together | set a measure for spending and keep it'),
  Saturn: only('build slowly what is meant to last | do the duty of the day, serve the old, and do not hurry'),
  Rahu: only('go where you are a beginner and learn the rules there | check facts twice and keep to plain dealing'),
  Ketu: only('study, withdraw at times and simplify | finish before you leave, and keep one friend informed'),
};

function only(line: string): EaseAndStrain {
  return effects(line)[0]!;
}
