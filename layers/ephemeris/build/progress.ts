/** Progress of a build: a bar on a terminal, else a line now and then. */

const BAR_WIDTH = 30;
const PERCENT_PER_LINE = 10;

/**
 * Returns a function that shows how many parts of a total are done; without a terminal it prints a line at some percentages.
 */
export function progress(total: number, stream: NodeJS.WriteStream): (done: number) => void {
  const startMs = performance.now();
  let shownPercent = 0;
  return (done) => {
    const share = done / total;
    const percent = Math.floor(share * 100);
    const elapsedS = (performance.now() - startMs) / 1000;
    const leftS = Math.round((elapsedS * (1 - share)) / share);
    if (stream.isTTY) {
      const bar = '#'.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, '.');
      stream.write(`\r[${bar}] ${percent} %, ${leftS} s left   ${done === total ? '\n' : ''}`);
    } else if (percent >= shownPercent + PERCENT_PER_LINE || done === total) {
      shownPercent = percent;
      stream.write(`${percent} % of the ephemeris, ${Math.round(elapsedS)} s\n`);
    }
  };
}
