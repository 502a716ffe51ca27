/** What became of one document. */
export interface SurveyRow {
  /** As it was given. */
  file: string;
  built: boolean;
  operations: number;
  pages: number;
  /** The first of them, with their lines. */
  errors: string[];
  errorCount: number;
  warnings: number;
  seconds: number;
  /** Data of the pages, before rendering. */
  megabytes: number;
  /** Largest resident memory, MiB. */
  memory: number;
}

/** The survey as a Markdown table, and a line of sums. */
export function surveyTable(rows: readonly SurveyRow[]): string {
  const built = rows.filter((row) => row.built);
  const sum = (pick: (row: SurveyRow) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const lines = rows.map(
    ({ file, operations, pages, errors, warnings, seconds, megabytes, memory }) =>
      `| ${[file, errors[0] === undefined ? 'yes' : `**no**: ${errors[0].replaceAll('|', '\\|').slice(0, 200)}`, operations, pages, warnings, seconds.toFixed(1), megabytes.toFixed(1), memory.toFixed(0)].join(' | ')} |`,
  );
  return [
    `${built.length} of ${rows.length} documents build; ${sum((row) => row.operations)} operations, ${sum((row) => row.pages)} pages, ${sum((row) => row.warnings)} warnings.`,
    '',
    '| Document | Builds | Operations | Pages | Warnings | Seconds | MB of data | MiB of memory |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}
