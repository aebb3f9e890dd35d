/** Answer about rudrakshas: beads of strained planets, beads of no single planet, and the table of all. */
import { generalBeads } from '../../lib/astro/judgement/remedy/beads.ts';
import { RUDRAKSHA_SOURCE, rudrakshaOf, RUDRAKSHAS, type Rudraksha } from '../../lib/astro/tables/rudrakshas.ts';
import { capitalised } from '../../lib/astro/words.ts';
import { suitsStage } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import type * as wire from '../../lib/schemas/remedy/acts.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { answerEnd, answerHead, itemRecords, notNeeded, remedyView, toldOf } from './remedySections.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function rudrakshas(context: BirthContext): Warned {
  const { names } = context;
  const { lang } = names;
  const view = remedyView(context);
  const items = itemRecords(view, 'rudraksha', (planet) => {
    const bead = rudrakshaOf(planet);
    const others = RUDRAKSHAS.filter((one) => one.planet === planet && one !== bead);
    return { ...beadRecord(bead, names), others: others.map(({ id }) => id) };
  });
  const data: wire.Rudrakshas = {
    ...answerHead(view, toldOf(view, 'rudraksha')),
    rudrakshas: items,
    general: generalBeads(view.area, view.needs).map(({ bead, isCalledFor, reason }) => ({
      id: bead.id,
      name: bead.name[lang],
      ...beadRecord(bead, names),
      is_recommended: isCalledFor && suitsStage('rudraksha', view.plan.person.stage),
      reason: say(REMEDY, reason, lang),
    })),
    table: RUDRAKSHAS.map((bead) => ({
      id: bead.id,
      name: bead.name[lang],
      planet: bead.planet && planetId(bead.planet),
      ...beadRecord(bead, names),
    })),
    not_needed: notNeeded(view, 'rudraksha'),
    ...answerEnd(view, 'rudraksha', [RUDRAKSHA_SOURCE]),
  };
  return new Warned(data, view.warnings);
}

function beadRecord({ deity, faces, isRare, mantra, purpose }: Rudraksha, { lang }: Names) {
  return { faces, deity: deity[lang], mantra: mantra[lang], purpose: capitalised(purpose[lang]), is_rare: isRare };
}
