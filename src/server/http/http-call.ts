import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { type Endpoint, headerOf } from '#src/shared/endpoint.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { defaultLocale, isLocale, type Locale } from '#src/shared/locale.ts'
import { knownSession } from './caller.ts'
import type { Kernel } from '../kernel.ts'
import { isForeign } from './foreign.ts'
import type { CallContext } from './registry.ts'
import { isTooDeep } from './request-body.ts'

/** Makes the context of a call over HTTP: its viewer is the one behind the `token` header. */
export function readCaller(kernel: Kernel, request: FastifyRequest): Promise<CallContext> {
  // Only the header counts here: a browser sends a cookie by itself, also for a foreign site.
  const { token } = request.headers
  return contextOf(kernel, request, {
    token: typeof token === 'string' ? token : '',
    locale: languageOf(request),
    // A foreign page's request acts with nothing that the browser adds by itself.
    cookies: isForeign(request, kernel.config) ? {} : parseCookie(request.headers.cookie ?? ''),
  })
}

interface Given extends Pick<CallContext['origin'], 'token' | 'cookies'> {
  locale: Locale
}

/** Makes the context of a call, whether a script or the form of a page makes it. */
export async function contextOf(
  kernel: Pick<Kernel, 'sessions'>,
  request: FastifyRequest,
  { token, locale, cookies }: Given,
): Promise<CallContext> {
  const resolution = token === '' ? undefined : await knownSession(request, token, kernel.sessions)
  return {
    viewer: resolution && 'viewer' in resolution ? resolution.viewer : null,
    refusal: resolution && 'refusal' in resolution ? resolution.refusal : undefined,
    locale,
    pay: request.caller?.pay,
    origin: {
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      token,
      cookies,
      setCookies: [],
    },
  }
}

/** Reads a call's input from an HTTP request: the body, or a read's query and headers. */
export function readInput(kernel: Kernel, endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.method !== 'GET') return request.body
  if (!endpoint.repeatable) refuseForeign(request, kernel)
  const input = readQuery(request.query)
  for (const name of endpoint.headers ?? []) {
    delete input[name]
    const value = request.headers[headerOf(name)]
    if (typeof value === 'string') input[name] = value
  }
  return input
}

/** A read that has an effect, such as a code sent, is refused to another site's page, and to a picture or frame. */
function refuseForeign(request: FastifyRequest, { config }: Kernel): void {
  const use = request.headers['sec-fetch-dest'] ?? 'empty'
  if (isForeign(request, config) || (use !== 'empty' && use !== 'document')) {
    throw new AppError(commonErrors.forbidden)
  }
}

/** The client names its page's language; other callers get the one that their browser prefers. */
function languageOf(request: FastifyRequest): Locale {
  const header = request.headers['accept-language'] ?? ''
  const first = header.split(',')[0]?.trim() ?? ''
  if (isLocale(first)) return first
  return first.toLowerCase().startsWith('en') ? 'en-US' : defaultLocale
}

/** Array parameters travel as `name[]`, each element JSON-encoded (specification, section 7). */
export function readQuery(query: unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    if (!name.endsWith('[]')) {
      input[name] = Array.isArray(value) ? value.at(-1) : value
      continue
    }
    const elements: unknown[] = Array.isArray(value) ? value : [value]
    input[name.slice(0, -2)] = elements.map(parseElement)
  }
  return input
}

function parseElement(text: unknown): unknown {
  const json = String(text)
  try {
    return isTooDeep(json) ? text : (JSON.parse(json) as unknown)
  } catch {
    return text
  }
}
