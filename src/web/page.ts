import { createContext, data, type RouterContextProvider } from 'react-router'
import type { AnswerOf, Endpoint, Envelope, InputOf } from '#src/shared/endpoint.ts'
import type { PageGiven, RootData } from '#src/shared/page.ts'
import type { Both } from '#src/shared/locale.ts'

/** Calls an endpoint while the page is rendered. A refusal becomes the page's status: 404, 403, 500. */
type PageApi = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>

export const pageContext = createContext<PageGiven>()

/** For loaders: `const { api, viewer, locale } = pageOf(context)`. */
export function pageOf(context: Readonly<RouterContextProvider>) {
  const given = context.get(pageContext)
  const { viewer, locale, site } = given.root
  const api: PageApi = async (endpoint, input) => {
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.path} cannot be called by a page`)
    const { status, envelope } = await given.call(endpoint, input)
    if (envelope.code !== 0) throw refusal(status, envelope)
    return envelope.data as AnswerOf<typeof endpoint>
  }
  return { api, viewer, locale, site, requestId: given.requestId }
}

/** The error page's data after a refused call, a guard's refusal or an unknown address. */
export interface PageRefusal {
  id: string
  text: Both
  root?: RootData
}

function refusal(status: number, envelope: Envelope) {
  const refused: PageRefusal = {
    id: envelope.error ?? 'common.failed',
    text: { zh: envelope.msg, en: envelope.enmsg },
  }
  // A malformed id in the address names no page, so the status is 404.
  return data(refused, { status: status === 400 ? 404 : status < 400 ? 500 : status })
}

/**
 * `unlessBroken(api(…))`: null where the reading of one part of a page breaks on the server, so that the rest stands
 * and the part says so (`PartFailed`). A refusal, such as 404, remains the page's status.
 */
export const unlessBroken = <T>(part: Promise<T>): Promise<T | null> =>
  part.catch((error: unknown) => {
    if (statusOf(error) < 500) throw error
    return null
  })

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('init' in error)) return 0
  return (error.init as ResponseInit | null)?.status ?? 0
}

/** For a loader that has no result: `throw notFound()`. */
export const notFound = () =>
  data<PageRefusal>({ id: 'common.notFound', text: { zh: '', en: '' } }, { status: 404 })

/** Returns the id of the refusal that `api` threw in a loader: 'course.notJoined'; undefined for other errors. */
export function refusalId(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  const { data: refused } = error
  if (typeof refused !== 'object' || refused === null || !('id' in refused)) return undefined
  return typeof refused.id === 'string' ? refused.id : undefined
}
