/** One line of the report: a measured value and its budget. `isMet` is undefined if there is no budget. */
export type Row = {
  label: string;
  engine: string;
  figure: string;
  budget: string;
  isMet: boolean | undefined;
};

const describeOutcome = (met: boolean | undefined) =>
  met === undefined ? '      ' : met ? 'ok    ' : 'MISSED';

export function printRow({ label, engine, figure, budget, isMet }: Row): void {
  const columns = [
    describeOutcome(isMet),
    engine.padEnd(10),
    label.padEnd(60),
    figure.padStart(24),
    `  ${budget}`,
  ];
  process.stdout.write(`${columns.join(' ')}\n`);
}
