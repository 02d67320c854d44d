import type { Envelope } from '#src/shared/endpoint.ts'
import { codeNoAnswer, type FieldError } from '#src/shared/errors.ts'
import type { Both } from '#src/shared/locale.ts'
import { bothOf } from './i18n.tsx'
import { shellText } from './text.ts'

/** A failed call. The client has already shown it, unless the call was quiet or the refusal expected. */
export class ApiError extends Error {
  readonly code: number
  /** The refusal's id: 'course.notPublished'; `clientIds` name the failures that no envelope reports. */
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

/** The failures that the client itself finds. */
export const clientIds = {
  /** The browser could not send the request, or lost the connection before the whole answer. */
  offline: 'client.offline',
  /** Something else than the envelope came, such as a proxy's page, or nothing in time. */
  noEnvelope: 'client.noEnvelope',
  /** The request could not be built: a fault of the calling code. */
  badConfig: 'client.badConfig',
} as const

/** Returns an error of the client: code -1 (specification, section 7). */
export const clientError = (id: string, { zh, en }: Both) =>
  new ApiError({ code: codeNoAnswer, msg: zh, enmsg: en, data: null, error: id })

/** Returns the error for any network failure or exception: 'request failed' (specification, section 7). */
export function noAnswer(id: 'offline' | 'noEnvelope' = 'offline'): ApiError {
  const { zh, en } = bothOf(shellText)
  return clientError(clientIds[id], { zh: zh.requestFailed, en: en.requestFailed })
}

/** Returns the error for a request that cannot be built: 'Invalid request config' (specification, section 8). */
export function badConfig(): ApiError {
  const { zh, en } = bothOf(shellText)
  return clientError(clientIds.badConfig, { zh: zh.badConfig, en: en.badConfig })
}
