import { sessionApi } from '#src/shared/session-contract.ts'
import {
  type AnswerOf,
  divideInput,
  type Endpoint,
  endpointUrl,
  type Envelope,
  type InputOf,
} from '#src/shared/endpoint.ts'
import { codeOk, kinds } from '#src/shared/errors.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { ApiError, badConfig, noAnswer } from './api-error.ts'
import { bothOf } from './i18n.tsx'
import { randomHex } from './random-hex.ts'
import { shellText } from './text.ts'

/** Specification, sections 7 and 9. */
const timeoutMs = 30_000
const retried = new Set([408, 429, 500, 502, 503, 504])

export interface CallOptions {
  /** Shows no error toast, because the caller reports the failure. */
  quiet?: boolean
  /** Shows no progress bar, because the person does not wait for the answer. */
  background?: boolean
  signal?: AbortSignal
  /** The call outlives the page, as a last progress report must. */
  keepalive?: boolean
}

/** The client's dependencies, so that tests can replace them. */
interface ClientWorld {
  fetch: typeof globalThis.fetch
  tokens: {
    read(): TokenRecord | undefined
    write(record: TokenRecord, renews?: string): void
    clear(): void
  }
  locale(): Locale
  now(): number
  progress: { start(): void; done(): void }
  showError(text: string): void
  goToLogin(): void
  reload(): void
  /** Holds a lock across all tabs while it runs, because a refresh credential is valid for one use only. */
  alone<T>(run: () => Promise<T>): Promise<T>
}

type Called = Pick<Endpoint, 'method' | 'path' | 'access' | 'repeatable' | 'headers'>

const { zh, en } = bothOf(shellText)

/** An error that the client reports in the words of the page's own texts. */
const refusal = (code: number, text: 'noToken' | 'loginExpired', error: string) => () =>
  new ApiError({ code, msg: zh[text], enmsg: en[text], data: null, error })
const noToken = refusal(401, 'noToken', 'common.noToken')
const ended = refusal(403, 'loginExpired', 'common.sessionEnded')

interface Answered {
  status: number
  envelope: Envelope
  /** Milliseconds since 1970 by the server's clock, to the second. */
  sentAt?: number
}

