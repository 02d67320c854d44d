import { isBuilt, type RouteRow } from '#src/shared/page-row.ts'
import { passesRoleGuard } from '#src/shared/viewer.ts'
import { decideCall, decidePage, pageAccess, type Standing } from '../http/access.ts'

/**
 * Returns the pages behind sign-in that menus and links offer a person: those that are built, need no
 * id in their address, and that the guards let the person open. Cached by roles and by the need
 * of a new password, since nothing else decides.
 */
export function offeredPages(
  rows: readonly RouteRow[],
): (person: NonNullable<Standing>) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  const candidates = rows.filter(
    (row) => row.access !== 'public' && isBuilt(row) && !row.path.includes(':'),
  )
  return (person) => {
    const key = [person.mustChangePassword, person.accountRole, ...person.customRoles].join()
    const found = known.get(key) ?? candidates.filter(isFor(person)).map(({ path }) => path)
    known.set(key, found)
    return found
  }
}

const isFor = (person: NonNullable<Standing>) => (row: RouteRow) =>
  decidePage(row, person, isBuilt).may &&
  (row.offeredTo === 'learner'
    ? !passesRoleGuard(person)
    : decideCall(pageAccess(row.offeredTo), person).may)
