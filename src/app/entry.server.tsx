import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#src/web/page.ts'
import { type PageGiven } from '#src/shared/page.ts'
import { Bars } from '#src/web/bars.tsx'
import { HydrationContext } from '#src/web/island.tsx'
import { PostedContext } from '#src/web/posted.ts'
import { PlainContext } from '#src/web/plain.tsx'
import { earlyTaps } from './early-taps.ts'
import { steps } from './steps.ts'
import { RequestIdContext } from '#src/web/root-data.ts'

// The server around the pages reaches them only through this module: a bundle has its own copies of
// React Router and of every context, so the server must not import those by itself.
export const createHandler = createRequestHandler

export function newPageContext(given: PageGiven): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, given)
  return context
}

/** Nothing here streams to the reader: the page's policy is made of its scripts, so it must be whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, requestId, plain, root, posted } = context.get(pageContext)
  const page = (
    <RequestIdContext.Provider value={status >= 500 ? requestId : undefined}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestIdContext.Provider>
  )
  // Static markup: no script hydrates it, so it carries no markers, and nothing in it may suspend.
  const html = plain
    ? `<!DOCTYPE html>${renderToStaticMarkup(
        <PlainContext value={{ ...plain, bars: <Bars version={plain.version} /> }}>
          <HydrationContext value={{ render: renderPart, data: { root, posted }, steps }}>
            {/* For forms outside an island; a hydrated page has it in its root's data. */}
            <PostedContext value={posted}>{page}</PostedContext>
          </HydrationContext>
        </PlainContext>,
      )}`
    : await render(page, nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

const renderPart = (part: React.ReactNode, identifierPrefix: string) =>
  renderToString(part, { identifierPrefix })

function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: earlyTaps,
      onShellError: reject,
      // A part that fails under a boundary would leave a page that only looks whole.
      onError: (error) => {
        failure ??= error
      },
      onAllReady() {
        if (failure !== undefined) {
          reject(failure)
          return
        }
        const chunks: Buffer[] = []
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk)
            done()
          },
        })
        sink.on('finish', () => resolve(Buffer.concat(chunks).toString('utf8')))
        pipe(sink)
      },
    })
  })
}

/** Told to the server's log, with the request's id. */
export function handleError(error: unknown, { context }: { context: unknown }): void {
  const given = (context as RouterContextProvider | undefined)?.get(pageContext)
  given?.failed(error)
}
