import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { readTokenRecord, tokenCookie } from '#src/shared/token-record.ts'
import { addressKey } from '../net/address-key.ts'
import { widthOf } from '../net/networks.ts'
import type { Cost } from './cost-limit.ts'
import { isOwnPost } from './own-post.ts'
import type { Resolution, Sessions } from './session.ts'
import type { Kernel } from '../kernel.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that is authorised by its cookie, as pages are. */
    byCookie?: boolean
  }
  interface FastifyRequest {
    /** Set before anything else happens to a request; null where a test leaves the limits out. */
    caller: Caller | null
  }
}

/** The sender of a request, as far as it counts for limits. */
export interface Caller {
  /** 'user 7', or a visitor's address (of IPv6 the network). */
  key: string
  token: string | undefined
  /** Undefined without a token. */
  session: Resolution | undefined
  /** The limits of an address are this many times as wide (`widthOf`); 1 for a person. */
  width: number
  /** The last cost that the request was charged. */
  charged: Cost | undefined
  /** @throws TooMany when the caller has spent the allowance */
  pay: (cost: Cost) => void
  /**
   * Charges one call, whether it came over HTTP or as the form of a page: its cost, and its count of `perMinute`.
   * @throws TooMany when the caller has spent the allowance, or has made as many as a minute allows
   */
  charge: (endpoint: Charged) => void
}

/** A call as far as it is charged. */
export type Charged = Pick<Endpoint, 'path' | 'perMinute' | 'cost'>

interface Found extends Omit<Caller, 'charged' | 'pay' | 'charge'> {
  /** Of a person the address, where heavy users share an allowance. */
  shared: { key: string; width: number } | undefined
}

/** Finds a request's caller. An invented token costs no look-up (`session.ts`), and counts for its address. */
export function callerFinder({
  config,
  sessions,
}: Pick<Kernel, 'config' | 'sessions'>): (request: FastifyRequest) => Promise<Found> {
  return async (request) => {
    const ip = addressKey(request.ip)
    const width = widthOf(config, request.ip)
    const token = tokenOf(request, config)
    const session = token === undefined ? undefined : await sessions.resolve(token)
    const isPerson = session !== undefined && 'viewer' in session
    if (!isPerson) return { key: ip, token, session, width, shared: undefined }
    const shared = { key: ip, width }
    return { key: `user ${session.viewer.id}`, token, session, width: 1, shared }
  }
}

/**
 * Identifies callers by the header, and readers of pages by the cookie that pages are rendered by, also where
 * a page of this site sends a form: a whole school behind one address must not share one allowance.
 */
function tokenOf(request: FastifyRequest, config: Kernel['config']): string | undefined {
  const { headers, method, url, routeOptions } = request
  if (typeof headers.token === 'string' && headers.token !== '') return headers.token
  if (headers.cookie === undefined) return undefined
  if (method !== 'GET' && !(method === 'POST' && isOwnPost(request, config))) return undefined
  if (url.startsWith('/api/') && !routeOptions.config.byCookie) return undefined
  return readTokenRecord(parseCookie(headers.cookie)[tokenCookie])?.access_token
}

/** Returns the session behind a token, as the limits found it. */
export async function knownSession(
  { caller }: Pick<FastifyRequest, 'caller'>,
  token: string,
  sessions: Sessions,
): Promise<Resolution> {
  return caller?.session && caller?.token === token ? caller.session : sessions.resolve(token)
}
