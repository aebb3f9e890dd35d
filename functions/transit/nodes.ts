/** Answer of /transit/rahu-ketu. */
import { separationDeg } from '../../lib/astro/angle.ts';
import { citation } from '../../lib/astro/source.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { listed, ordinal } from '../../lib/astro/words.ts';
import type { NodesTransit } from '../../lib/schemas/transit/transitPlanet.ts';
import { arcText, degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { staySpanRecord, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { subjectRecord, type TransitContext, type TransitNow } from './now.ts';
import { CLOSE_DEG, natalPoints, planetDetails, pointHead, type NatalPoint } from './onePlanet.ts';
import { aheadTexts, outlooksOf, PLANET_NOTES } from './planets.ts';
import { NODES } from '../../lib/astro/tables/planets.ts';

type NodesNow = TransitNow<(typeof NODES)[number]>;

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
      contactText(contacts),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    notes: [
      ...PLANET_NOTES,
      `The ${chart.conventions.node} node is used; the two always stand opposite each other and move backwards.`,
      'Good houses and vedha of the nodes are those of Saturn: lists differ.',
    ],
    sources: TRANSIT_SOURCES.map(citation),
  };
}

function axisRecord(now: NodesNow): NodesTransit['axis'] {
  const { Ketu, Rahu } = now.judged;
  const [wants, releases] = [Rahu, Ketu].map(({ houseFromAscendant }) => HOUSE_TOPICS[houseFromAscendant - 1]!.area);
  const [wantsIn, releasesIn] = [Rahu, Ketu].map(({ houseFromAscendant }) => ordinal(houseFromAscendant));
  return {
    rahu_sign: signRef(Rahu.place.signIndex, now.names),
    ketu_sign: signRef(Ketu.place.signIndex, now.names),
    houses_from_lagna: [Rahu.houseFromAscendant, Ketu.houseFromAscendant],
    houses_from_moon: [Rahu.houseFromMoon, Ketu.houseFromMoon],
    ...staySpanRecord(now, now.passing.Rahu.crossing.current),
    theme: `Rahu draws attention to ${wants} (the ${wantsIn} house), while Ketu loosens the hold of ${releases} (the ${releasesIn}): what is wanted on one side is paid for on the other, and balance between the two is the work of this time.`,
  };
}

interface CloseContact {
  readonly node: (typeof NODES)[number];
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

function contactText(contacts: readonly CloseContact[]): string {
  if (contacts.length === 0) return 'No planet of birth is within 3° of a node.';
  const described = contacts.map(({ node, point, separation }) => {
    const whom = point.id === 'Ascendant' ? 'your ascendant' : `${named(point.id)} of your birth`;
    return `${node} is within ${arcText(separation)} of ${whom}`;
  });
  return `${listed(described)}: what these stand for comes to the fore now.`;
}
