/** Kinds of people, and the groups of them that may make a call. The `calls.test.ts` of a room names one for each call. */
export const kindsOfPeople = [
  'visitor',
  'locked',
  'none',
  'student',
  'unverified',
  'teacher',
  'editor',
  'reviewer',
  'admin',
] as const
export type KindOfPerson = (typeof kindsOfPeople)[number]

export const everyone: readonly KindOfPerson[] = kindsOfPeople
/** A locked account has no session. */
export const signedIn: readonly KindOfPerson[] = everyone.filter(
  (kind) => kind !== 'visitor' && kind !== 'locked',
)
export const withRole = signedIn.filter((kind) => kind !== 'none')
/** Verified or not: acts that need verification check it on the object. */
export const teachers = withRole.filter((kind) => kind !== 'student')
export const reviewers: readonly KindOfPerson[] = ['reviewer', 'admin']
export const admins: readonly KindOfPerson[] = ['admin']
