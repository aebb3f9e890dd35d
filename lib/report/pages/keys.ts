/** The key facts in large letters: ascendant, sign and nakshatra of the Moon, dasha. */
import { balanceAtBirth } from '../../astro/dasha/nakshatra.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { nakshatraLord } from '../../astro/tables/nakshatras.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { signLord } from '../../astro/tables/signs.ts';
import { dms } from '../../records/common.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import { colourOf } from '../palette.ts';
import type { Report } from '../report.ts';
import { dashaSpan } from '../dashaSpan.ts';
import { decoration, drawn } from '../structure.ts';
import { drawText } from '../drawnText.ts';

interface Key {
  readonly label: string;
  readonly value: string;
  readonly aside: string;
  /** The share of the page width: names of nakshatras are long. */
  readonly share: number;
}

const HEIGHT_PT = 56;
const INSET_PT = 10;

/** Draws the key facts in a row and returns where it ends. */
export function drawKeys(report: Report, topPt: number): number {
  const { pdf } = report.root;
  decoration(pdf, () => pdf.rect(MARGIN_PT, topPt, CONTENT_PT, HEIGHT_PT).fill(colourOf(pdf, 'tint')));
  let xPt = MARGIN_PT + INSET_PT;
  for (const { label, value, aside, share } of keysOf(report)) {
    const place = { xPt, widthPt: share * (CONTENT_PT - INSET_PT) - INSET_PT };
    const lines = [
      { text: label, style: STYLES.label, downPt: 16 },
      { text: value, style: STYLES.figure, downPt: 33 },
      { text: aside, style: STYLES.label, downPt: 47 },
    ];
    for (const { text, style, downPt } of lines) {
      drawn(report.root, 'P', () => drawText(pdf, text, style, { ...place, baselinePt: topPt + downPt }));
    }
    xPt += share * (CONTENT_PT - INSET_PT);
  }
  return topPt + HEIGHT_PT;
}

function keysOf({ context: { chart, names }, words }: Report): Key[] {
  const { say } = words;
  const { ascendant, planets } = chart;
  const { Moon } = planets;
  const balance = balanceAtBirth(vimshottari, Moon.longitudeDeg);
  const lord = (planet: Planet) => say('lord_of', { planet: names.planet(planet) });
  return [
    {
      label: say('lagna'),
      value: names.sign(ascendant.signIndex),
      aside: `${dms(ascendant.degreeInSign)}, ${lord(signLord(ascendant.signIndex))}`,
      share: 0.23,
    },
    {
      label: say('moon_sign'),
      value: names.sign(Moon.signIndex),
      aside: `${dms(Moon.degreeInSign)}, ${lord(signLord(Moon.signIndex))}`,
      share: 0.23,
    },
    {
      label: say('birth_star'),
      value: names.nakshatra(Moon.nakshatraIndex),
      aside: `${say('pada', { pada: Moon.pada })}, ${lord(nakshatraLord(Moon.nakshatraIndex))}`,
      share: 0.29,
    },
    {
      label: say('dasha_at_birth'),
      value: names.planet(balance.lord),
      aside: say('left', { span: words.span(dashaSpan(balance.years)) }),
      share: 0.25,
    },
  ];
}
