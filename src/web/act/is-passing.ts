import { codeNoAnswer, kinds } from '#src/shared/errors.ts'
import { ApiError } from '#src/web/api-error.ts'

/** A session may end and a server may restart; what was refused is sent again after either. */
const passing = new Set<number>([
  codeNoAnswer,
  kinds.tokenExpired.code,
  kinds.sessionEnded.code,
  kinds.tooMany.code,
])

/** Whether a failed call passes by itself, so that a later try may succeed. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || passing.has(error.code) || (error.code >= 500 && error.code < 600)