/** Creates the browser's only client of the server (specification, sections 4, 7 and 8). */
export function createClient(world: ClientWorld) {
  const { tokens } = world
  let refreshing: Promise<string> | undefined

  async function api<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<AnswerOf<E>> {
    if (!options.background) world.progress.start()
    try {
      const url = endpointUrl(endpoint)
      const { query, headers, body } = encode(endpoint, input)
      if (body !== undefined) headers['content-type'] = 'application/json'
      if (endpoint.method === 'POST' && endpoint.repeatable) {
        headers['idempotency-key'] = randomHex()
      }
      const envelope = await authorised(endpoint, (token) =>
        send(
          url + query,
          { method: endpoint.method, headers: withToken(headers, token), body },
          {
            ...options,
            retry: endpoint.repeatable,
          },
        ),
      )
      return envelope.data as AnswerOf<E>
    } catch (error) {
      throw reported(error, options)
    } finally {
      if (!options.background) world.progress.done()
    }
  }

  const withToken = (headers: Record<string, string>, token: string | undefined) => ({
    ...headers,
    'accept-language': world.locale(),
    ...(token !== undefined && { token }),
  })

  /** Runs a call with a token that has not expired by the local clock, and once more after a 401. */
  async function authorised(
    endpoint: Called,
    run: (token: string | undefined) => Promise<{ status: number; envelope: Envelope }>,
  ): Promise<Envelope> {
    const token = await currentToken(endpoint)
    let answer = await run(token)
    if (token !== undefined && answer.status === kinds.tokenExpired.status) {
      // Another call may have refreshed the token in the meantime; the retry then uses that token.
      const now = tokens.read()?.access_token
      answer = await run(now !== undefined && now !== token ? now : await refresh(token))
    }
    const { envelope } = answer
    if (envelope.code === codeOk) return envelope
    if (envelope.code === kinds.tokenExpired.code || envelope.code === kinds.sessionEnded.code) {
      tokens.clear()
      world.goToLogin()
      throw ended()
    }
    throw new ApiError(envelope)
  }

  async function currentToken({ access }: Called): Promise<string | undefined> {
    const record = tokens.read()
    if (!record) {
      if (access === 'public') return undefined
      tokens.clear()
      world.goToLogin()
      throw noToken()
    }
    // 0 marks an older record without an expiry; the server decides whether its token is valid.
    if (record.expires === 0 || record.expires > world.now()) return record.access_token
    return refresh(record.access_token)
  }

  /** Refreshes the token once for all waiting calls. */
  function refresh(stale: string): Promise<string> {
    refreshing ??= world.alone(() => renew(stale)).finally(() => (refreshing = undefined))
    return refreshing
  }

  async function renew(stale: string): Promise<string> {
    const record = tokens.read()
    // Another tab may have refreshed the token while this one waited for the lock.
    if (record && record.access_token !== stale && record.expires > world.now()) {
      return record.access_token
    }
    const { status, envelope, sentAt } = await send(
      endpointUrl(sessionApi.refresh),
      {
        method: 'POST',
        headers: withToken({ 'content-type': 'application/json' }, undefined),
        body: '{}',
      },
      { retry: false },
    )
    if (envelope.code === codeOk) {
      const { access_token, expires } = envelope.data as TokenRecord
      // Kept by the device's clock, which may be hours ahead: every call would renew the token otherwise.
      const ahead = sentAt === undefined ? 0 : world.now() - sentAt
      tokens.write({ access_token, expires: expires + ahead }, record?.access_token)
      return access_token
    }
    // A temporary failure of the server does not end the session.
    if (retried.has(status)) throw new ApiError(envelope)
    tokens.clear()
    world.reload()
    throw ended()
  }

  async function send(
    url: string,
    init: { method: string; headers: Record<string, string>; body: string | undefined },
    { signal, keepalive, retry }: CallOptions & { retry: boolean },
  ): Promise<Answered> {
    for (let attempt = 1; ; attempt++) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const answer = await world.fetch(url, {
        method: init.method,
        headers: init.headers,
        ...(init.body !== undefined && { body: init.body }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(keepalive && { keepalive }),
        credentials: 'same-origin',
      })
      if (retry && attempt === 1 && retried.has(answer.status)) {
        await answer.body?.cancel()
        continue
      }
      const date = Date.parse(answer.headers.get('date') ?? '')
      return {
        status: answer.status,
        envelope: envelopeIn(await answer.text()),
        ...(!Number.isNaN(date) && { sentAt: date }),
      }
    }
  }

  /**
   * Shows the error, unless the call is quiet or the refusal is expected, and returns it as an ApiError.
   * The error of an aborted call is returned as it is and never shown.
   */
  function reported(error: unknown, { quiet, signal }: CallOptions): unknown {
    if (signal?.aborted) return error
    const failure =
      error instanceof ApiError ? error : noAnswer(isLost(error) ? 'offline' : 'noEnvelope')
    const expected = failure.code === kinds.expected.code
    if (!quiet && !expected) {
      const english = world.locale() === 'en-US' && failure.enMessage !== ''
      world.showError(english ? failure.enMessage : failure.message)
    }
    return failure
  }

  /** Refreshes the token before it expires. @returns false when that failed: the session is unchanged or over. */
  const renewed = (stale: string) =>
    refresh(stale).then(
      () => true,
      () => false,
    )

  return { api, authorised, reported, withToken, renew: renewed }
}

interface Encoded {
  query: string
  headers: Record<string, string>
  body?: string
}

function encode(endpoint: Called, input: unknown): Encoded {
  try {
    if (endpoint.method !== 'GET') {
      return { query: '', headers: {}, body: JSON.stringify(input ?? {}) }
    }
    const { query, headers } = divideInput(endpoint, input)
    return { query: queryOf(query), headers }
  } catch {
    throw badConfig()
  }
}

/**
 * Returns the envelope in the text of an answer.
 * @throws ApiError for anything else, such as a proxy's page: the site is at fault, not the reader's network.
 */
export function envelopeIn(text: string): Envelope {
  const envelope = parsed(text) as Partial<Envelope> | null | undefined
  if (typeof envelope?.code !== 'number') throw noAnswer('noEnvelope')
  return envelope as Envelope
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `fetch` reports a failed connection as a TypeError. A time-out does not say whether the network was slow. */
const isLost = (error: unknown) => error instanceof TypeError

/** Arrays travel as `name[]`, each element JSON-encoded (specification, section 7). */
export function queryOf(input: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) {
      for (const item of value) query.append(`${name}[]`, JSON.stringify(item))
    } else {
      query.append(name, typeof value === 'string' ? value : JSON.stringify(value))
    }
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
