import { codeNoAnswer, type FieldError } from '#src/shared/errors.ts'
import type { Envelope } from '#src/shared/endpoint.ts'
import { bothOf } from './i18n.tsx'
import { shellText } from './text.ts'

/** A failed call. The client has already shown it, unless the call was quiet or the refusal expected. */
export class ApiError extends Error {
  readonly code: number
  /** The refusal's id: 'course.notPublished'; empty when no answer came. */
  readonly id: string
  readonly enMessage: string
  readonly data: unknown
  /** The errors by field, for code 400. */
  readonly fields: FieldError[]

  constructor({ code, msg, enmsg, data, error }: Omit<Envelope, 'count'>) {
    super(msg)
    this.code = code
    this.id = error ?? ''
    this.enMessage = enmsg
    this.data = data
    const refused = data as { fields?: FieldError[] } | null
    this.fields = Array.isArray(refused?.fields) ? refused.fields : []
  }
}

/** The error for any network failure or exception (specification, section 7). */
export function noAnswer(): ApiError {
  const { zh, en } = bothOf(shellText)
  return new ApiError({
    code: codeNoAnswer,
    msg: zh.requestFailed,
    enmsg: en.requestFailed,
    data: null,
  })
}
