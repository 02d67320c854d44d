import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'
import { bankPaths } from '../bank/paths.ts'

/** Addresses of this room's pages. */
export const exchangePaths = {
  imports: bankPaths.imports,
  exports: bankPaths.exports,
  review: (importId: Id, query?: Query) =>
    pagePath(`/user/question_bank/imports/${importId}`, query),
} as const

/** The spreadsheet in which questions are written down. */
export const templatePath = '/templates/farsail-questions.xlsx'

/** Of the files that are read; their content decides. */
export const importEndings = [
  ...['docx', 'doc', 'rtf', 'odt', 'pdf', 'xlsx', 'csv', 'tsv'],
  ...['txt', 'gift', 'xml', 'zip'],
] as const
