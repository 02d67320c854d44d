import { notFound } from '#src/web/page.ts'

/** Every address that no row of the route table names. */
export function loader() {
  throw notFound()
}

export default function NotFound() {
  return null
}
