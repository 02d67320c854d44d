import { isSigned, sign } from '#src/server/secrets/secret.ts'

const purpose = 'schedule.feed'
const textOf = (userId: number, version: number) => `${userId} ${version}`

/** The path of a person's feed. Its secret is a signature of the version, which a renewal raises. */
export const feedPath = (
  secret: string,
  { userId, version }: { userId: number; version: number },
) => `/calendar/${userId}/${sign(secret, purpose, textOf(userId, version))}.ics`

/** Whether the name of the file, without its ending, is the secret of this version. */
export const isFeed = (
  secret: string,
  { userId, version, given }: { userId: number; version: number; given: string },
) => isSigned(secret, purpose, textOf(userId, version), given)
