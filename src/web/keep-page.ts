import type {
  DataRouter,
  DataStrategyResult,
  ErrorResponse,
  MiddlewareFunction,
} from 'react-router'

/**
 * From here on, a refresh that the line or the server fails leaves the page as it stands. It is the root's
 * `clientMiddleware`, set after the first page, which needs none of it.
 */
export function beginKeepingPages(): void {
  for (const root of window.__reactRouterDataRouter.routes) root.middleware = [keepPage]
}

/** Takes the data that stands where new data of the same address has failed; it is asked for again with the network. */
const keepPage: MiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>
  const { location, loaderData } = window.__reactRouterDataRouter.state
  if (!request.url.endsWith(location.pathname + location.search)) return
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isFault(result) || loaderData[id] === undefined) continue
    results[id] = { type: 'data', result: loaderData[id] }
    window.addEventListener('online', refresh, { once: true })
  }
}

/** The line is cut, or the server or its proxy answers with a failure; a refusal is an answer. */
const isFault = (error: unknown) =>
  error instanceof Error || Number((error as Partial<ErrorResponse>).status) >= 500

const refresh = () => void window.__reactRouterDataRouter.revalidate()

declare global {
  interface Window {
    /** React Router keeps the router of a page here. */
    __reactRouterDataRouter: DataRouter
  }
}
