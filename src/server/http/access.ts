import type { Access } from '#src/shared/endpoint.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import { commonErrors, type KnownError } from '#src/shared/errors.ts'
import type { Both } from '#src/shared/locale.ts'
import { isAdmin, passesRoleGuard, type Viewer } from '#src/shared/viewer.ts'
import { changePasswordPath, chooseRolePath, signInPath } from '#src/shared/page-path.ts'
import type { RouteRow } from '#src/shared/page-row.ts'
import { accessReasons } from './access-reasons-text.ts'
import type { CallContext } from './registry.ts'

/** The facts about a person that decide; null is a visitor. */
export type Standing =
  (Pick<Viewer, 'accountRole' | 'customRoles'> & Partial<Pick<Viewer, 'mustChangePassword'>>) | null

/** Why an existing account has no viewer; given only where access is explained. */
export type ShutOut = 'locked' | 'erased' | null

interface Decision {
  may: boolean
  reason: keyof typeof accessReasons
  /** The reason as a sentence. */
  why: Both
}

/**
 * Decides whether this person may make a call of this access, before any right on the object itself.
 * Calls, pages, the back office's explanation and docs/rights.md all use it.
 */
export function decideCall(access: Access, person: Standing, shut: ShutOut = null): Decision {
  if (access === 'public') return yes('everyone')
  if (!person) return no(shut ?? 'signInNeeded')
  if (access === 'session') return yes('signedIn')
  if (person.mustChangePassword) return no('passwordNeeded')
  if (person.accountRole === '0') return no('roleNeeded')
  if (access === 'login') return yes('hasRole')
  if (access === 'teacher') {
    if (!passesRoleGuard(person)) return no('teachersOnly')
    return yes(person.accountRole === '2' ? 'isTeacher' : 'isAdmin')
  }
  if (isAdmin(person)) return yes('isAdmin')
  if (access === 'admin') return no('adminsOnly')
  return person.customRoles.includes(access) ? yes('isReviewer') : no('reviewersOnly')
}

/** Decides the same for a page, by the navigation guards of the specification (section 2), in their order. */
export function decidePage(
  row: RouteRow | undefined,
  person: Standing,
  isBuilt: (row: RouteRow) => boolean,
  shut: ShutOut = null,
): Decision {
  const access = pageAccess(row?.access)
  if (person && row?.path === signInPath) return no('alreadySignedIn')
  // This holds for public pages too: a printed password has to be replaced, then a role chosen.
  if (person?.mustChangePassword) {
    return row?.path === changePasswordPath ? yes('signedIn') : no('passwordNeeded')
  }
  if (person?.accountRole === '0' && row?.path !== chooseRolePath) return no('roleNeeded')
  // A role is chosen once, so its page is closed to those who have one.
  if (person && person.accountRole !== '0' && row?.path === chooseRolePath) {
    return no('alreadySignedIn')
  }
  const decision = decideCall(row?.path === chooseRolePath ? 'session' : access, person, shut)
  if (!decision.may) return decision
  return row && isBuilt(row) ? decision : no('notBuilt')
}

/** The call's level that a page's access stands for. */
export function pageAccess(access: RouteRow['access'] = 'public'): Access {
  return access === 'roleGuard' ? 'teacher' : access
}

const yes = (reason: Decision['reason']): Decision => decision(true, reason)
const no = (reason: Decision['reason']): Decision => decision(false, reason)
const decision = (may: boolean, reason: Decision['reason']) => ({
  may,
  reason,
  why: accessReasons[reason],
})

/**
 * Whether this person may make the call at all, before any right on the object itself. Answers that
 * list the reader's next acts check this first, as the call does.
 */
export function mayCall(
  { access }: { access: Access },
  person: Standing,
  refusal?: CallContext['refusal'],
): Ruling {
  const { may, reason } = decideCall(access, person)
  if (may) return null
  if (reason === 'signInNeeded') return signInRefusal(refusal)
  return callRefusals[reason] ?? commonErrors.forbidden
}

/** @throws the refusal of a call that this person may not make at all */
export function checkAccess(
  endpoint: { access: Access },
  { viewer, refusal }: Pick<CallContext, 'viewer' | 'refusal'>,
): void {
  must(mayCall(endpoint, viewer, refusal))
}

function signInRefusal(refusal: CallContext['refusal']): KnownError {
  if (refusal === 'ended') return commonErrors.sessionEnded
  return refusal ? commonErrors.tokenExpired : commonErrors.noToken
}

const callRefusals: Partial<Record<Decision['reason'], KnownError>> = {
  passwordNeeded: commonErrors.passwordNeeded,
  roleNeeded: commonErrors.roleNeeded,
  teachersOnly: commonErrors.teachersOnly,
}
