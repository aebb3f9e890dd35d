/** Advice on work in English: by how it stands, by the planet that helps it and by the one that hinders it. */
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export const SIDE_COUNSELS: Readonly<Record<'kind' | 'mixed' | 'hard', string>> = {
  kind: 'Aim for the larger task, and name what you want.',
  mixed: 'Choose one field, and give it five years before you judge it.',
  hard: 'Build on what is certain first: skill, proof of work and people who know it.',
};

export const HELPING_COUNSELS: Readonly<Record<Planet, string>> = {
  Sun: 'The Sun helps, so take the place where you decide.',
  Moon: 'The Moon helps, so work with people and the public.',
  Mars: 'Mars helps, so take the hard start that others avoid.',
  Mercury: 'Mercury helps, so write things down and keep dealings clear.',
  Jupiter: 'Jupiter helps, so teach what you know and keep a mentor.',
  Venus: 'Venus helps, so use your taste and your gift with partners.',
  Saturn: 'Saturn helps, so finish what you begin and let years count.',
  Rahu: 'Rahu helps, so take up the new tool and the foreign client.',
  Ketu: 'Ketu helps, so go deep into one narrow subject.',
};

export const ASKING_COUNSELS: Readonly<Record<Planet, string>> = {
  Sun: 'The Sun is hurt: settle differences with seniors in private.',
  Moon: 'The Moon is hurt: decide on a rested day, never in a mood.',
  Mars: 'Mars is hurt: let an angry letter lie for a night.',
  Mercury: 'Mercury is hurt: read every paper twice before you sign.',
  Jupiter: 'Jupiter is hurt: promise less than you can deliver.',
  Venus: 'Venus is hurt: keep friendship and accounts apart.',
  Saturn: 'Saturn is hurt: plan for delay, and keep fixed hours.',
  Rahu: 'Rahu is hurt: check an offer that looks too good.',
  Ketu: 'Ketu is hurt: do not leave a post without the next one.',
};

/** What a planet gives a child or a youth to practise. */
const TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'taking the lead in a small task',
  Moon: 'care for people and animals',
  Mars: 'sport and work with the hands',
  Mercury: 'reading, sums and languages',
  Jupiter: 'asking why, and explaining to others',
  Venus: 'music, drawing and good manners',
  Saturn: 'patience and finishing a task',
  Rahu: 'machines and experiments',
  Ketu: 'quiet study of one subject',
};

/** What a planet lets an elder give on, or lets the very old look back on. */
const GIFTS: Readonly<Record<Planet, string>> = {
  Sun: 'how to lead',
  Moon: 'how to care for people',
  Mars: 'how to begin without fear',
  Mercury: 'how to write and reckon well',
  Jupiter: 'how to teach and judge fairly',
  Venus: 'how to please and make peace',
  Saturn: 'how to finish what is begun',
  Rahu: 'how to take up what is new',
  Ketu: 'how to go deep into one subject',
};

export const LIFE_COUNSELS: Readonly<Record<Exclude<WorkLife, 'work'>, (helper: Planet | null) => string>> = {
  talent: (helper) =>
    helper === null
      ? 'Let the child try many things, and drop them freely. Nothing needs to be decided now.'
      : `Give the child time for ${TALENTS[helper]}. Nothing needs to be decided now.`,
  choice: (helper) =>
    helper === null
      ? 'Try three fields before you choose one course of study.'
      : `Practise ${TALENTS[helper]} this year. Choose the course of study after you have tried it.`,
  advice: (helper) =>
    helper === null
      ? 'Hand your work over step by step, and keep one day a week for advice.'
      : `You can show younger people ${GIFTS[helper]}. Hand your work over step by step.`,
  past: (helper) =>
    helper === null
      ? 'Let the family hear what your work was, and rest in what was done.'
      : `Your work showed others ${GIFTS[helper]}. Let the family hear of it.`,
};
