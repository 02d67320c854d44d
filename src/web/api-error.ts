import { codeNoAnswer, type FieldError } from '#src/shared/errors.ts'
import type { Envelope } from '#src/shared/endpoint.ts'
import { bothOf } from './i18n.tsx'
import { shellText } from './text.ts'

/** A call that did not succeed. The person has been told, unless the call was quiet. */
export class ApiError extends Error {
  readonly code: number
  /** The refusal's id: 'course.notPublished'; empty when no answer came. */
  readonly id: string
  readonly enMessage: string
  readonly data: unknown
  /** What is wrong with which field, for code 400. */
  readonly fields: FieldError[]

  constructor({ code, msg, enmsg, data, error }: Omit<Envelope, 'count'>) {
    super(msg)
    this.code = code
    this.id = error ?? ''
    this.enMessage = enmsg
    this.data = data
    const told = data as { fields?: FieldError[] } | null
    this.fields = Array.isArray(told?.fields) ? told.fields : []
  }
}

/** Specification, section 7: any network failure or exception. */
export function noAnswer(): ApiError {
  const { zh, en } = bothOf(shellText)
  return new ApiError({
    code: codeNoAnswer,
    msg: zh.requestFailed,
    enmsg: en.requestFailed,
    data: null,
  })
}
