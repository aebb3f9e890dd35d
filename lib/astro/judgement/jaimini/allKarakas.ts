/** Readings of the atmakaraka and the amatyakaraka: the soul, and its work. */
import { arudhaOfHouse, type ArudhaPada } from '../../jaimini/arudhas.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { SOUL_LESSONS } from '../../jaimini/tables/karakaTexts.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { anyOf, ordinal } from '../../words.ts';
import { sentence } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { finding, type Finding } from '../finding.ts';
import { areaOf } from '../../tables/houses.ts';
import { karakaFindings } from './karakaFindings.ts';
import { association, karakaParty, karakaReading, toCounterpart, type KarakaReading } from './oneKaraka.ts';
import type { KarakaContext } from './karakaContext.ts';
import { professions, type Profession } from './professions.ts';
import { relationFinding } from './relationFinding.ts';

/** Returns the reading of the atmakaraka: in which matters the soul is active, and what it learns. */
export function soulReading(context: KarakaContext): KarakaReading {
  const lesson = lessonFinding(context);
  return karakaReading(context, [...karakaFindings(context), karakamshaFinding(context), lesson], lesson.meaning!);
}

function lessonFinding({ karaka: { planet } }: KarakaContext): Finding {
  return finding({
    id: 'lesson',
    rule: 'The nature of the atmakaraka shows what the soul is here to learn',
    observed: { planet },
    tone: 'describes',
    meaning: sentence(`with ${named(planet)} as atmakaraka the lesson is ${SOUL_LESSONS[planet]}`),
    source: bphs(32, '9-12'),
    confidence: 'interpretive',
  });
}

function karakamshaFinding({ karaka, karakamshaSignIndex, navamsa }: KarakaContext): Finding {
  const { house } = navamsa.planets[karaka.planet];
  const sign = SIGNS[karakamshaSignIndex]!;
  return finding({
    id: 'karakamsha',
    rule: 'The navamsa sign of the atmakaraka is karakamsha, an ascendant of its own',
    observed: { sign, house_from_navamsa_ascendant: house },
    tone: 'describes',
    meaning: `Karakamsha is ${sign}, the ${ordinal(house)} house of the navamsa: the soul works itself out through ${areaOf(house)}.`,
    source: jaiminiSutras('1.2', '1'),
    confidence: 'interpretive',
  });
}

export interface WorkReading extends KarakaReading {
  readonly ascendantArudha: ArudhaPada;
  readonly professions: readonly Profession[];
}

/** Returns the reading of the amatyakaraka: the work, and how it agrees with soul (atmakaraka), image and calling. */
export function workReading(context: KarakaContext): WorkReading {
  const ascendantArudha = arudhaOfHouse(context.chart, 1);
  const relations = [toAtmakaraka(context), toArudha(context, ascendantArudha), toKarakamsha(context)];
  const fields = professions(context);
  const last = `Work such as ${anyOf(fields[0].fields.slice(0, 3))} lies nearest.`;
  const reading = karakaReading(context, [...karakaFindings(context), ...relations], last);
  return { ...reading, ascendantArudha, professions: fields };
}

function toAtmakaraka(context: KarakaContext): Finding {
  const { planet } = charaKaraka(context.karakas, 'AK');
  return toCounterpart(context, {
    id: 'atmakaraka',
    planet,
    name: `${named(planet)} as atmakaraka`,
    what: 'the atmakaraka',
    easy: 'work serves what the soul wants, and brings standing',
    uneasy: 'work and inner purpose pull different ways, and are brought together by choice',
    source: bphs(39),
  });
}

function toArudha(context: KarakaContext, ascendantArudha: ArudhaPada): Finding {
  return relationFinding({
    id: 'house_from_arudha_of_ascendant',
    first: { name: 'the arudha of the ascendant', signIndex: ascendantArudha.signIndex },
    second: karakaParty(context),
    easy: 'the work is seen and credited',
    uneasy: 'the work is done out of sight, and has to be shown to be seen',
    source: association,
  });
}

function toKarakamsha({ karaka, karakamshaSignIndex, navamsa }: KarakaContext): Finding {
  return relationFinding({
    id: 'house_from_karakamsha',
    first: { name: 'karakamsha', signIndex: karakamshaSignIndex },
    second: { name: `${named(karaka.planet)} in the navamsa`, signIndex: navamsa.signs[karaka.planet] },
    easy: 'the calling and the person agree',
    uneasy: 'the calling asks the person to change',
    source: association,
  });
}
