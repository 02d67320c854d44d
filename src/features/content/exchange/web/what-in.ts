import { queryValue } from '#src/shared/query-value.ts'
import type { Query } from '#src/shared/page-path.ts'
import type { ExportOrder } from '../export-api.ts'

type What = ExportOrder['what']
const isId = (text: string | undefined) => /^[1-9]\d{0,9}$/.test(text ?? '')

/** Reads from an address what is exported. Without anything: all of one's own questions. */
export function whatIn(url: string): What {
  const { search } = new URL(url)
  const ids = (queryValue(search, 'questions') ?? '').split(',').filter(isId).map(Number)
  if (ids.length > 0) return { kind: 'questions', questionIds: ids }
  const paper = queryValue(search, 'paper')
  if (isId(paper)) return { kind: 'paper', paperId: Number(paper) }
  const quiz = queryValue(search, 'quiz')
  if (isId(quiz)) return { kind: 'quiz', quizId: Number(quiz) }
  const folder = queryValue(search, 'folder')
  return { kind: 'folder', folderId: isId(folder) ? Number(folder) : null }
}

/** The query of the same address. */
export function queryOf(what: What): Query {
  if (what.kind === 'questions') return { questions: what.questionIds.join(',') }
  if (what.kind === 'paper') return { paper: what.paperId }
  if (what.kind === 'quiz') return { quiz: what.quizId }
  return what.folderId === null ? {} : { folder: what.folderId }
}
