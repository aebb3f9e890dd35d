/** The printable report of two charts. Loaded on demand and bundled separately: other code may import only types of it. */
export { matchPdf } from '../../../lib/report/match/matchDocument.ts';
