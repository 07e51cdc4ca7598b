/** One line of the report: a measured value and its budget. `met` is undefined if there is no budget. */
export type Row = {
  what: string;
  engine: string;
  figure: string;
  budget: string;
  met: boolean | undefined;
};

const outcome = (met: boolean | undefined) => (met === undefined ? '      ' : met ? 'ok    ' : 'MISSED');

export function print({ what, engine, figure, budget, met }: Row): void {
  const columns = [outcome(met), engine.padEnd(10), what.padEnd(60), figure.padStart(24), `  ${budget}`];
  process.stdout.write(`${columns.join(' ')}\n`);
}
