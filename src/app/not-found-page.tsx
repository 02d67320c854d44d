import { notFound } from '#src/web/page.ts'

/**
 * In the browser: an address that its list of pages does not name. The list leaves out pages for
 * others (scripts/compact-manifest.ts), so the server is asked for the whole document.
 */
export function clientLoader({ request }: { request: Request }): Promise<never> {
  window.location.assign(request.url)
  return new Promise(() => {})
}

/** Every address that no row of the route table names. */
export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
