import { isSigned, sign } from '#src/server/secrets/secret.ts'

/** The header that carries the key of an upload. */
export const uploadKeyHeader = 'upload-key'

/**
 * Returns the key of an upload, with which a device that is not signed in adds its bytes. A room gives it to those whose
 * right to begin this upload it has checked; it opens nothing else.
 */
export const uploadKey = ({ secret }: { secret: string }, uploadId: string): string =>
  sign(secret, 'upload', uploadId)

/** Whether a request carries the key of this upload. */
export const holdsKey = (
  { secret }: { secret: string },
  uploadId: string,
  key: string | string[] | undefined,
): boolean => typeof key === 'string' && isSigned(secret, 'upload', uploadId, key)
