/** What is wise where a matter of health is marked, by age, in English: habits and check-ups, no treatment. */
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';
import type { AdviceAge } from '../../../astro/judgement/medical/telling.ts';
import type { CaresByAge } from '../../facts/health/caresByAge.ts';

const CARES: Readonly<Record<IndicationId, CaresByAge>> = {
  heart: {
    child: 'Let the child run and play outdoors every day, and keep salty snacks for rare days.',
    adult: 'Walk every day, keep salt low and dine early.',
    elder: 'Walk on level ground at your own pace, and keep the check-ups that your doctor sets.',
  },
  blood_sugar: {
    child: 'Keep sweets and sweet drinks for feast days, and let the child play after meals.',
    adult: 'Keep sweets for feast days, and walk after meals.',
    elder: 'Eat small meals at fixed hours, and take a short walk after them.',
  },
  blood_pressure: {
    child: 'Keep the day calm and regular for the child, with little salt.',
    adult: 'Breathe slowly twice a day, eat less salt and sleep on time.',
    elder: 'Breathe slowly morning and evening, and measure as often as your doctor advises.',
  },
  respiratory: {
    child: 'Air the child’s room well, keep smoke and dust away and dress the chest warmly in winter.',
    adult: 'Spend time in fresh air, keep away from smoke and practise easy pranayama.',
    elder: 'Sit in fresh air every morning, and keep the chest warm in winter.',
    youth: 'Spend time in fresh air and practise easy pranayama before school.',
  },
  digestive: {
    child: 'Give the child warm meals at fixed hours, without screens and without hurry.',
    adult: 'Eat warm food at fixed hours, and make lunch the main meal.',
    elder: 'Eat light, warm food at fixed hours, and take supper early.',
  },
  mental_stress: {
    child: 'Keep a quiet bedtime with a story, and let screens go an hour before it.',
    adult: 'Guard your sleep, and talk early with someone you trust.',
    elder: 'Keep a fixed hour for bed, and let family or friends into your day.',
    youth: 'Sleep at a fixed hour, put the phone away before it and talk things over at home.',
  },
  skin: {
    child: 'Use mild soap and cotton clothes for the child, and enough water to drink.',
    adult: 'Drink enough, and choose mild soap and natural cloth.',
    elder: 'Oil dry skin gently, and wear soft, warm cotton.',
  },
  bone_joint: {
    child: 'Give the child milk, sun and play, and keep the school bag light.',
    adult: 'Move gently every day, and take the morning sun.',
    elder: 'Move every joint gently in the morning, and keep floors dry and well lit.',
    youth: 'Take the morning sun, play a sport and sit upright over books.',
  },
  blood_injury: {
    child: 'Give the child dates, greens and fruit, and teach a warm-up before rough play.',
    adult: 'Warm up before exercise, and eat greens, dates and beetroot.',
    elder: 'Eat greens and dates, and rest between efforts.',
  },
  eye: {
    child: 'Keep screens short, read in good light and have the child’s eyes tested at school age.',
    adult: 'Rest your eyes from screens each half hour, and read in good light.',
    elder: 'Use bright light for reading, and keep the eye test your doctor sets.',
  },
  kidney_urinary: {
    child: 'Remind the child to drink water through the day, and not to put off the toilet at school.',
    adult: 'Drink water through the day, and go easy on salt.',
    elder: 'Drink in small sips through the day, more in the morning than at night.',
  },
  liver: {
    child: 'Offer the child home-cooked food, and keep fried snacks rare.',
    adult: 'Keep fried food and late suppers rare, and eat bitter greens.',
    elder: 'Keep food light and freshly cooked, and take supper before dark.',
  },
  reproductive: {
    child: 'Plain food and enough sleep let the child grow at its own pace.',
    adult: 'Bring questions to a doctor early and without shame.',
    elder: 'Bring questions to your doctor without shame.',
  },
  nervous_system: {
    child: 'Let the child pause between lessons, and keep evenings free of noise.',
    adult: 'Pause between tasks, and take a warm oil massage each week.',
    elder: 'Do one thing at a time, and let someone rub warm oil into your feet.',
  },
  chronic_autoimmune: {
    child: 'Give the child seasonal fruit, sun and full nights of sleep.',
    adult: 'Build strength slowly with sleep, plain food and steady hours.',
    elder: 'Rest before you are tired, and eat what the season brings.',
  },
  accident_surgery: {
    child: 'Keep an eye on the child near stairs, water and roads, and insist on a helmet when cycling.',
    adult: 'Take your time with tools and in traffic, and travel rested.',
    elder: 'Hold the rail on stairs, and wear shoes that do not slip.',
    youth: 'Wear a helmet on the bicycle, and cross roads without the phone.',
  },
  abnormal_growth: {
    child: 'Plain food, play and sleep are enough.',
    adult: 'Take the screenings that are usual for your age, and live with measure.',
    elder: 'Ask your doctor which screenings still make sense for you.',
  },
};

/** Returns what is wise for an indication at an age. */
export function indicationCareEn(indication: IndicationId, age: AdviceAge): string {
  const cares = CARES[indication];
  return cares[age] ?? cares.adult;
}
