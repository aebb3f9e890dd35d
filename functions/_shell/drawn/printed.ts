/** A report as PDF: who hands it on, and the answer that it is. */
import type { Brand } from '../../../lib/report/report.ts';
import { LOGO_LENGTH, type Brand as BrandInput } from '../../../lib/schemas/common/drawing/brand.ts';
import { InvalidInput } from '../../../lib/schemas/common/fieldErrors.ts';
import { message } from '../../../lib/words/message.ts';
import type { Names } from '../../../lib/words/names.ts';
import { ApiError } from '../errors.ts';
import { logFault } from '../log.ts';
import { Content } from '../respond.ts';

export const PDF_TYPE = 'application/pdf';

/** The longer side of a logo: 150 to the inch at the size of the cover. */
const LOGO_PX = 320;

/**
 * Returns who hands a report on, the logo drawn; null for nobody.
 *
 * @throws InvalidInput where the logo cannot be read
 */
export async function brandOf(given: BrandInput | null | undefined): Promise<Brand | null> {
  if (!given) return null;
  const { colour, footer, logo_svg: svgOfLogo, name } = given;
  const logo = svgOfLogo ? await (await import('../picture/bundle.ts')).logoOf(svgOfLogo, LOGO_PX) : null;
  if (svgOfLogo && !logo) {
    const msg = message('logo_form', { most: LOGO_LENGTH });
    throw new InvalidInput([{ loc: ['body', 'brand', 'logo_svg'], msg, type: 'format' }]);
  }
  return {
    name: name?.trim() || null,
    colour: colour ? sixDigits(colour) : null,
    footer: footer?.trim() || null,
    logo,
  };
}

/** Returns #aabbcc for #abc. */
function sixDigits(colour: string): string {
  return colour.length === 7 ? colour : colour.replace(/[0-9A-Fa-f]/g, '$&$&');
}

/**
 * Returns the answer of a path that is a report alone.
 *
 * @param fileName fixed: a name from the request must not enter a header
 * @throws ApiError where the report fails; the fault is logged
 */
export async function printed(fileName: string, { lang }: Names, made: () => Promise<Buffer>): Promise<Content> {
  try {
    return new Content(await made(), {
      'content-type': PDF_TYPE,
      'content-disposition': `inline; filename="${fileName}.pdf"`,
      'content-language': lang,
    });
  } catch (error) {
    logFault(error, 'pdf_unavailable', {});
    throw new ApiError('temporarily_unavailable', message('report_unavailable', {}), { 'retry-after': '30' });
  }
}
