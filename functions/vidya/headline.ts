/** What the answers of /vidya say first: a line, a short text, and where the judgement stands. */
import { sidesOf } from '../../lib/astro/judgement/ladder/sides.ts';
import { fieldLead } from '../../lib/astro/judgement/vidya/fields.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import type { Told } from '../../lib/schemas/vidya/common.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { abroadVoice, FOREIGN_PROMISE } from '../../lib/words/subjects/videsh/promise.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { MATTERS, type Study } from './study.ts';

/** Returns what is said first of learning as a whole. */
export function learningTold(study: Study): Told {
  const { names } = study.context;
  const headline = VIDYA[names.lang].headline({ band: study.promise().band, voice: study.voice });
  return { headline, ...learningBrief(study) };
}

/** What follows the headline. */
function learningBrief(study: Study): Omit<Told, 'headline'> {
  const { names } = study.context;
  const ladder = study.promise();
  const level = VIDYA[names.lang].level({ band: ladder.band });
  return {
    short: fitted([...learningSentences(study), level], SHORT_CHARACTERS),
    verdict: verdictRecord(ladder, names),
  };
}

/** How one learns best, and what slows it. */
function learningSentences(study: Study): string[] {
  const words = VIDYA[study.context.names.lang];
  const { asking, helper } = sidesOf(study.promise());
  const best = helper ?? study.choice().planets.find(({ planet }) => planet !== asking)!.planet;
  return [
    words.learns_best({ planet: best, voice: study.voice }),
    ...(asking === null ? [] : [words.slowed({ planet: asking })]),
  ];
}

/** Returns what is said first of examinations. */
export function examTold(study: Study): Told {
  const { names } = study.context;
  const words = VIDYA[names.lang];
  const score = study.scoreOf(MATTERS.exams);
  return {
    headline: words.exam_headline({ band: score.band, voice: study.examVoice }),
    short: fitted(
      [
        words.exam_level({ band: score.band }),
        ...learningSentences(study),
        words.level({ band: study.promise().band }),
      ],
      SHORT_CHARACTERS,
    ),
    verdict: verdictRecord(score, names),
  };
}

/** Returns what is said first of the field of study. */
export function fieldTold(study: Study): Told {
  const { names } = study.context;
  const choice = study.choice();
  const [first] = choice.fields;
  const headline = VIDYA[names.lang].field_headline({
    first: first!.field.id,
    lead: fieldLead(choice),
    voice: study.voice,
  });
  return { headline, ...learningBrief(study) };
}

/** Returns what is said first of study abroad: the same as of all going abroad. */
export function abroadTold(study: Study): Told {
  const { names } = study.context;
  const { ladder } = study.abroad().promise;
  const words = FOREIGN_PROMISE[names.lang];
  const { band } = ladder;
  const [led] = sidesOf(ladder).supports.flatMap(({ factor: { text } }) =>
    text.id === 'way_abroad' ? [text.args] : [],
  );
  return {
    headline: words.headline({ band, voice: abroadVoice(study.area.person.stage) }),
    short: fitted([words.level({ band }), ...(led ? [words.led(led)] : [])], SHORT_CHARACTERS),
    verdict: verdictRecord(ladder, names),
  };
}
