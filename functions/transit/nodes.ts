/** Answer of /transit/rahu-ketu. */
import { separationDeg } from '../../lib/astro/angle.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import type { NodesTransit } from '../../lib/schemas/transit/transitPlanet.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { staySpanRecord, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { TRANSIT } from '../../lib/words/subjects/transit.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';
import { CLOSE_DEG, natalPoints, planetDetails, pointHead, type NatalPoint } from './onePlanet.ts';
import { aheadTexts, outlooksOf, PLANET_NOTES } from './planets.ts';
import { NODES, type Node } from '../../lib/astro/tables/planets.ts';

type NodesNow = TransitNow<Node>;

const GOOD_HOUSES_NOTE = both(
  'Good houses and vedha of the nodes are those of Saturn, though lists differ.',
  'राहु-केतु के शुभ भाव और वेध शनि जैसे लिए गए हैं; इस पर मत अलग-अलग हैं।',
);

export function rahuKetu(now: NodesNow, { chart, ephemeris }: TransitContext): NodesTransit {
  const outlooks = NODES.map((node) => outlooksOf(now, node));
  const positions = NODES.map((node, i) => ({
    ...transitRecord(now, node),
    ...planetDetails(now, ephemeris, now.passing[node], outlooks[i]!),
  }));
  const contacts = closeContacts(now);
  return {
    ...subjectRecord(now),
    axis: axisRecord(now),
    positions,
    close_contacts: contacts.map(({ node, point, separation }) => ({
      node: planetId(node),
      ...pointHead(now, point),
      separation: degrees(separation),
    })),
    node_vedha: now.gochara.nodeVedha,
    text: [
      ...positions.map(({ effect }) => effect.text),
      ...aheadTexts(now, 'Rahu', outlooks[0]!).slice(0, 1),
      contactText(now, contacts),
    ].join(' '),
    notes: [
      ...now.names.texts(PLANET_NOTES),
      TRANSIT[now.names.lang].node_used({ node: chart.conventions.node }),
      now.names.text(GOOD_HOUSES_NOTE),
    ],
    sources: TRANSIT_SOURCES.map(citation),
  };
}

function axisRecord(now: NodesNow): NodesTransit['axis'] {
  const { Ketu, Rahu } = now.judged;
  return {
    rahu_sign: signRef(Rahu.place.signIndex, now.names),
    ketu_sign: signRef(Ketu.place.signIndex, now.names),
    houses_from_lagna: [Rahu.houseFromAscendant, Ketu.houseFromAscendant],
    houses_from_moon: [Rahu.houseFromMoon, Ketu.houseFromMoon],
    ...staySpanRecord(now, now.passing.Rahu.crossing.current),
    theme: TRANSIT[now.names.lang].axis({ rahuHouse: Rahu.houseFromAscendant, ketuHouse: Ketu.houseFromAscendant }),
  };
}

interface CloseContact {
  readonly node: Node;
  readonly point: NatalPoint;
  readonly separation: number;
}

/** The nearest first, of Rahu and then of Ketu. */
function closeContacts(now: NodesNow): CloseContact[] {
  return NODES.flatMap((node) => {
    const { longitudeDeg } = now.passing[node].where;
    return natalPoints(now)
      .map((point) => ({ node, point, separation: separationDeg(longitudeDeg, point.place.longitudeDeg) }))
      .filter(({ separation }) => separation <= CLOSE_DEG)
      .sort((a, b) => a.separation - b.separation);
  });
}

function contactText({ names }: NodesNow, contacts: readonly CloseContact[]): string {
  const words = TRANSIT[names.lang];
  if (contacts.length === 0) return words.no_close_contact({});
  return words.close_contacts({
    contacts: contacts.map(({ node, point, separation }) => ({ node, point: point.id, separationDeg: separation })),
  });
}
