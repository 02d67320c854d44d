import '#src/web/styles/tokens.css'
import '#src/web/styles/base.css'
import type { ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { commonErrors } from '#src/shared/errors.ts'
import { defaultLocale, pick, splitLocale } from '#src/shared/locale.ts'
import { ErrorPage, wordsOf } from './error-page.tsx'
import { LocaleProvider, useText } from '#src/web/i18n.tsx'
import { Frame } from './shell/frame.tsx'
import { headOf } from '#src/web/page-meta.ts'
import { AddressContext } from '#src/web/address.ts'
import { LinkContext } from '#src/web/link.tsx'
import { NotReady } from '#src/web/not-ready.tsx'
import { PageViews } from '#src/web/page-views.tsx'
import { pageContext, type PageRefusal } from '#src/web/page.ts'
import { type RootData } from '#src/shared/page.ts'
import { PageServices } from './page-services.tsx'
import { PostedContext } from '#src/web/posted.ts'
import { usePlain } from '#src/web/plain.tsx'
import { RootDataContext, useRequestId, useRootData } from '#src/web/root-data.ts'
import { HydratedLink } from '#src/web/router-link.tsx'
import { Tooltips } from '#src/web/ui/tooltip.tsx'
import css from '#src/web/shell.module.css'
import { RouterRefresh } from '#src/web/router-refresh.tsx'
import { shellText } from '#src/web/text.ts'
import { Overlays } from '#src/web/ui/overlays.tsx'

/** All that a guard may say. A function, so that browsers load none of the words. */
const refusals = () => [commonErrors.notFound, commonErrors.teachersOnly, commonErrors.forbidden]

/** Applies the server's decision about this address, for documents and client navigations alike. */
export const middleware: MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    const { verdict, root } = context.get(pageContext)
    if (verdict.kind === 'redirect') {
      // A browser has the code of one language only: another one begins with a document.
      const [from, to] = [new URL(request.url).pathname, verdict.to].map(
        (at) => splitLocale(at).locale,
      )
      throw from === to ? redirect(verdict.to) : redirectDocument(verdict.to)
    }
    if (verdict.kind === 'refuse') {
      const { zh, en } = verdict.text ?? refusals().find((known) => known.id === verdict.id)!
      const refusal: PageRefusal = { id: verdict.id, text: { zh, en }, root }
      throw data(refusal, { status: verdict.status })
    }
    return next()
  },
]

export function loader({ context }: LoaderFunctionArgs): RootData {
  return context.get(pageContext).root
}

export function meta({ loaderData, error }: { loaderData?: RootData; error?: unknown }) {
  const root = loaderData ?? rootOf(error) ?? remembered
  // A page without an error gets null here.
  if (root && (error === undefined || error === null)) return headOf(root)
  const locale = root?.locale ?? defaultLocale
  const { status = '', title, text } = wordsOf(error, locale)
  const page = `${status} ${title}`.trim()
  return [
    { title: root ? `${page} - ${pick(root.site.name, locale)}` : page },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot()
  const { pathname, search } = useLocation()
  const locale = root?.locale ?? defaultLocale
  const plain = usePlain()
  return (
    <html
      lang={locale}
      data-scheme={root?.scheme}
      data-request={useRequestId()}
      // The scheme switch writes it before the page is hydrated again.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {plain?.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <LocaleProvider value={locale}>
          <AddressContext value={{ pathname, search }}>
            <RootDataContext value={root}>
              {plain ? (
                <>
                  <SkipLink />
                  {children}
                  <Tooltips />
                  {plain.bars}
                  {root && <PageViews site={root.site} />}
                </>
              ) : (
                <PostedContext value={root?.posted}>
                  <HydratedPage root={root}>{children}</HydratedPage>
                </PostedContext>
              )}
            </RootDataContext>
          </AddressContext>
        </LocaleProvider>
      </body>
    </html>
  )
}

/** A page that React hydrates in the browser. */
function HydratedPage({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  return (
    <>
      <LinkContext value={HydratedLink}>
        <SkipLink />
        <RouterRefresh>{children}</RouterRefresh>
        <NotReady />
        <Overlays />
        {root && <PageServices root={root} />}
      </LinkContext>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

/** The last data of the root, for an error page after a navigation that brought none. */
let remembered: RootData | undefined

/** Returns the root's data that a refusal carries. */
const rootOf = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as PageRefusal | null)?.root : undefined

/** Returns the root's data, on an error page too. */
function useRoot(): RootData | undefined {
  const loaded = useRouteLoaderData<() => RootData>('root')
  const error = useRouteError()
  const root = loaded ?? rootOf(error)
  if (typeof window === 'undefined') return root
  return remember(root)
}

function remember(root: RootData | undefined): RootData | undefined {
  remembered = root ?? remembered
  return remembered
}

function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      {useText(shellText).skip}
    </a>
  )
}

export default function Root() {
  const { layout } = useLoaderData<typeof loader>()
  return (
    <Frame layout={layout}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const page = <ErrorPage error={error} />
  return useRootData() ? <Frame layout="no-sidebar">{page}</Frame> : page
}
