import { expect, test } from 'vitest';
import { surveyTable, type SurveyRow } from './survey-table.ts';

const row: SurveyRow = {
  file: 'a.yaml',
  built: true,
  operations: 3,
  pages: 5,
  errors: [],
  errorCount: 0,
  warnings: 1,
  seconds: 1.24,
  megabytes: 0.26,
  memory: 210.4,
};

test('a row for each document, sums above, and why one does not build', () => {
  const failed = { ...row, file: 'b.yaml', built: false, errors: ['3: #/paths: a | b'] };
  const lines = surveyTable([row, failed]).split('\n');
  expect(lines[0]).toBe('1 of 2 documents build; 6 operations, 10 pages, 2 warnings.');
  expect(lines[4]).toBe('| a.yaml | yes | 3 | 5 | 1 | 1.2 | 0.3 | 210 |');
  expect(lines[5]).toBe('| b.yaml | **no**: 3: #/paths: a \\| b | 3 | 5 | 1 | 1.2 | 0.3 | 210 |');
});
