/** '0' none chosen yet, '1' student, '2' teacher (specification, section 3; product decisions). */
export const accountRoles = ['0', '1', '2'] as const
export type AccountRole = (typeof accountRoles)[number]

export const customRoles = ['admin', 'editor', 'reviewer'] as const
export type CustomRole = (typeof customRoles)[number]

/** The person behind a call. */
export interface Viewer {
  id: number
  sessionId: number
  username: string
  realName: string
  /** In Latin letters: for pages in English. */
  latinName: string
  avatar: string | null
  accountRole: AccountRole
  customRoles: CustomRole[]
  /** Until the password is changed, nothing else is open. */
  mustChangePassword: boolean
  /** When the account will be deleted: null without a request, and while the deletion is on hold. */
  erasesAt: string | null
}

type Roles = Pick<Viewer, 'accountRole' | 'customRoles'>

export const isAdmin = (viewer: Roles | null) => viewer?.customRoles.includes('admin') ?? false

/** The specification's role guard: teachers, verified or not, and administrators. */
export const passesRoleGuard = (viewer: Roles | null) =>
  viewer?.accountRole === '2' || isAdmin(viewer)

/** Whether the person teaches or works in the back office; some pages are for these people only. */
export const isStaff = (viewer: Roles | null) =>
  viewer?.accountRole === '2' || (viewer?.customRoles.length ?? 0) > 0
