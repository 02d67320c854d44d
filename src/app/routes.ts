import type { RouteConfigEntry } from '@react-router/dev/routes'
import { routes } from './pages.ts'
import { isBuilt } from '#src/shared/page-row.ts'

/** React Router's view of the route table. An address that no row names ends in the root's 404 page. */
export default [
  ...routes.filter(isBuilt).map((row) => ({
    id: row.path,
    path: `:locale${row.path === '/' ? '' : row.path.replace(/\(.*?\)/, '')}`,
    file: `../features/${row.file}`,
  })),
  { id: 'not-found', path: '*', file: 'not-found-page.tsx' },
] satisfies RouteConfigEntry[]
